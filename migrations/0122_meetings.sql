-- Meetings of groups: a row for each occurrence, with the time on the wall where they meet and the moment that it is. Those of a series are made
-- when it is written, 105 at most (each week for two years), so that each can be moved, called off and answered by itself.

create table meeting_series (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  every text not null check (every in ('week', 'two_weeks', 'month', 'month_weekday')),
  until date not null,
  created_at timestamptz not null default now(),
  unique (id, group_id)
);
create index meeting_series_of_group on meeting_series (group_id);

create table meetings (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  series_id bigint,
  position integer not null default 0, -- in its series, as it was planned, wherever it was moved
  title text check (title <> ''), -- null: the group's name
  starts_at timestamp not null, -- on the wall
  timezone text not null,
  zone_data text not null, -- the version of the time zones by which the moments were reckoned
  duration_minutes integer not null check (duration_minutes between 5 and 1440),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  location text,
  online_url text,
  agenda text,
  cancelled_at timestamptz,
  sequence integer not null default 0, -- how often it was changed: calendars want to know
  scheduled_at timestamptz not null default now(), -- when its time was last set
  changed_at timestamptz not null default now(), -- when its time or place was
  reminded_for timestamptz, -- the moment of which its members were reminded
  attendance_at timestamptz, -- when it was last saved who came
  guests integer not null default 0 check (guests >= 0),
  attendance_note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (series_id, group_id) references meeting_series (id, group_id) on delete cascade,
  unique (series_id, position),
  check (ends_at > begins_at),
  check (attendance_at is not null or (guests = 0 and attendance_note is null))
);
create index meetings_of_group on meetings (group_id, begins_at, id);
create index meetings_to_come on meetings (group_id, ends_at) where cancelled_at is null;
create index meetings_by_time on meetings (begins_at, id);

-- Who leaves the group takes their answers along.
create table meeting_answers (
  meeting_id bigint not null references meetings on delete cascade,
  user_id bigint not null references users,
  group_id bigint not null,
  coming text not null check (coming in ('yes', 'no', 'maybe')),
  note text,
  answered_at timestamptz not null default now(),
  primary key (meeting_id, user_id),
  foreign key (group_id, user_id) references group_members (group_id, user_id) on delete cascade
);
create index meeting_answers_of_user on meeting_answers (user_id, group_id);

create table meeting_attendance (
  meeting_id bigint not null references meetings on delete cascade,
  user_id bigint not null references users,
  primary key (meeting_id, user_id)
);
create index meeting_attendance_of_user on meeting_attendance (user_id, meeting_id);

-- The secret addresses at which people's own calendars find what is theirs: as digests.
create table calendar_feeds (
  user_id bigint primary key references users,
  secret_digest bytea not null,
  created_at timestamptz not null default clock_timestamp()
);

create trigger forgets_answers after delete on meetings referencing old table as gone for each statement execute function forget_answers();
