-- Links to exports: a secret of its own for each, of which only the digest is kept. They end with the password and with a suspension.

-- Every link that was handed out to this person before this moment is dead.
alter table users add column links_valid_from timestamptz not null default now();

alter table personal_exports
  add column asked_at timestamptz not null default now(), -- when its links were handed out: the newest time it was asked for
  add column link_digest bytea, -- of the secret that the answer showed
  add column mailed_link_digest bytea; -- of the one in the e-mail
alter table personal_exports alter column asked_at drop default;

-- What was signed with one key for all.
delete from signing_keys where name = 'personal-export';
