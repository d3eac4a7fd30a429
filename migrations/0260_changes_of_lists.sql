-- What changed in the lists of which phones keep copies, for 30 days. Rows are only added: two writers never wait for each other here, and a row that
-- many change gets no other lock by it. Whoever asks what changed looks at the thing itself; this says alone where to look (docs/decisions/0019-copies-of-lists.md).
create table list_changes (
  list text not null check (list in ('groups', 'members', 'meetings', 'challenges', 'trainings', 'notifications')),
  place bigint, -- whose readers see it: the organization, or the group; 0 for what is offered to everyone
  user_id bigint, -- whom alone it concerns; no reference, so that nobody who is erased has to wait
  item bigint, -- null: of this list (there) they read all anew
  seen_by text check (seen_by in ('members', 'leaders')), -- who saw it before: they hear that it is gone where it is
  changed_at timestamptz not null default clock_timestamp(), -- never before its transaction began
  check (user_id is not null or (place is not null and item is not null))
);
create index list_changes_there on list_changes (list, place, changed_at) include (item, seen_by) where user_id is null;
create index list_changes_of_user on list_changes (user_id, list, changed_at) include (item, place) where user_id is not null;
create index list_changes_old on list_changes (changed_at);

-- From when on everybody's changes are known: who read before reads anew. A restored archive sets it again.
create table list_changes_known (
  is_one boolean primary key default true check (is_one),
  since timestamptz not null default clock_timestamp()
);
insert into list_changes_known default values;

-- Groups: what is shown of them, and who may be asked.

create function note_group() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by) values ('groups', new.id, new.id, 'members');
  if (new.name, new.deleted_at) is distinct from (old.name, old.deleted_at) then
    insert into list_changes (list, place, item, seen_by) select 'meetings', group_id, id, 'members' from meetings where group_id = new.id;
  end if;
  if old.deleted_at is not null and new.deleted_at is null then -- what notices are about is there again
    insert into list_changes (list, user_id) select 'notifications', user_id from group_members where group_id = new.id;
  end if;
  return null;
end $$;
create trigger groups_note after update on groups for each row
  when ((new.name, new.code, new.purpose, new.join_type, new.type, new.status, new.posting, new.member_count, new.deleted_at)
    is distinct from (old.name, old.code, old.purpose, old.join_type, old.type, old.status, old.posting, old.member_count, old.deleted_at))
  execute function note_group();

-- Whoever comes or goes has or loses a group; in it they read its members and meetings anew.
create function note_group_members() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id, item, seen_by) select 'groups', user_id, group_id, 'members' from changed;
  insert into list_changes (list, place, user_id, item, seen_by)
    select part.list, part.place, part.user_id, part.item, part.seen_by
    from changed join groups on groups.id = changed.group_id and groups.group_type = 'group' cross join lateral (values
      ('members', changed.group_id, null::bigint, changed.user_id, case tg_op when 'DELETE' then 'members' end),
      ('members', changed.group_id, changed.user_id, null, null),
      ('meetings', null, changed.user_id, null, null)) part (list, place, user_id, item, seen_by);
  if tg_op = 'INSERT' then -- whoever leads has the notices of them that were hidden while they were gone
    insert into list_changes (list, user_id)
      select distinct 'notifications', leads.user_id from changed join groups on groups.id = changed.group_id and groups.group_type = 'group'
      join group_members leads on leads.group_id = changed.group_id and leads.role <> 'member';
  end if;
  return null;
end $$;
create trigger group_members_note_added after insert on group_members referencing new table as changed for each statement execute function note_group_members();
create trigger group_members_note_removed after delete on group_members referencing old table as changed for each statement execute function note_group_members();

