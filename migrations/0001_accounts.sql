-- People, how they sign in, and who has paid.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table users (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text, -- null once the account is erased
  password_hash text,
  timezone text,
  home_organization_id bigint, -- references organizations, below
  avatar_key text, -- the picture's key in file storage; null: the initials picture
  is_system_admin boolean not null default false,
  suspended_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((erased_at is null) = (email is not null))
);
create unique index users_email on users (lower(email));

create table tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  secret_digest bytea not null check (length(secret_digest) = 32),
  device text, -- the user agent that signed in, so that people recognise it
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index tokens_user on tokens (user_id);
create index tokens_last_used on tokens (last_used_at);

create table password_resets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  secret_digest bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

create table organizations (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  timezone text not null default 'UTC',
  enforce_leader_qualifications boolean not null default false,
  reveal_quiz_answers text not null default 'after_passing' check (reveal_quiz_answers in ('after_passing', 'always')),
  max_group_members integer check (max_group_members > 0), -- null: the service's own limit
  max_groups_per_leader integer check (max_groups_per_leader > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table users add foreign key (home_organization_id) references organizations on delete set null;
create index users_home_organization on users (home_organization_id);

create table organization_members (
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null default 'member' check (role in ('member', 'leadership', 'admin')),
  joined_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index organization_members_user on organization_members (user_id);
create index organization_members_admins on organization_members (organization_id, joined_at, user_id) where role = 'admin';

create table invitations (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  email text not null,
  role text not null check (role in ('member', 'leadership', 'admin')),
  secret_digest bytea unique, -- null until the e-mail's link is made
  invited_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index invitations_open on invitations (organization_id, lower(email)) where accepted_at is null;

create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint unique references users on delete cascade,
  organization_id bigint unique references organizations on delete cascade,
  plan text not null default 'pro' check (plan in ('pro')),
  status text not null check (status in ('active', 'trialing', 'canceled')),
  current_period_end timestamptz, -- null: without end
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, organization_id) = 1)
);

create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
