-- What people are told, by a list of their own, by e-mail and on their devices; and what they want to be told.

-- What happened, written once however many hear of it. A notice about a post or a comment ends with it, and one that is meant for a group
-- is for those who are still in it: whoever reads or sends looks again, so that nothing has to be taken back.
create table notices (
  id bigint generated always as identity primary key,
  kind text not null,
  once text, -- there is one notice of a kind with this key
  title text not null check (title <> ''),
  body text not null default '',
  quote text, -- what somebody wrote
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'), -- ids, for clients
  post_id bigint generated always as ((data ->> 'post_id')::bigint) stored,
  comment_id bigint generated always as ((data ->> 'comment_id')::bigint) stored,
  inside_group_id bigint references groups on delete cascade, -- for its members alone
  except_user_id bigint references users on delete set null, -- the one who is not told, in a group that is
  told_up_to bigint, -- while a group is being told: those of its members with ids up to this one are
  created_at timestamptz not null default clock_timestamp() -- in the order of the ids
);
create unique index notices_once on notices (kind, once) where once is not null;
create index notices_age on notices (created_at);
create index notices_post on notices (post_id) where post_id is not null;
create index notices_comment on notices (comment_id) where comment_id is not null;
create index notices_inside_group on notices (inside_group_id) where inside_group_id is not null;
create index notices_except_user on notices (except_user_id) where except_user_id is not null;

-- Who is told. The key serves a person's list, the newest first, and keeps them from being told twice.
create table notifications (
  user_id bigint not null references users on delete cascade,
  notice_id bigint not null references notices on delete cascade,
  read_at timestamptz,
  primary key (user_id, notice_id)
);
create index notifications_notice on notifications (notice_id);

-- Where there is no row, the kind's own default holds.
create table notification_preferences (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  channel text not null check (channel in ('email', 'push')),
  enabled boolean not null,
  primary key (user_id, kind, channel)
);

-- Browsers and phones. A device hangs on the sign-in that registered it, and is forgotten with it.
create table devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_id bigint not null references tokens on delete cascade,
  platform text not null check (platform in ('web', 'ios', 'android')),
  subscription jsonb, -- a browser's
  push_token text, -- a phone's
  address_digest bytea not null unique check (length(address_digest) = 32), -- of the subscription's endpoint, or the token
  failures integer not null default 0, -- notices in a row that did not reach it
  registered_at timestamptz not null default now(),
  check ((platform = 'web') = (subscription is not null)),
  check (num_nonnulls(subscription, push_token) = 1)
);
create index devices_user on devices (user_id, id);
create index devices_token on devices (token_id);

-- People whose mail server said that there is no such mailbox.
create table email_bounces (
  user_id bigint primary key references users on delete cascade,
  bounced_at timestamptz not null default now()
);

-- Secrets that the service made for itself.
create table signing_keys (
  name text primary key,
  secret bytea not null check (length(secret) >= 32)
);
