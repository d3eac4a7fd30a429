-- Who posts in a group, when a text was changed, and one pinned post a group.
alter table groups add column posting text not null default 'everyone' check (posting in ('everyone', 'leaders'));
alter table group_posts
  add column edited_at timestamptz, -- when its text was last changed
  add column pinned_at timestamptz;
alter table post_comments add column edited_at timestamptz;
create unique index group_posts_pinned on group_posts (group_id) where pinned_at is not null;
