-- Webhooks: addresses that an organization's admins name, and what each of them is told.
create table webhooks (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  url text not null check (url <> ''),
  events text[] not null check (cardinality(events) > 0),
  -- The secrets follow from these and from a key of the service (signing_keys): neither is one by itself.
  salt bytea not null check (length(salt) = 32),
  previous_salt bytea check (length(previous_salt) = 32), -- signs beside it until the receiver has the new secret
  previous_until timestamptz,
  created_at timestamptz not null default now(),
  off_since timestamptz,
  off_for text check (off_for in ('chosen', 'gone', 'failing')),
  failures integer not null default 0, -- in a row
  failing_since timestamptz,
  paused_until timestamptz, -- so that one that fails takes nobody's time
  sending_until timestamptz, -- a process sends to it until then; in the past: when one did last, so that each has its turn
  is_full boolean not null default false, -- too many messages wait for it, as counted each minute: it is told nothing more
  check ((previous_salt is null) = (previous_until is null)),
  check ((off_since is null) = (off_for is null)),
  check ((failures = 0) = (failing_since is null))
);
create index webhooks_of_organization on webhooks (organization_id, id);

-- What a webhook is told, and what came of it. `data` are ids and plain facts.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  message_id uuid not null default gen_random_uuid(), -- the same however often it is sent
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz default now(), -- null: it is sent no more
  attempts integer not null default 0,
  attempted_at timestamptz,
  delivered_at timestamptz,
  duration_ms integer,
  status integer, -- of the last answer
  problem text, -- null where the last attempt succeeded
  check (delivered_at is null or problem is null)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where due_at is not null;
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- Tells the webhooks of a place that chose this kind of event, in the transaction of what happened. It counts nothing: that a webhook is full, a job writes
-- into its row each minute. The jobs have no key: two that tell the same webhook do not wait for each other. They come after what people wait for.
create function tell_webhooks(place bigint, event text, facts jsonb) returns void language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
    select id, event, facts from webhooks
    where organization_id = place and off_since is null and not is_full and event = any(events);
  if found then perform graphile_worker.add_job('webhooks.send', '{}'::json, max_attempts => 3, priority => 5); end if;
end $$;

-- Whoever listens to nothing costs one look into an index.
create function tell_of_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks(new.organization_id, 'member.joined',
      jsonb_build_object('organization_id', new.organization_id, 'user_id', new.user_id, 'role', new.role));
  else
    perform tell_webhooks(old.organization_id, 'member.left', jsonb_build_object('organization_id', old.organization_id, 'user_id', old.user_id));
  end if;
  return null;
end $$;
create trigger organization_members_tell_joined after insert on organization_members for each row execute function tell_of_member();
create trigger organization_members_tell_left after delete on organization_members for each row execute function tell_of_member();

-- The name, and choices; what describes a group stays with those who may read it. The two global groups are no groups that somebody makes.
create function tell_of_group() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.organization_id, case tg_op when 'INSERT' then 'group.created' else 'group.changed' end,
    jsonb_build_object('organization_id', new.organization_id, 'group_id', new.id, 'name', new.name, 'status', new.status, 'join_type', new.join_type,
      'deleted', new.deleted_at is not null));
  return null;
end $$;
create trigger groups_tell_created after insert on groups for each row when (new.group_type = 'group') execute function tell_of_group();
create trigger groups_tell_changed after update on groups for each row
  when (new.group_type = 'group' and (new.name, new.purpose, new.type, new.location, new.join_type, new.posting, new.max_members, new.status, new.deleted_at)
    is distinct from (old.name, old.purpose, old.type, old.location, old.join_type, old.posting, old.max_members, old.status, old.deleted_at))
  execute function tell_of_group();

create function tell_of_join_request() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.organization_id, 'join_request.created',
    jsonb_build_object('organization_id', new.organization_id, 'join_request_id', new.id, 'group_id', new.group_id, 'user_id', new.user_id));
  return null;
end $$;
create trigger join_requests_tell_created after insert on join_requests for each row when (new.status = 'pending') execute function tell_of_join_request();

-- A series is planned, moved and ended in one statement: that is one event, with its meetings, of which a series has 105 at most. What is removed when it
-- is old, or with its group, is no event.
create function tell_of_meetings() returns trigger language plpgsql as $$
declare
  ids bigint[];
  what text := case tg_op when 'INSERT' then 'planned' when 'DELETE' then 'removed' else 'changed' end;
begin
  if tg_op = 'UPDATE' then
    ids := array(select changed.id from changed join was using (id) where changed.sequence <> was.sequence);
  else
    ids := array(select id from changed where ends_at > now());
  end if;
  if ids = '{}' then return null; end if;
  perform tell_webhooks(told.organization_id, 'meeting.changed', told.facts) from (
    select groups.organization_id, jsonb_build_object('organization_id', groups.organization_id, 'group_id', groups.id, 'change', what,
      'meetings', jsonb_agg(jsonb_build_object('meeting_id', one.id, 'series_id', one.series_id, 'cancelled', one.cancelled_at is not null,
        'begins_at', to_char(one.begins_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'ends_at', to_char(one.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by one.begins_at, one.id)) as facts
    from (select *, (row_number() over (partition by group_id order by begins_at, id) - 1) / 105 as part from changed where id = any(ids)) one
    join groups on groups.id = one.group_id and groups.deleted_at is null
    where exists (select from webhooks where organization_id = groups.organization_id and off_since is null and 'meeting.changed' = any(events))
    group by groups.id, one.part
  ) told;
  return null;
end $$;
create trigger meetings_tell_planned after insert on meetings referencing new table as changed for each statement execute function tell_of_meetings();
create trigger meetings_tell_changed after update on meetings referencing old table as was new table as changed for each statement execute function tell_of_meetings();
create trigger meetings_tell_removed after delete on meetings referencing old table as changed for each statement execute function tell_of_meetings();

-- Of people who belong to the organization, and of nobody else. What moves between two accounts of one person was told when they completed it.
create function tell_of_training() returns trigger language plpgsql as $$
begin
  if current_setting('discipleship.merging', true) = 'on' then return null; end if;
  perform tell_webhooks(trainings.organization_id, 'training.completed', jsonb_build_object('organization_id', trainings.organization_id,
    'qualification_id', new.training_id, 'user_id', new.user_id,
    'completed_at', to_char(new.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))
  from trainings join organization_members using (organization_id) where trainings.id = new.training_id and organization_members.user_id = new.user_id;
  return null;
end $$;
create trigger training_progress_tell_begun after insert on training_progress for each row
  when (new.completed_at is not null) execute function tell_of_training();
create trigger training_progress_tell_completed after update of completed_at on training_progress for each row
  when (old.completed_at is null and new.completed_at is not null) execute function tell_of_training();

create function tell_of_challenge() returns trigger language plpgsql as $$
begin
  if current_setting('discipleship.merging', true) = 'on' then return null; end if;
  perform tell_webhooks(organization_id, 'challenge.completed', jsonb_build_object('organization_id', organization_id,
    'challenge_id', new.challenge_id, 'user_id', new.user_id,
    'completed_at', to_char(new.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))
  from organization_members where organization_id = new.organization_id and user_id = new.user_id;
  return null;
end $$;
create trigger challenge_progress_tell_begun after insert on challenge_progress for each row
  when (new.completed_at is not null) execute function tell_of_challenge();
create trigger challenge_progress_tell_completed after update of completed_at on challenge_progress for each row
  when (old.completed_at is null and new.completed_at is not null) execute function tell_of_challenge();
