-- One to one: a mentor walks with somebody. Who of them is a minor is never written down, but reckoned from their birthday.

-- The latest birthday that somebody ever gave: who once was a minor stays one, however their birthday is changed, until that day comes.
alter table users add column latest_birthday date check (latest_birthday >= birthday);
update users set latest_birthday = birthday where birthday is not null;
create function keep_latest_birthday() returns trigger language plpgsql as $$
begin
  if new.birthday is not null then new.latest_birthday := greatest(old.latest_birthday, new.birthday); end if;
  return new;
end $$;
create trigger users_latest_birthday before update of birthday on users for each row execute function keep_latest_birthday();
create function keep_first_birthday() returns trigger language plpgsql as $$
begin
  new.latest_birthday := new.birthday;
  return new;
end $$;
create trigger users_first_birthday before insert on users for each row when (new.birthday is not null) execute function keep_first_birthday();

-- Whoever has given no birthday counts as a minor.
create function counts_as_minor(birthday date, latest_birthday date) returns boolean language sql stable parallel safe as $$
  select birthday is null or latest_birthday > (current_date - interval '18 years')::date
$$;

alter table organizations
  add column pair_agreement text not null default 'every_pair' check (pair_agreement in ('every_pair', 'minors')), -- to which pairs an admin agrees
  add column mentors_need_trainings boolean not null default false; -- those that leaders need

-- Two people, from being asked on. Both agree, then an admin; either ends it.
create table pairs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  mentor_id bigint not null references users on delete cascade,
  mentee_id bigint not null references users on delete cascade,
  asked_by bigint not null,
  status text not null default 'asked' check (status in ('asked', 'waiting', 'active', 'ended', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  waiting_since timestamptz, -- for an admin
  agreed_by bigint references users on delete set null, -- the admin
  agreed_at timestamptz,
  began_at timestamptz,
  active_at timestamptz, -- when they last shared something, or began
  nudged_at timestamptz,
  closed_at timestamptz,
  check (mentor_id <> mentee_id),
  check (asked_by in (mentor_id, mentee_id)),
  check ((status = 'waiting') <= (waiting_since is not null)),
  check ((status in ('active', 'ended')) <= (began_at is not null and active_at is not null)),
  check ((status in ('ended', 'declined', 'withdrawn')) = (closed_at is not null))
);
-- Two walk with each other once at a time.
create unique index pairs_open on pairs (least(mentor_id, mentee_id), greatest(mentor_id, mentee_id)) where status in ('asked', 'waiting', 'active');
create index pairs_mentor on pairs (mentor_id, id desc);
create index pairs_mentee on pairs (mentee_id, id desc);
create index pairs_asked_by on pairs (asked_by, created_at);
create index pairs_organization on pairs (organization_id, status, id desc);
create index pairs_agreed_by on pairs (agreed_by) where agreed_by is not null;
create index pairs_quiet on pairs (active_at, id) where status = 'active';
create index pairs_never_begun on pairs (closed_at) where status in ('declined', 'withdrawn');

-- What they do together.
create table pair_steps (
  id bigint generated always as identity primary key,
  pair_id bigint not null references pairs on delete cascade,
  added_by bigint not null references users on delete cascade,
  kind text not null check (kind in ('sentence', 'meeting', 'training', 'challenge')),
  text text check (text <> ''),
  training_id bigint references trainings on delete cascade,
  challenge_id bigint references challenges on delete cascade,
  day date,
  ticked_by bigint references users on delete set null,
  ticked_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'training') = (training_id is not null)),
  check ((kind = 'challenge') = (challenge_id is not null)),
  check (kind <> 'sentence' or text is not null),
  check (kind <> 'meeting' or day is not null),
  check (ticked_by is null or ticked_at is not null)
);
create index pair_steps_pair on pair_steps (pair_id);
create index pair_steps_added_by on pair_steps (added_by);
create index pair_steps_ticked_by on pair_steps (ticked_by) where ticked_by is not null;
create index pair_steps_training on pair_steps (training_id) where training_id is not null;
create index pair_steps_challenge on pair_steps (challenge_id) where challenge_id is not null;

