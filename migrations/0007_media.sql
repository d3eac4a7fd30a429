-- Uploaded files: what is in file storage, and whose it is.

create table media_files (
  key text primary key, -- in file storage, and in the file's address
  kind text not null check (kind in ('audio', 'pdf', 'picture')),
  owner_id bigint references users on delete set null,
  organization_id bigint references organizations on delete set null, -- null: a person's own picture
  size bigint not null check (size > 0),
  filename text not null, -- as its owner called it, cleaned
  created_at timestamptz not null default now(),
  kept_at timestamptz not null default now(), -- when it was uploaded or last taken into use
  removed_at timestamptz -- it is being taken out of file storage
);
create index media_files_owner on media_files (owner_id, created_at); -- how much someone uploaded today
create index media_files_organization on media_files (organization_id);
create index media_files_kept on media_files (kept_at);
create index media_files_removed on media_files (removed_at) where removed_at is not null;

alter table challenges add foreign key (media_key) references media_files;
alter table users add foreign key (avatar_key) references media_files;
create index users_avatar on users (avatar_key) where avatar_key is not null;

/* What something let go of is kept for a while, like a new upload: its argument names the column that held the key. */
create function release_media_file() returns trigger language plpgsql as $$
begin
  update media_files set kept_at = now() where key = to_jsonb(old) ->> tg_argv[0] and removed_at is null;
  return null;
end $$;
create trigger challenges_media_released after delete or update of media_key on challenges for each row when (old.media_key is not null) execute function release_media_file('media_key');
create trigger users_avatar_released after delete or update of avatar_key on users for each row when (old.avatar_key is not null) execute function release_media_file('avatar_key');
