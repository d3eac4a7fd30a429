-- Challenges, who takes part in them, and the badges that their points lead to.

create table badges (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  name text not null check (name <> ''),
  description text not null default '',
  icon text not null default '',
  points_required integer not null default 0 check (points_required >= 0), -- 0: no points lead to it, so no challenge can offer it
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz, -- whoever was given it keeps it
  unique (id, organization_id)
);
create index badges_offered on badges (organization_id, points_required, id) where deleted_at is null and points_required > 0;

create table challenges (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  name text not null check (name <> ''),
  content text not null, -- sanitised HTML
  description text,
  action text,
  duration_days integer not null default 1 check (duration_days between 1 and 366),
  topics text[] not null default '{}' check (cardinality(topics) <= 6),
  status text not null check (status in ('draft', 'published', 'archived')),
  visibility text not null default 'members_only' check (visibility in ('members_only', 'everyone')),
  media_type text check (media_type in ('audio', 'video', 'pdf')),
  media_url text, -- an address elsewhere
  media_key text, -- or an upload: references media_files, in 0007
  badge_id bigint,
  points_awarded integer check (points_awarded >= 0),
  auto_award boolean not null default true,
  participants_count integer not null default 0 check (participants_count >= 0), -- these two are kept by add_challenge_activity
  completed_count integer not null default 0 check (completed_count >= 0),
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (badge_id, organization_id) references badges (id, organization_id),
  unique (id, organization_id),
  check (num_nonnulls(media_url, media_key) = num_nonnulls(media_type))
);
create index challenges_of_organization on challenges (organization_id, created_at desc, id desc);
create index challenges_for_everyone on challenges (created_at desc, id desc) where visibility = 'everyone' and status = 'published';
create index challenges_badge on challenges (badge_id) where badge_id is not null;
create index challenges_media on challenges (media_key) where media_key is not null;
create index challenges_created_by on challenges (created_by);

create table challenge_progress (
  user_id bigint not null references users on delete cascade,
  challenge_id bigint not null,
  organization_id bigint not null, -- the challenge's
  id bigint generated always as identity unique,
  status text not null default 'in-progress' check (status in ('in-progress', 'completed')),
  points_awarded integer, -- what completing gave
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (user_id, challenge_id),
  foreign key (challenge_id, organization_id) references challenges (id, organization_id) on delete cascade,
  check ((status = 'completed') = (completed_at is not null)),
  check (status = 'completed' or points_awarded is null)
);
create index challenge_progress_challenge on challenge_progress (challenge_id);
-- The newest completions of an organization, and of one challenge.
create index challenge_progress_completions on challenge_progress (organization_id, completed_at desc, id desc) where completed_at is not null;
create index challenge_progress_completed on challenge_progress (challenge_id, completed_at desc, id desc) where completed_at is not null;

create table challenge_check_ins (
  user_id bigint not null,
  challenge_id bigint not null,
  day date not null, -- in the person's own calendar
  created_at timestamptz not null default now(),
  primary key (user_id, challenge_id, day),
  foreign key (user_id, challenge_id) references challenge_progress (user_id, challenge_id) on delete cascade
);

create table user_badges (
  user_id bigint not null references users on delete cascade,
  badge_id bigint not null references badges on delete cascade,
  awarded_at timestamptz not null default now(),
  primary key (user_id, badge_id)
);
create index user_badges_badge on user_badges (badge_id);

-- How much happened in a challenge on each day (UTC), so that a list shows its activity without reading its history.

create table challenge_activity_days (
  challenge_id bigint not null references challenges on delete cascade,
  day date not null,
  starts integer not null,
  check_ins integer not null,
  completions integer not null,
  primary key (challenge_id, day)
);

create function add_challenge_activity(moves challenge_activity_days[]) returns void language plpgsql as $$
begin
  update challenges set participants_count = participants_count + moved.starts, completed_count = completed_count + moved.completions
    from (select challenge_id, sum(starts) as starts, sum(completions) as completions from unnest(moves) group by challenge_id order by challenge_id) moved
    where id = challenge_id and (moved.starts <> 0 or moved.completions <> 0);
  insert into challenge_activity_days
    select challenge_id, day, sum(starts), sum(check_ins), sum(completions)
    from unnest(moves) join challenges on challenges.id = challenge_id -- not one that is being deleted
    group by challenge_id, day having sum(starts) <> 0 or sum(check_ins) <> 0 or sum(completions) <> 0 order by challenge_id, day
    on conflict (challenge_id, day) do update set starts = challenge_activity_days.starts + excluded.starts,
      check_ins = challenge_activity_days.check_ins + excluded.check_ins, completions = challenge_activity_days.completions + excluded.completions;
end $$;

create function utc_day(moment timestamptz) returns date language sql immutable as $$ select (moment at time zone 'UTC')::date $$;

/* What one person's progress adds to the days (sign 1) or takes from them (-1). */
create function challenge_moves(progress challenge_progress, sign integer) returns setof challenge_activity_days language sql immutable as $$
  select progress.challenge_id, utc_day(progress.started_at), sign, 0, 0
  union all
  select progress.challenge_id, utc_day(progress.completed_at), 0, 0, sign where progress.completed_at is not null
$$;

create function count_challenge_progress() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_challenge_activity(array(select challenge_moves(changed, 1) from changed));
  elsif tg_op = 'DELETE' then
    perform add_challenge_activity(array(select challenge_moves(was, -1) from was));
  else
    perform add_challenge_activity(array(select challenge_moves(was, -1) from was union all select challenge_moves(changed, 1) from changed));
  end if;
  return null;
end $$;
create trigger challenge_progress_added after insert on challenge_progress referencing new table as changed for each statement execute function count_challenge_progress();
create trigger challenge_progress_changed after update on challenge_progress referencing old table as was new table as changed for each statement execute function count_challenge_progress();
create trigger challenge_progress_removed after delete on challenge_progress referencing old table as was for each statement execute function count_challenge_progress();

create function count_challenge_check_ins() returns trigger language plpgsql as $$
begin
  perform add_challenge_activity(array(
    select (challenge_id, utc_day(created_at), 0, case tg_op when 'INSERT' then 1 else -1 end, 0)::challenge_activity_days from changed));
  return null;
end $$;
create trigger challenge_check_ins_added after insert on challenge_check_ins referencing new table as changed for each statement execute function count_challenge_check_ins();
create trigger challenge_check_ins_removed after delete on challenge_check_ins referencing old table as changed for each statement execute function count_challenge_check_ins();
