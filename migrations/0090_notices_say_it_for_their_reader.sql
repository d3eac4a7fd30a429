-- A notice keeps the values of what it says; the sentence is made for each reader, in their language. Those that are there said it in English:
-- the values are taken out of their own sentences, so that not even a name that has changed since is another. What does not say exactly what
-- a notice of its kind says now keeps its title and body.

alter table notices
  alter column title drop not null,
  alter column body drop not null,
  alter column body drop default,
  add column params jsonb check (jsonb_typeof(params) = 'object');

-- What is between a beginning and an end, if there is anything and nothing else.
create function pg_temp.inside(whole text, beginning text, ending text default '') returns text language sql immutable return
  case when starts_with(whole, beginning) and right(whole, length(ending)) = ending and length(whole) > length(beginning) + length(ending)
    then substr(whole, length(beginning) + 1, length(whole) - length(beginning) - length(ending)) end;

-- `1 March 2026` as a date; null for anything else.
create function pg_temp.day(words text) returns text language sql stable return
  case when words ~ '^[1-9][0-9]? (January|February|March|April|May|June|July|August|September|October|November|December) [0-9]{4}$'
    then to_char(to_date(words, 'FMDD FMMonth YYYY'), 'YYYY-MM-DD') end;

create temporary table found on commit drop as
select id, case kind
  when 'comment_on_post' then case when title = 'A new comment on your post' and body = '' then '{}'::jsonb end
  when 'export_ready' then case when title = 'Your personal data is ready' and body ~ '^You can take it along for [0-9]{1,3} days\.$'
    then jsonb_build_object('days', pg_temp.inside(body, 'You can take it along for ', ' days.')::int) end
  when 'group_leader_named' then jsonb_build_object('group', pg_temp.inside(title, 'You lead ', ' now'), 'organization', pg_temp.inside(body,
    'You were named as the leader of ' || pg_temp.inside(title, 'You lead ', ' now') || ' at ', '. If that is not for you, you can step down at any time.'))
  when 'group_leader_stepped_down' then jsonb_build_object('group', pg_temp.inside(title, '', ' has no leader now'), 'organization', pg_temp.inside(body,
    'The leader of ' || pg_temp.inside(title, '', ' has no leader now') || ' at ', ' has stepped down. The group is inactive until it has another one.'))
  when 'join_request_accepted' then jsonb_build_object('group', pg_temp.inside(title, 'Welcome to '), 'organization', pg_temp.inside(body,
    'You are now a member of ' || pg_temp.inside(title, 'Welcome to ') || ' at ', '.'))
  when 'join_request_rejected' then jsonb_build_object('group', pg_temp.inside(title, 'Your request to join '), 'organization', pg_temp.inside(body,
    title || ' at ', ' was not accepted this time. You are welcome to ask again, or to look for another group.'))
  when 'organization_admin_added' then jsonb_build_object('organization', pg_temp.inside(title, '', ' has another admin now'), 'way',
    case pg_temp.inside(body, 'Somebody has become an admin of ' || pg_temp.inside(title, '', ' has another admin now') || '. ',
      ' The audit log says who. If that is not meant, take the role away.')
      when 'An admin has made them one.' then 'role'
      when 'They took up an invitation.' then 'invitation'
      when 'Whoever runs this service has made them one.' then 'operator' end)
  when 'prayer_request_approved' then jsonb_build_object('title', title, 'beginning', body)
  when 'prayer_request_reviewed' then case
    when title = 'Your prayer request is shared' and body = 'It is in the Prayer Requests group now.' then '{"decision": "approved"}'::jsonb
    when title = 'Your prayer request was not shared' and body = 'A leader has looked at it and did not share it with the group.'
      then '{"decision": "rejected"}'::jsonb end
  when 'time_zone_replaced' then case body
    when 'The one that was set names no single place. Until you choose another, your days are those of your organization.'
      then case title when 'Please choose your time zone again' then '{"organization": null}'::jsonb end
    when 'The one that was set names no single place. Until an admin chooses another, the organization goes by UTC.'
      then jsonb_build_object('organization', pg_temp.inside(title, 'Please choose the time zone of ', ' again')) end
  when 'training_assigned' then jsonb_build_object('training', pg_temp.inside(title, 'A training for you: ')) ||
    case when body = 'Please complete it when you can.' then '{"due_date": null}'::jsonb
      when pg_temp.day(pg_temp.inside(body, 'Please complete it by ', '.')) is not null
        then jsonb_build_object('due_date', pg_temp.day(pg_temp.inside(body, 'Please complete it by ', '.'))) end
  when 'training_due' then jsonb_build_object('training', pg_temp.inside(title, 'Due soon: ')) ||
    case when body = 'It is due today.' then jsonb_build_object('reminder', 'on', 'due_date', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'))
      when pg_temp.day(pg_temp.inside(body, 'It is due on ', '.')) is not null
        then jsonb_build_object('reminder', 'before', 'due_date', pg_temp.day(pg_temp.inside(body, 'It is due on ', '.'))) end
  end as params
from notices;

-- One of the values was not there: only a church's name, and a training's day, may be null, and those were looked at above.
delete from found using notices where notices.id = found.id and (found.params is null
  or exists (select from jsonb_each(found.params) where value = 'null' and not (kind = 'time_zone_replaced' and title = 'Please choose your time zone again')
    and not (kind = 'training_assigned' and key = 'due_date')));

update notices set params = found.params, title = null, body = null from found where found.id = notices.id;

alter table notices add check (num_nonnulls(params, title) = 1 and (params is null) = (body is not null));
