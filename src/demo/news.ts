// What people of the demo church have not read yet, and what they were told.
import { sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'

export async function addNews({ db, id: organizationId }: DemoChurch) {
  await db.run(sql`
    insert into group_news (group_id, post_id, comment_id, user_id, answered_user_id, is_anonymous, created_at)
    select group_id, post_id, comment_id, user_id, answered_user_id, is_anonymous, created_at from (
      select group_id, id as post_id, null::bigint as comment_id, user_id, null::bigint as answered_user_id, is_anonymous, created_at from group_posts
      union all
      select group_id, post.id, comment.id, comment.user_id, post.user_id, post.is_anonymous, comment.created_at
      from post_comments comment join group_posts post on post.id = comment.post_id
    ) written where created_at > now() - interval '180 days' order by created_at, post_id, comment_id nulls first`)
  // Some read every day, others once a month.
  await db.run(sql`
    update group_members set read_up_to = (
      select coalesce(max(id), 0) from group_news news
      where news.group_id = group_members.group_id and news.created_at < now() - make_interval(days => (user_id % 6)::int * 5))
    where organization_id = ${organizationId}`)
  await db.run(sql`
    with told as (
      insert into notices (kind, params, data, inside_group_id)
      select case group_type when 'global' then 'organization_news' else 'group_news' end, jsonb_build_object('group', name), jsonb_build_object('group_id', id), id
      from groups where organization_id = ${organizationId} and global_kind is distinct from 'prayer' order by id returning id, inside_group_id
    )
    insert into notifications (user_id, notice_id, gathers)
    select user_id, told.id, group_id from told join group_members mine on group_id = inside_group_id
    where exists (select from group_news news where news.group_id = mine.group_id and news.id > read_up_to and news.user_id <> mine.user_id)`)
  // Those who decide are told of what waits.
  await db.run(sql`
    with told as (
      insert into notices (kind, params, data)
      select 'join_request_received', jsonb_build_object('group', groups.name, 'organization', organizations.name),
        jsonb_build_object('group_id', group_id, 'request_id', join_requests.id)
      from join_requests join groups on groups.id = group_id join organizations on organizations.id = groups.organization_id
      where join_requests.organization_id = ${organizationId} and join_requests.status = 'pending' order by join_requests.created_at
      returning id, (data ->> 'group_id')::bigint as group_id
    )
    insert into notifications (user_id, notice_id)
    select user_id, told.id from told join group_members using (group_id) where role in ('leader', 'admin')
    union select user_id, told.id from told, organization_members where organization_id = ${organizationId} and role = 'admin'`)
  await db.run(sql`
    with told as (
      insert into notices (kind, params, data)
      select 'prayer_request_received', jsonb_build_object('organization', organizations.name),
        jsonb_build_object('request_id', prayer_requests.id, 'organization_id', organizations.id)
      from prayer_requests join organizations on organizations.id = organization_id
      where organization_id = ${organizationId} and status = 'pending' order by prayer_requests.created_at returning id
    )
    insert into notifications (user_id, notice_id)
    select user_id, told.id from told, organization_members where organization_id = ${organizationId} and role in ('leadership', 'admin')`)
}
