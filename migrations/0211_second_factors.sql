-- Since when signing in asks for a second factor; null where it does not.
alter table users add column second_factor_at timestamptz;

-- The secret that somebody's authenticator app has, sealed with a key that is not in the database. Not in use yet while second_factor_at is null.
create table second_factors (
  user_id bigint primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  -- The newest time step of which a code was used: it and those before it are used up.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id bigint not null references second_factors (user_id) on delete cascade,
  secret_digest bytea not null,
  primary key (user_id, secret_digest)
);

-- Who has given the right password, and not the second factor yet.
create table sign_in_challenges (
  secret_digest bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index on sign_in_challenges (user_id);
create index on sign_in_challenges (expires_at);