create function note_group_member() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id, item, seen_by) values ('groups', new.user_id, new.group_id, 'members');
  if (new.role, new.stepped_down_at, new.joined_at) is distinct from (old.role, old.stepped_down_at, old.joined_at) then
    insert into list_changes (list, place, item, seen_by) values ('groups', new.group_id, new.group_id, 'members'); -- whom to ask
    insert into list_changes (list, place, user_id, item, seen_by)
      select part.* from groups cross join lateral (values
        ('members', new.group_id, null::bigint, new.user_id, 'members'),
        ('notifications', null, new.user_id, null, null),
        ('members', new.group_id, new.user_id, null, null)) part -- who leads sees more
      where groups.id = new.group_id and groups.group_type = 'group'; -- of the others nobody sees who is in them
  end if;
  return null;
end $$;
create trigger group_members_note_changed after update on group_members for each row
  when ((new.role, new.stepped_down_at, new.joined_at, new.muted_at) is distinct from (old.role, old.stepped_down_at, old.joined_at, old.muted_at))
  execute function note_group_member();

create function note_user() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by)
    select 'members', group_id, new.id, 'members' from group_members join groups on groups.id = group_id
    where user_id = new.id and groups.group_type = 'group';
  if (new.name, new.email) is distinct from (old.name, old.email) then
    insert into list_changes (list, place, item, seen_by)
      select 'groups', group_id, group_id, 'members' from group_members where user_id = new.id and role <> 'member'
      union select 'groups', groups.id, groups.id, 'members' from organization_members own join groups on groups.organization_id = own.organization_id
        where own.user_id = new.id and own.role = 'admin';
  end if;
  return null;
end $$;
create trigger users_note after update on users for each row
  when ((new.name, new.email, new.phone, new.birthday, new.phone_visibility, new.birthday_visibility)
    is distinct from (old.name, old.email, old.phone, old.birthday, old.phone_visibility, old.birthday_visibility))
  execute function note_user();

-- Whoever comes to an organization, leaves it or has another role there sees another choice of all that is there.

create function note_organization_members() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id)
    select list, user_id from changed cross join unnest(array['members', 'challenges', 'trainings', 'notifications']) list;
  insert into list_changes (list, user_id) -- as of groups: what tells admins of them
    select distinct 'notifications', admins.user_id from changed join organization_members admins using (organization_id) where admins.role = 'admin';
  insert into list_changes (list, place, item, seen_by) -- its first admin is asked where nobody leads
    select 'groups', id, id, 'members' from groups where organization_id in (select organization_id from changed where role = 'admin');
  return null;
end $$;
create trigger organization_members_note_added after insert on organization_members referencing new table as changed for each statement execute function note_organization_members();
create trigger organization_members_note_removed after delete on organization_members referencing old table as changed for each statement execute function note_organization_members();

create function note_role() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id) select list, new.user_id from unnest(array['members', 'challenges', 'trainings', 'notifications']) list;
  insert into list_changes (list, place, item, seen_by) select 'groups', id, id, 'members' from groups where organization_id = new.organization_id;
  return null;
end $$;
create trigger organization_members_note_role after update on organization_members for each row when (new.role <> old.role) execute function note_role();

-- Meetings. A series is planned, moved and ended in one statement.

create function note_meetings() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by)
    select 'meetings', group_id, id, case when tg_op = 'DELETE' then 'members' end from changed;
  insert into list_changes (list, place, item, seen_by) select distinct 'groups', group_id, group_id, 'members' from changed; -- when they meet next
  return null;
end $$;
create trigger meetings_note_added after insert on meetings referencing new table as changed for each statement execute function note_meetings();
create trigger meetings_note_removed after delete on meetings referencing old table as changed for each statement execute function note_meetings();

create function note_meeting() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by) values ('meetings', new.group_id, new.id, 'members'), ('groups', new.group_id, new.group_id, 'members');
  return null;
end $$;
create trigger meetings_note_changed after update on meetings for each row
  when ((new.title, new.starts_at, new.timezone, new.begins_at, new.ends_at, new.duration_minutes, new.location, new.online_url, new.cancelled_at, new.attendance_at, new.series_id)
    is distinct from (old.title, old.starts_at, old.timezone, old.begins_at, old.ends_at, old.duration_minutes, old.location, old.online_url, old.cancelled_at, old.attendance_at, old.series_id))
  execute function note_meeting();

