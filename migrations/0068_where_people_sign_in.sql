-- From where somebody signed in, so that others who try passwords at their account do not keep them out. Networks and browsers, the newest of each,
-- for 90 days.
create table sign_in_places (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('network', 'browser')),
  value text not null, -- a network (203.0.113.0/24), or the digest of the secret in the browser's cookie
  last_used_at timestamptz not null default now(),
  primary key (user_id, kind, value)
);
create index sign_in_places_age on sign_in_places (last_used_at);

-- When their owner was last told that somebody tries passwords.
alter table users add column told_of_tries_at timestamptz;
