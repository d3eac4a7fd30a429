-- What happened in the last day, for the apps that are open: kinds and ids, never texts. Written in the transaction of what happened, so that nothing
-- is told that did not happen, nor forgotten that did. Who hears of it is looked at when it is sent (src/features/live-events/queries.ts).
create table live_events (
  id bigint generated always as identity primary key,
  -- Transactions commit in another order than their ids are given: what somebody has heard is a snapshot, and not the last id (docs/decisions/0021-live-events.md).
  xact xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default clock_timestamp(),
  kind text not null check (kind <> ''),
  data jsonb not null, -- what is sent
  user_ids bigint[], -- these people
  group_id bigint, -- or who is in this group, or manages it, as the kind says
  organization_id bigint -- or who moderates there; whose group it is
);
create index live_events_xact on live_events (xact, id);
create index live_events_old on live_events (created_at);

/* Once for each transaction, however much it tells: PostgreSQL leaves out the repetitions. */
create function announce_live_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_events', '');
  return null;
end $$;
create trigger live_events_announce after insert on live_events for each statement execute function announce_live_events();

/* Sign-ins that ended, however they did: what they have open closes at once. Too many to name them: all are looked at. */
create function announce_ended_tokens() returns trigger language plpgsql as $$
declare
  ids text;
begin
  select string_agg(id::text, ',') into ids from gone;
  if ids is not null then perform pg_notify('live_events', case when length(ids) < 7000 then 'ended ' || ids else 'ended' end); end if;
  return null;
end $$;
create trigger tokens_announce_ended after delete on tokens referencing old table as gone for each statement execute function announce_ended_tokens();

create function announce_suspended() returns trigger language plpgsql as $$
declare
  ids text;
begin
  select string_agg(id::text, ',') into ids from tokens where user_id = new.id;
  if ids is not null then perform pg_notify('live_events', case when length(ids) < 7000 then 'ended ' || ids else 'ended' end); end if;
  return null;
end $$;
create trigger users_announce_suspended after update of suspended_at, erased_at on users for each row
  when ((new.suspended_at, new.erased_at) is distinct from (old.suspended_at, old.erased_at) and (new.suspended_at is not null or new.erased_at is not null))
  execute function announce_suspended();

-- Notices in people's lists: those of one notice together, however many have it.
create function live_of_notifications() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    select 'notification.changed', jsonb_build_object('notification_id', notice_id), array_agg(user_id) from changed group by notice_id;
  return null;
end $$;
create trigger notifications_live_added after insert on notifications referencing new table as changed for each statement execute function live_of_notifications();

/* Read on one device, it is read on the others. */
create function live_of_read_notifications() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    select 'notification.changed', jsonb_build_object('notification_id', case when count(*) = 1 then min(changed.notice_id) end), array[changed.user_id]
    from changed join was using (user_id, notice_id) where changed.read_at is distinct from was.read_at group by changed.user_id;
  return null;
end $$;
create trigger notifications_live_read after update on notifications referencing old table as was new table as changed for each statement
  execute function live_of_read_notifications();

-- Posts and comments. Likes and prayers are not told: when somebody prayed is nobody's to know. What many bring at once is one event of the group.
create function live_of_posts() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, group_id)
    select 'post.changed', jsonb_build_object('group_id', group_id, 'post_id', case when count(*) = 1 and tg_op = 'INSERT' then min(id) end), group_id
    from changed group by group_id;
  return null;
end $$;
create trigger group_posts_live_added after insert on group_posts referencing new table as changed for each statement execute function live_of_posts();
create trigger group_posts_live_removed after delete on group_posts referencing old table as changed for each statement execute function live_of_posts();

create function live_of_post() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, group_id) values ('post.changed', jsonb_build_object('group_id', new.group_id, 'post_id', new.id), new.group_id);
  return null;
end $$;
-- When somebody said that a prayer was answered, or renewed it, would tell of whoever asked without a name at which hour they were here.
create trigger group_posts_live_changed after update on group_posts for each row
  when ((new.title, new.message, new.edited_at, new.pinned_at, new.picture_count)
    is distinct from (old.title, old.message, old.edited_at, old.pinned_at, old.picture_count)
    or new.prayer_status is distinct from old.prayer_status and not new.is_anonymous)
  execute function live_of_post();