create function note_series() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by) select 'meetings', group_id, id, 'members' from meetings where series_id = new.id;
  return null;
end $$;
create trigger meeting_series_note after update on meeting_series for each row
  when ((new.every, new.until) is distinct from (old.every, old.until)) execute function note_series();

create function note_meeting_people() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by)
    select 'meetings', meetings.group_id, meetings.id, 'members' from meetings where id in (select meeting_id from changed);
  return null;
end $$;
create trigger meeting_answers_note_added after insert on meeting_answers referencing new table as changed for each statement execute function note_meeting_people();
create trigger meeting_answers_note_changed after update on meeting_answers referencing new table as changed for each statement execute function note_meeting_people();
create trigger meeting_answers_note_removed after delete on meeting_answers referencing old table as changed for each statement execute function note_meeting_people();
create trigger meeting_attendance_note_added after insert on meeting_attendance referencing new table as changed for each statement execute function note_meeting_people();
create trigger meeting_attendance_note_changed after update on meeting_attendance referencing new table as changed for each statement execute function note_meeting_people();
create trigger meeting_attendance_note_removed after delete on meeting_attendance referencing old table as changed for each statement execute function note_meeting_people();

-- Challenges

create function note_challenge() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into list_changes (list, place, item, seen_by)
      values ('challenges', new.organization_id, new.id, case when tg_op = 'UPDATE' then case when old.status = 'published' then 'members' else 'leaders' end end);
  else
    insert into list_changes (list, place, item, seen_by)
      values ('challenges', old.organization_id, old.id, case when old.status = 'published' then 'members' else 'leaders' end);
  end if;
  return null;
end $$;
create trigger challenges_note_added after insert on challenges for each row execute function note_challenge();
create trigger challenges_note_removed after delete on challenges for each row execute function note_challenge();
create trigger challenges_note_changed after update on challenges for each row when (new.* is distinct from old.*) execute function note_challenge();

create function note_badge() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by) select 'challenges', organization_id, id, 'leaders' from challenges where badge_id = new.id;
  return null;
end $$;
create trigger badges_note after update on badges for each row
  when ((new.name, new.icon, new.points_required, new.deleted_at) is distinct from (old.name, old.icon, old.points_required, old.deleted_at))
  execute function note_badge();

create function note_own_challenges() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id, item, seen_by) select 'challenges', user_id, challenge_id, 'members' from changed;
  return null;
end $$;
create trigger challenge_progress_note_added after insert on challenge_progress referencing new table as changed for each statement execute function note_own_challenges();
create trigger challenge_progress_note_changed after update on challenge_progress referencing new table as changed for each statement execute function note_own_challenges();
create trigger challenge_progress_note_removed after delete on challenge_progress referencing old table as changed for each statement execute function note_own_challenges();

-- Trainings. What is for everyone is seen in all organizations; who was assigned one hears when it is no longer for them.

create function note_training() returns trigger language plpgsql as $$
declare
  was trainings := case when tg_op = 'INSERT' then new else old end;
  saw text := case when tg_op = 'INSERT' or was.deleted_at is not null then null when was.visibility in ('everyone', 'members_only') then 'members' else 'leaders' end;
begin
  insert into list_changes (list, place, item, seen_by) values ('trainings', was.organization_id, was.id, saw);
  if was.visibility = 'everyone' or tg_op = 'UPDATE' and new.visibility = 'everyone' then
    insert into list_changes (list, place, item, seen_by)
      values ('trainings', 0, was.id, case when was.visibility = 'everyone' and saw is not null then 'members' end);
  end if;
  if tg_op = 'UPDATE' and (new.visibility, new.deleted_at) is distinct from (old.visibility, old.deleted_at) then
    insert into list_changes (list, user_id, item, seen_by) select 'trainings', user_id, training_id, 'members' from training_assignments where training_id = new.id;
  end if;
  return null;
