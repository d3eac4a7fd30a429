-- What people write in groups: posts, comments, likes. Whom they block, and what they report.

create table group_posts (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  user_id bigint not null references users, -- who wrote it; never shown where is_anonymous
  title text not null default '',
  message text not null check (message <> ''),
  type text not null default 'text',
  prayer_status text check (prayer_status in ('active', 'resolved')), -- null: no prayer request
  is_anonymous boolean not null default false,
  likes integer not null default 0 check (likes >= 0), -- kept by count_post_likes
  comment_count integer not null default 0 check (comment_count >= 0), -- kept by count_post_comments
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (prayer_status is not null or not is_anonymous)
) with (fillfactor = 90); -- room for the counts to change in place
-- A group's posts, the newest first.
create index group_posts_newest on group_posts (group_id, created_at desc, id desc);
create index group_posts_user on group_posts (user_id);

create table post_likes (
  post_id bigint not null references group_posts on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index post_likes_user on post_likes (user_id);

create table post_comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references group_posts on delete cascade,
  parent_id bigint,
  user_id bigint not null references users,
  message text not null check (message <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, post_id),
  -- an answer is under the same post, and outlives what it answered
  foreign key (parent_id, post_id) references post_comments (id, post_id) on delete set null (parent_id)
);
-- A post's comments, the oldest first.
create index post_comments_oldest on post_comments (post_id, created_at, id);
create index post_comments_parent on post_comments (parent_id, post_id) where parent_id is not null;
create index post_comments_user on post_comments (user_id);

create function count_post_likes() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update group_posts set likes = likes + step * counted.people
    from (select post_id, count(*)::integer as people from changed group by post_id order by post_id) as counted where group_posts.id = counted.post_id;
  return null;
end $$;
create trigger post_likes_added after insert on post_likes referencing new table as changed for each statement execute function count_post_likes();
create trigger post_likes_removed after delete on post_likes referencing old table as changed for each statement execute function count_post_likes();

create function count_post_comments() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update group_posts set comment_count = comment_count + step * counted.comments
    from (select post_id, count(*)::integer as comments from changed group by post_id order by post_id) as counted where group_posts.id = counted.post_id;
  return null;
end $$;
create trigger post_comments_added after insert on post_comments referencing new table as changed for each statement execute function count_post_comments();
create trigger post_comments_removed after delete on post_comments referencing old table as changed for each statement execute function count_post_comments();

create table user_blocks (
  user_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index user_blocks_blocked on user_blocks (blocked_id);

create table reports (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  kind text not null check (kind in ('post', 'comment')),
  post_id bigint references group_posts on delete set null, -- the post, or the one that the comment is under; null once it is gone
  comment_id bigint references post_comments on delete set null,
  reported_by bigint not null references users on delete cascade,
  reason text not null check (reason <> ''),
  status text not null default 'open' check (status in ('open', 'removed', 'dismissed')),
  resolved_by bigint references users on delete set null,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (resolved_at is null)),
  check (kind = 'comment' or comment_id is null)
);
-- Everybody reports a thing once.
create unique index reports_of_post on reports (post_id, reported_by) where kind = 'post';
create unique index reports_of_comment on reports (comment_id, reported_by) where kind = 'comment';
create index reports_on_post on reports (post_id);
-- A group's reports of one status, the newest first.
create index reports_newest on reports (group_id, status, created_at desc, id desc);
create index reports_reported_by on reports (reported_by);
