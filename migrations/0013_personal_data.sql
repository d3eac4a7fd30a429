-- Personal data that people take along: the file that is made for them, for some days.

alter table media_files drop constraint media_files_kind_check;
alter table media_files add check (kind in ('audio', 'pdf', 'picture', 'export'));

create table personal_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'running', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100), -- percent
  file_key text references media_files,
  requested_at timestamptz not null default now(),
  expires_at timestamptz, -- when the file goes
  check ((status = 'ready') = (file_key is not null)),
  check (status <> 'ready' or expires_at is not null)
);
create index personal_exports_file on personal_exports (file_key) where file_key is not null;
create index personal_exports_expiry on personal_exports (expires_at);
