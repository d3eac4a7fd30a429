-- Trainings (the contract's qualifications): their modules and quizzes, who takes them, who is asked to, and the certificates.

create table trainings (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  title text not null check (title <> ''),
  type text not null check (type <> ''),
  series text,
  topics text[] not null default '{}' check (cardinality(topics) <= 6),
  content text not null default '', -- sanitised HTML
  audio_url text, -- an address elsewhere
  audio_key text references media_files, -- or an upload
  video_link text,
  quiz_type text check (quiz_type in ('completion_consent', 'multiple_choice')),
  max_attempts integer check (max_attempts > 0), -- null: as many as one likes
  visibility text not null default 'members_only' check (visibility in ('everyone', 'members_only', 'leadership_only', 'assigned_only')),
  is_required_for_leadership boolean not null default false,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz, -- whoever completed it keeps that
  unique (id, organization_id),
  check (num_nonnulls(audio_url, audio_key) <= 1)
);
-- Lists are of a few organizations, and of what is for everyone.
create index trainings_of_organization on trainings (organization_id, created_at, id) where deleted_at is null;
create index trainings_for_everyone on trainings (created_at, id) where visibility = 'everyone' and deleted_at is null;
create index trainings_audio on trainings (audio_key) where audio_key is not null;
create index trainings_created_by on trainings (created_by);

create table training_modules (
  id bigint generated always as identity primary key,
  training_id bigint not null references trainings on delete cascade,
  position integer not null check (position > 0),
  title text not null check (title <> ''),
  content text not null, -- sanitised HTML
  unique (id, training_id),
  unique (training_id, position) deferrable initially deferred
);

/* Each edit of the questions is a version of its own, so that an attempt keeps the one it answered. */
create table training_quizzes (
  training_id bigint not null references trainings on delete cascade,
  version integer not null check (version > 0),
  questions jsonb not null, -- [{question, options, correct_answer_index}]
  created_at timestamptz not null default now(),
  replaced_at timestamptz, -- null: the one that is asked now
  primary key (training_id, version)
);
create unique index training_quizzes_current on training_quizzes (training_id) where replaced_at is null;

create table training_progress (
  user_id bigint not null references users on delete cascade,
  training_id bigint not null references trainings on delete cascade,
  started_at timestamptz not null default now(),
  quiz_score integer check (quiz_score between 0 and 100), -- the best one
  quiz_passed_at timestamptz,
  completed_at timestamptz,
  primary key (user_id, training_id)
);
create index training_progress_training on training_progress (training_id);

create table training_module_progress (
  user_id bigint not null,
  training_id bigint not null,
  module_id bigint not null,
  status text not null check (status in ('in_progress', 'completed')),
  notes text, -- private to the person
  updated_at timestamptz not null default now(),
  primary key (user_id, training_id, module_id),
  foreign key (user_id, training_id) references training_progress on delete cascade,
  foreign key (module_id, training_id) references training_modules (id, training_id) on delete cascade
);
create index training_module_progress_module on training_module_progress (module_id, training_id);

create table training_attempts (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  training_id bigint not null,
  quiz_version integer not null,
  answers integer[] not null, -- for each question the option that was chosen; null: none
  correct_answers integer not null,
  total_questions integer not null check (total_questions > 0),
  score integer not null check (score = 100 * correct_answers / total_questions),
  submitted_at timestamptz not null default now(),
  foreign key (user_id, training_id) references training_progress on delete cascade,
  foreign key (training_id, quiz_version) references training_quizzes
);
create index training_attempts_person on training_attempts (user_id, training_id, id);
create index training_attempts_quiz on training_attempts (training_id, quiz_version);

create table training_assignments (
  user_id bigint not null,
  training_id bigint not null,
  organization_id bigint not null,
  assigned_by bigint references users on delete set null,
  due_date date, -- on the assigned person's own calendar
  assigned_at timestamptz not null default now(),
  dated_at timestamptz not null default now(), -- when they were last told of the date
  reminded_before date, -- the due date of which the reminder some days before was about
  reminded_on date, -- the due date on which they were reminded
  primary key (user_id, training_id),
  foreign key (training_id, organization_id) references trainings (id, organization_id) on delete cascade,
  -- whoever leaves the organization is no longer asked
  foreign key (organization_id, user_id) references organization_members (organization_id, user_id) on delete cascade
);
create index training_assignments_training on training_assignments (training_id, organization_id);
create index training_assignments_member on training_assignments (organization_id, user_id);
create index training_assignments_due on training_assignments (due_date) where due_date is not null;
create index training_assignments_assigned_by on training_assignments (assigned_by);

/* Twelve characters of an alphabet without look-alikes: 60 random bits. */
create function new_certificate_code() returns text language sql volatile as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(random, place) & 31) + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as random) bits, unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]) as place
$$;

/* Title and organization as they were called when the training was completed. */
create table training_certificates (
  code text primary key default new_certificate_code() check (code ~ '^[A-HJ-NP-Z2-9]{12}$'),
  user_id bigint not null,
  training_id bigint not null,
  title text not null,
  organization text not null,
  unique (user_id, training_id),
  foreign key (user_id, training_id) references training_progress on delete cascade
);

-- How often each organization asked the language model on a day (UTC).

create table language_model_days (
  organization_id bigint not null references organizations on delete cascade,
  day date not null,
  calls integer not null check (calls > 0),
  primary key (organization_id, day)
);

-- Pages of people by name are read in this order instead of sorting everybody.
create index users_by_name on users (name, id);
