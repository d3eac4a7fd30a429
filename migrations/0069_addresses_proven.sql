-- An address is proven by a link that is sent to it, and so is one to which somebody changes. The old one can take a change back for seven days.

create table email_proofs (
  user_id bigint primary key references users on delete cascade, -- one at a time: the newest
  email text not null,
  secret_digest bytea unique, -- null until the e-mail's link is made
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_proofs_expire on email_proofs (expires_at);

create table email_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  old_email text not null,
  undo_digest bytea unique, -- null until the e-mail's link is made
  created_at timestamptz not null default now()
);
create index email_changes_user on email_changes (user_id);
create index email_changes_age on email_changes (created_at);
