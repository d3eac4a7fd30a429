-- Pictures in posts: uploaded first, then named by a post. Each lies in the store in up to three widths.
create table post_pictures (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  user_id bigint not null references users, -- who uploaded it
  post_id bigint references group_posts on delete cascade, -- null: not in a post yet
  place integer, -- in the post, from 1
  alt text not null default '',
  created_at timestamptz not null default now(),
  check ((post_id is null) = (place is null))
);
create index post_pictures_group on post_pictures (group_id);
create index post_pictures_user on post_pictures (user_id);
create index post_pictures_post on post_pictures (post_id, place);
create index post_pictures_unused on post_pictures (created_at) where post_id is null;

create table post_picture_files (
  media_key text primary key references media_files,
  picture_id bigint not null references post_pictures on delete cascade,
  width integer not null check (width > 0), -- in pixels
  height integer not null check (height > 0)
);
create index post_picture_files_picture on post_picture_files (picture_id);

alter table group_posts add column picture_count integer not null default 0 check (picture_count between 0 and 4);

/* However a picture goes (with its post, its group or its account), its files go soon: nothing else may show them. */
create function remove_post_picture_file() returns trigger language plpgsql as $$
begin
  update media_files set removed_at = now() where key = old.media_key and removed_at is null;
  return null;
end $$;
create trigger post_picture_files_removed after delete on post_picture_files for each row execute function remove_post_picture_file();
