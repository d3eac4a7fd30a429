-- What is written in groups, in the order in which it became visible there: how far somebody has read, and of what they were told, is one number.
-- An id is given under a lock of the group that lasts until the commit, so that nothing older appears behind whoever has read up to it.
create table group_news (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  post_id bigint not null references group_posts on delete cascade,
  comment_id bigint references post_comments on delete cascade, -- null: the post itself
  user_id bigint not null, -- who wrote it; never shown
  answered_user_id bigint, -- whose post it is that is commented on: they are told of that by itself
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index group_news_of_group on group_news (group_id, id) include (user_id, is_anonymous);
create unique index group_news_once on group_news (post_id, comment_id) nulls not distinct;
create unique index group_news_comment on group_news (comment_id) where comment_id is not null;

/* Whoever comes into a group has nothing to catch up on. */
create function newest_group_news() returns bigint language sql volatile as $$
  select case when is_called then last_value else 0 end from group_news_id_seq
$$;

alter table group_members
  add column read_up_to bigint not null default 0, -- in group_news: what is newer is unread
  add column muted_at timestamptz; -- they are told of nothing that is written there
alter table group_members alter column read_up_to set default newest_group_news();

-- A notice that gathers what is new in a group: what it holds is counted when it is looked at, from where the one before it ended. While it is
-- unread it has no end, and there is one of each person and group.
alter table notices add column news_id bigint; -- of the news that everybody in the group is being told
alter table notifications
  add column gathers bigint, -- the group
  add column after_news bigint,
  add column until_news bigint,
  add check ((gathers is not null and read_at is not null) = (after_news is not null)),
  add check ((after_news is null) = (until_news is null));

create table group_news_told (
  group_id bigint not null,
  user_id bigint not null,
  told_up_to bigint not null default 0, -- what is newer belongs to the notice that is unread
  pushed_at timestamptz, -- when the last push about the group went out, or the next one will
  primary key (group_id, user_id),
  foreign key (group_id, user_id) references group_members on delete cascade
);
