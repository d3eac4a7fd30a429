-- Passkeys (WebAuthn): a device that proves by its own lock who somebody is. The public key alone is here, which opens nothing.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) <= 2000),
  -- Of a device that counts: a number that comes again shows a copy.
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, id);
create trigger forgets_answers after delete on passkeys referencing old table as gone for each statement execute function forget_answers();

-- What the service asked a device to sign is signed by the service itself and kept nowhere: strangers fill nothing. Once it has been answered it stands
-- here until it is too old, so that it opens once.
create table used_passkey_challenges (
  challenge_digest bytea primary key check (octet_length(challenge_digest) = 32),
  expires_at timestamptz not null
);
create index used_passkey_challenges_expiry on used_passkey_challenges (expires_at);

-- By what somebody signed in.
alter table tokens add column signed_in_by text not null default 'password'
  check (signed_in_by in ('password', 'second_factor', 'passkey'));

-- Whether somebody has a second factor set up: an authenticator app, or a passkey. Signing in with the password alone still works for who has only
-- passkeys: whether this sign-in gave more than the password, tokens.signed_in_by says.
create function has_second_factor(person bigint) returns boolean language sql stable as $$
  select exists (select from users where id = person and second_factor_at is not null) or exists (select from passkeys where user_id = person)
$$;
