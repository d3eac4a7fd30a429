-- Lists of people that admins bring into an organization. Each row becomes an invitation, whether somebody has an account elsewhere or none.
create table imports (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  created_by bigint references users on delete set null,
  run_by bigint references users on delete set null,
  filename text not null,
  content bytea, -- the file, until it has run
  columns jsonb not null, -- each with its header and some samples, which go with the file
  fields text[] not null, -- what each column is taken for
  headers_digest bytea not null,
  date_order text not null check (date_order in ('day_first', 'month_first')),
  is_mapped boolean not null default false, -- whether somebody has chosen what the columns are, or run it with what was guessed
  state text not null default 'checked' check (state in ('checked', 'running', 'done', 'stopped', 'undone')),
  row_count integer not null,
  counts jsonb not null default '{}', -- of rows, by their result
  sends_invitations boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index imports_organization on imports (organization_id, id);
create index imports_headers on imports (organization_id, headers_digest, id) where is_mapped;
create index imports_created_by on imports (created_by);
create index imports_run_by on imports (run_by);
create index imports_checked on imports (created_at) where state = 'checked';
create index imports_running on imports (started_at) where state = 'running';
create index imports_ended on imports (ended_at) where ended_at is not null;

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  line integer not null, -- as the spreadsheet counts its rows
  name text,
  email text,
  phone text,
  birthday text,
  role text,
  errors json,
  same_as integer, -- the first row with this address
  result text not null check (result in ('new', 'member', 'invited', 'invalid', 'twice', 'no_place', 'added')),
  primary key (import_id, line)
);
create index import_rows_by_result on import_rows (import_id, result, line);

-- What an import knows of somebody is kept until they accept; `is_held`: their e-mail waits for an admin.
alter table invitations
  add column import_id bigint references imports on delete set null,
  add column is_held boolean not null default false,
  add column name text,
  add column phone text,
  add column birthday date;
create index invitations_import on invitations (import_id) where import_id is not null;
create index invitations_over on invitations (expires_at) where accepted_at is null; -- forgotten a month later
