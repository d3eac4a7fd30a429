-- Uploads that go on after a lost connection: each piece that arrived is a file of its own in file storage until the last one is there.

alter table media_files drop constraint media_files_kind_check;
alter table media_files add constraint media_files_kind_check check (kind in ('audio', 'pdf', 'picture', 'export', 'part'));

create table unfinished_uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  organization_id bigint not null references organizations on delete cascade,
  purpose text not null check (purpose in ('challenge_audio', 'challenge_pdf', 'training_audio')),
  filename text not null, -- as it was sent
  size bigint not null check (size > 0), -- in bytes, of the whole
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'), -- of the whole, where it was said
  received bigint not null default 0 check (received between 0 and size),
  counted_as bigint references received_uploads on delete set null, -- its bytes in the person's day
  busy_until timestamptz not null default '-infinity', -- a request appends to it or finishes it until then
  busy_with uuid, -- that request
  finished_as text, -- key of the file that was made of it; the file may go before this row
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index unfinished_uploads_user on unfinished_uploads (user_id, touched_at);
create unique index unfinished_uploads_same on unfinished_uploads (user_id, organization_id, purpose, sha256, size);
create index unfinished_uploads_organization on unfinished_uploads (organization_id);
create index unfinished_uploads_counted on unfinished_uploads (counted_as);
create index unfinished_uploads_created on unfinished_uploads (created_at);

create table upload_parts (
  media_key text primary key references media_files,
  upload_id bigint not null references unfinished_uploads on delete cascade,
  starts_at bigint not null check (starts_at >= 0), -- at which byte of the whole
  size bigint not null check (size > 0),
  unique (upload_id, starts_at)
);

/* What did not arrive of an upload that ends does not count in the person's day. */
create function count_what_arrived() returns trigger language plpgsql as $$
begin
  update received_uploads set bytes = old.received where id = old.counted_as;
  return null;
end $$;
create trigger unfinished_uploads_counted after delete on unfinished_uploads for each row execute function count_what_arrived();

/* However an upload ends, the files of its parts go soon. */
create trigger upload_parts_removed after delete on upload_parts for each row execute function remove_post_picture_file();

create trigger forgets_answers after delete on unfinished_uploads referencing old table as gone for each statement execute function forget_answers();