-- What both read.
create table pair_notes (
  id bigint generated always as identity primary key,
  pair_id bigint not null references pairs on delete cascade,
  written_by bigint not null references users on delete cascade,
  text text not null check (text <> ''),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index pair_notes_pair on pair_notes (pair_id, id desc);
create index pair_notes_written_by on pair_notes (written_by, id);

-- What their writer alone reads, as in the journal. A table of its own: no statement about shared notes can show one.
create table pair_private_notes (
  id bigint generated always as identity primary key,
  pair_id bigint not null references pairs on delete cascade,
  user_id bigint not null references users on delete cascade,
  text text not null check (text <> ''),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index pair_private_notes_own on pair_private_notes (user_id, pair_id, id desc);
create index pair_private_notes_pair on pair_private_notes (pair_id);

-- What one of them sends to the organization's admins: their own words, and copies of the notes that they chose.
create table pair_reports (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  pair_id bigint not null references pairs on delete cascade,
  reported_by bigint not null references users on delete cascade,
  reason text not null check (reason <> ''),
  status text not null default 'open' check (status in ('open', 'resolved')),
  created_at timestamptz not null default now(),
  resolved_by bigint references users on delete set null,
  resolved_at timestamptz,
  check ((status = 'open') = (resolved_at is null))
);
create index pair_reports_newest on pair_reports (organization_id, status, id desc);
create index pair_reports_pair on pair_reports (pair_id);
create index pair_reports_reported_by on pair_reports (reported_by, created_at);
create index pair_reports_resolved_by on pair_reports (resolved_by) where resolved_by is not null;
create table pair_reported_notes (
  report_id bigint not null references pair_reports on delete cascade,
  place integer not null,
  written_by bigint not null references users on delete cascade,
  is_private boolean not null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  primary key (report_id, place)
);
create index pair_reported_notes_written_by on pair_reported_notes (written_by);

-- What closes a pair, however it comes about: one of them leaves the organization, or blocks the other.
create function close_pairs(who bigint, other bigint, place bigint) returns void language sql as $$
  update pairs set status = case when status = 'active' then 'ended' else 'withdrawn' end, closed_at = now()
  where id in (
    select id from pairs
    where (mentor_id = who and mentee_id = coalesce(other, mentee_id) or mentee_id = who and mentor_id = coalesce(other, mentor_id))
      and organization_id = coalesce(place, organization_id) and status in ('asked', 'waiting', 'active')
    order by id for no key update)
$$;
create function close_pairs_of_leaving() returns trigger language plpgsql as $$
begin
  perform close_pairs(old.user_id, null, old.organization_id);
  return null;
end $$;
create trigger organization_members_leave_pairs after delete on organization_members for each row execute function close_pairs_of_leaving();
create function close_pairs_of_blocking() returns trigger language plpgsql as $$
begin
  perform close_pairs(new.user_id, new.blocked_id, null);
  return null;
end $$;
create trigger user_blocks_close_pairs after insert on user_blocks for each row execute function close_pairs_of_blocking();

-- Who turns out to be a minor after a pair began without an admin: it waits until one agrees.
create function let_pairs_wait() returns trigger language plpgsql as $$
begin
  update pairs set status = 'waiting', waiting_since = now()
  where id in (
    select id from pairs where new.id in (mentor_id, mentee_id) and status = 'active' and agreed_at is null order by id for no key update);
  return null;
end $$;
create trigger users_pairs_wait after update of birthday on users for each row
  when (counts_as_minor(new.birthday, new.latest_birthday)) execute function let_pairs_wait();

create trigger forgets_answers after delete on pairs referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on pair_steps referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on pair_notes referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on pair_private_notes referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on pair_reports referencing old table as gone for each statement execute function forget_answers();