end $$;
create trigger trainings_note_added after insert on trainings for each row execute function note_training();
create trigger trainings_note_removed after delete on trainings for each row execute function note_training();
create trigger trainings_note_changed after update on trainings for each row when (new.* is distinct from old.*) execute function note_training();

create function note_training_parts() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by)
    select 'trainings', place, id, 'leaders' from trainings cross join lateral unnest(case visibility when 'everyone' then array[organization_id, 0] else array[organization_id] end) place
    where id in (select training_id from changed);
  return null;
end $$;
create trigger training_modules_note_added after insert on training_modules referencing new table as changed for each statement execute function note_training_parts();
create trigger training_modules_note_changed after update on training_modules referencing new table as changed for each statement execute function note_training_parts();
create trigger training_modules_note_removed after delete on training_modules referencing old table as changed for each statement execute function note_training_parts();
create trigger training_quizzes_note_added after insert on training_quizzes referencing new table as changed for each statement execute function note_training_parts();
create trigger training_quizzes_note_changed after update on training_quizzes referencing new table as changed for each statement execute function note_training_parts();

create function note_own_trainings() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id, item, seen_by) select 'trainings', user_id, training_id, 'members' from changed;
  return null;
end $$;
create trigger training_progress_note_added after insert on training_progress referencing new table as changed for each statement execute function note_own_trainings();
create trigger training_progress_note_changed after update on training_progress referencing new table as changed for each statement execute function note_own_trainings();
create trigger training_progress_note_removed after delete on training_progress referencing old table as changed for each statement execute function note_own_trainings();
create trigger training_module_progress_note_added after insert on training_module_progress referencing new table as changed for each statement execute function note_own_trainings();
create trigger training_module_progress_note_changed after update on training_module_progress referencing new table as changed for each statement execute function note_own_trainings();
create trigger training_module_progress_note_removed after delete on training_module_progress referencing old table as changed for each statement execute function note_own_trainings();
create trigger training_assignments_note_added after insert on training_assignments referencing new table as changed for each statement execute function note_own_trainings();
create trigger training_assignments_note_changed after update on training_assignments referencing new table as changed for each statement execute function note_own_trainings();
create trigger training_assignments_note_removed after delete on training_assignments referencing old table as changed for each statement execute function note_own_trainings();
create trigger hearted_trainings_note_added after insert on hearted_trainings referencing new table as changed for each statement execute function note_own_trainings();
create trigger hearted_trainings_note_removed after delete on hearted_trainings referencing old table as changed for each statement execute function note_own_trainings();

-- Whose an offer for everyone is, and when the right answers are shown.
create function note_organization() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, place, item, seen_by)
    select 'challenges', organization_id, id, 'leaders' from challenges where organization_id = new.id and visibility = 'everyone' and new.name <> old.name
    union all
    select 'trainings', place, id, 'leaders' from trainings cross join lateral unnest(case visibility when 'everyone' then array[organization_id, 0] else array[organization_id] end) place
    where organization_id = new.id;
  return null;
end $$;
create trigger organizations_note after update on organizations for each row
  when ((new.name, new.reveal_quiz_answers) is distinct from (old.name, old.reveal_quiz_answers)) execute function note_organization();

-- Notifications say themselves when they came and were read; what is gone from somebody's list is written down.

alter table notifications add column changed_at timestamptz; -- null: before anybody asked
alter table notifications alter column changed_at set default clock_timestamp();

create function date_notification() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger notifications_dated before update on notifications for each row execute function date_notification();

create function note_notifications() returns trigger language plpgsql as $$
begin
  insert into list_changes (list, user_id, item, seen_by) select 'notifications', user_id, notice_id, 'members' from changed;
  return null;
end $$;
create trigger notifications_note_removed after delete on notifications referencing old table as changed for each statement execute function note_notifications();