create function live_of_comments() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, group_id)
    select 'comment.changed', jsonb_build_object('group_id', group_posts.group_id, 'post_id', case when count(distinct post_id) = 1 then min(post_id) end),
      group_posts.group_id
    from changed join group_posts on group_posts.id = changed.post_id group by group_posts.group_id;
  return null;
end $$;
create trigger post_comments_live_added after insert on post_comments referencing new table as changed for each statement execute function live_of_comments();
create trigger post_comments_live_removed after delete on post_comments referencing old table as changed for each statement execute function live_of_comments();

create function live_of_comment() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, group_id)
    select 'comment.changed', jsonb_build_object('group_id', group_id, 'post_id', id), group_id from group_posts where id = new.post_id;
  return null;
end $$;
create trigger post_comments_live_changed after update on post_comments for each row
  when (new.message is distinct from old.message) execute function live_of_comment();

-- Groups, and who belongs where: whoever comes or goes hears it of themselves, who stays hears that the group changed.
create function live_of_group() returns trigger language plpgsql as $$
begin
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    insert into live_events (kind, data, user_ids)
      select 'membership.changed', jsonb_build_object('organization_id', new.organization_id, 'group_id', new.id), array_agg(user_id)
      from group_members where group_id = new.id having count(*) > 0;
  elsif new.deleted_at is null then
    insert into live_events (kind, data, group_id) values ('group.changed', jsonb_build_object('group_id', new.id), new.id);
  end if;
  return null;
end $$;
create trigger groups_live_changed after update on groups for each row
  when (new.group_type = 'group' and (new.name, new.purpose, new.type, new.location, new.join_type, new.posting, new.max_members, new.status, new.deleted_at)
    is distinct from (old.name, old.purpose, old.type, old.location, old.join_type, old.posting, old.max_members, old.status, old.deleted_at))
  execute function live_of_group();

create function live_of_group_members() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    select 'membership.changed', jsonb_build_object('organization_id', min(changed.organization_id), 'group_id', group_id), array_agg(user_id)
    from changed join groups on groups.id = group_id and group_type = 'group' group by group_id;
  insert into live_events (kind, data, group_id)
    select distinct 'group.changed', jsonb_build_object('group_id', group_id), group_id
    from changed join groups on groups.id = group_id and group_type = 'group' and deleted_at is null;
  return null;
end $$;
create trigger group_members_live_added after insert on group_members referencing new table as changed for each statement execute function live_of_group_members();
create trigger group_members_live_removed after delete on group_members referencing old table as changed for each statement execute function live_of_group_members();

create function live_of_group_role() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    values ('membership.changed', jsonb_build_object('organization_id', new.organization_id, 'group_id', new.group_id), array[new.user_id]);
  insert into live_events (kind, data, group_id) values ('group.changed', jsonb_build_object('group_id', new.group_id), new.group_id);
  return null;
end $$;
create trigger group_members_live_role after update on group_members for each row when (new.role <> old.role) execute function live_of_group_role();

create function live_of_organization_members() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    select 'membership.changed', jsonb_build_object('organization_id', organization_id, 'group_id', null), array_agg(user_id) from changed group by organization_id;
  return null;
end $$;
create trigger organization_members_live_added after insert on organization_members referencing new table as changed for each statement
  execute function live_of_organization_members();
create trigger organization_members_live_removed after delete on organization_members referencing old table as changed for each statement
  execute function live_of_organization_members();

create function live_of_organization_role() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    values ('membership.changed', jsonb_build_object('organization_id', new.organization_id, 'group_id', null), array[new.user_id]);
  return null;
end $$;
create trigger organization_members_live_role after update on organization_members for each row when (new.role <> old.role)
  execute function live_of_organization_role();

