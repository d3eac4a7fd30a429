-- What people log of their life with God, and what was recommended to them from it.

create table journey_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  activity_type text not null check (activity_type <> ''), -- in lower case
  duration_minutes integer not null default 0 check (duration_minutes between 0 and 1440),
  notes text, -- private like the journal
  date date not null check (date >= '1900-01-01'), -- on the person's own calendar, wherever they were
  created_at timestamptz not null default now()
);
-- The order of the log; with all that the figures are made from, so that they never touch the table.
create index journey_entries_log on journey_entries (user_id, date desc, id desc) include (activity_type, duration_minutes);

/* What the language model said, asked once a day at most. */
create table journey_recommendations (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null,
  sentences text[] -- null while it is asked, and when it had no answer
);
