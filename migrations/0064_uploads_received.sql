-- How much someone sent in the last day, whether it was kept or refused: what counts is what was written to the disk.

create table received_uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  bytes bigint not null check (bytes >= 0), -- while it is being received, what it may have
  received_at timestamptz not null default now()
);
create index received_uploads_user on received_uploads (user_id, received_at);
create index received_uploads_received on received_uploads (received_at);

insert into received_uploads (user_id, bytes, received_at)
select owner_id, size, created_at from media_files
where owner_id is not null and kind <> 'export' and created_at > now() - interval '24 hours';