-- Meetings: a series is planned, moved and ended in one statement, and is one event of its group.
create function live_of_meetings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into live_events (kind, data, group_id)
      select 'meeting.changed', jsonb_build_object('group_id', changed.group_id, 'meeting_id', case when count(*) = 1 then min(changed.id) end), changed.group_id
      from changed join was using (id) where changed.sequence <> was.sequence group by changed.group_id;
  else
    insert into live_events (kind, data, group_id)
      select 'meeting.changed', jsonb_build_object('group_id', group_id, 'meeting_id', case when count(*) = 1 and tg_op = 'INSERT' then min(id) end), group_id
      from changed where ends_at > now() group by group_id;
  end if;
  return null;
end $$;
create trigger meetings_live_planned after insert on meetings referencing new table as changed for each statement execute function live_of_meetings();
create trigger meetings_live_changed after update on meetings referencing old table as was new table as changed for each statement execute function live_of_meetings();
create trigger meetings_live_removed after delete on meetings referencing old table as changed for each statement execute function live_of_meetings();

-- What waits for a decision: the list of those who decide, without what it is.
create function live_of_waiting_in_group() returns trigger language plpgsql as $$
declare
  place bigint := case when tg_op = 'DELETE' then old.group_id else new.group_id end;
begin
  insert into live_events (kind, data, group_id, organization_id)
    select 'waiting.changed', jsonb_build_object('organization_id', organization_id, 'group_id', id), id, organization_id
    from groups where id = place and deleted_at is null;
  return null;
end $$;
create trigger join_requests_live_added after insert on join_requests for each row when (new.status = 'pending') execute function live_of_waiting_in_group();
create trigger join_requests_live_decided after update on join_requests for each row
  when (new.status <> old.status) execute function live_of_waiting_in_group();
create trigger join_requests_live_removed after delete on join_requests for each row when (old.status = 'pending') execute function live_of_waiting_in_group();
create trigger reports_live_added after insert on reports for each row when (new.status = 'open') execute function live_of_waiting_in_group();
create trigger reports_live_decided after update on reports for each row when (new.status <> old.status) execute function live_of_waiting_in_group();

create function live_of_waiting_prayers() returns trigger language plpgsql as $$
declare
  place bigint := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
begin
  insert into live_events (kind, data, organization_id)
    values ('waiting.changed', jsonb_build_object('organization_id', place, 'group_id', null), place);
  return null;
end $$;
create trigger prayer_requests_live_added after insert on prayer_requests for each row when (new.status = 'pending') execute function live_of_waiting_prayers();
create trigger prayer_requests_live_changed after update on prayer_requests for each row
  when ((new.status, new.revision, new.visibility) is distinct from (old.status, old.revision, old.visibility)) execute function live_of_waiting_prayers();
create trigger prayer_requests_live_removed after delete on prayer_requests for each row when (old.status = 'pending') execute function live_of_waiting_prayers();
create trigger prayer_updates_live_added after insert on prayer_updates for each row when (new.status = 'pending') execute function live_of_waiting_prayers();
create trigger prayer_updates_live_decided after update on prayer_updates for each row
  when (new.status <> old.status) execute function live_of_waiting_prayers();

-- Two who walk together: both, of what both read. A private note tells nobody.
create function live_of_pair() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, data, user_ids)
    values ('pair.changed', jsonb_build_object('pair_id', new.id), array[new.mentor_id, new.mentee_id]);
  return null;
end $$;
create trigger pairs_live_asked after insert on pairs for each row execute function live_of_pair();
create trigger pairs_live_changed after update on pairs for each row
  when (new.status <> old.status) execute function live_of_pair();

create function live_inside_pair() returns trigger language plpgsql as $$
declare
  place bigint := case when tg_op = 'DELETE' then old.pair_id else new.pair_id end;
begin
  insert into live_events (kind, data, user_ids)
    select 'pair.changed', jsonb_build_object('pair_id', id), array[mentor_id, mentee_id] from pairs where id = place;
  return null;
end $$;
create trigger pair_steps_live after insert or update or delete on pair_steps for each row execute function live_inside_pair();
create trigger pair_notes_live after insert or update or delete on pair_notes for each row execute function live_inside_pair();
