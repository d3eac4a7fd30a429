// SQL of who came.
import type { Static } from 'typebox'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import { onTheWall } from '../queries.ts'
import { type AttendedMeeting, type AttendingMember, UNSEEN_AFTER } from './schemas.ts'

/** Those who may be marked: the group's members, and whoever was marked before and has left since. */
export const listMarkable = async (tx: Db, groupId: number, meetingId: number, userIds: readonly number[]) =>
  (
    await tx.many<{ user_id: number }>(sql`
      select user_id from group_members where group_id = ${groupId} and user_id = any(${userIds})
      union select user_id from meeting_attendance where meeting_id = ${meetingId} and user_id = any(${userIds})`)
  ).map(({ user_id }) => user_id)

export async function saveAttendance(
  tx: Db,
  meetingId: number,
  { present, guests, note }: { present: readonly number[]; guests: number; note: string | null },
) {
  await tx.run(sql`delete from meeting_attendance where meeting_id = ${meetingId} and user_id <> all(${present}::bigint[])`)
  await tx.run(sql`
    insert into meeting_attendance (meeting_id, user_id)
    select ${meetingId}, id from users where id = any(${present}) and erased_at is null order by id on conflict do nothing`)
  await tx.run(sql`
    update meetings set attendance_at = clock_timestamp(), guests = ${guests}, attendance_note = ${note} where id = ${meetingId}`)
}

export const findAttendance = (db: Db, groupId: number, meetingId: number) =>
  db.maybe<{ present: number[]; guests: number; note: string | null; saved_at: string | null }>(sql`
    select array(select user_id from meeting_attendance where meeting_id = meetings.id order by user_id) as present, guests, attendance_note as note,
      attendance_at as saved_at
    from meetings where id = ${meetingId} and group_id = ${groupId}`)

/** The last ones of which it was saved who came. */
const attended = (groupId: Sql | number, count: number) => sql`
  select * from meetings where group_id = ${groupId} and attendance_at is not null and cancelled_at is null
  order by begins_at desc, id desc limit ${count}`

export const listAttended = (db: Db, groupId: number, count: number) =>
  db.many<Static<typeof AttendedMeeting>>(sql`
    select meetings.id, coalesce(meetings.title, groups.name) as title, ${onTheWall(sql`starts_at`)} as starts_at, timezone, begins_at,
      (select count(*) from meeting_attendance where meeting_id = meetings.id) as present_count, guests, attendance_note as note
    from (${attended(groupId, count)}) meetings join groups on groups.id = group_id order by begins_at desc, meetings.id desc`)

/** How they came to those; whoever has not been seen first. */
export async function listAttending(db: Db, groupId: number, count: number, after: number): Promise<Static<typeof AttendingMember>[]> {
  const members = sql`
    with meetings as materialized (${attended(groupId, count)})
    select users.id, users.name, counted.present, counted.missed, counted.missed >= ${UNSEEN_AFTER}::int as is_unseen,
      row_number() over (order by counted.missed >= ${UNSEEN_AFTER}::int desc, users.name ${nameCollation}, users.id) as place
    from group_members join users on users.id = group_members.user_id
    cross join lateral (
      select coalesce(array_agg(id order by nth) filter (where is_present), '{}') as present,
        (coalesce(min(nth) filter (where is_present), count(*) + 1) - 1)::int as missed
      from (
        select id, row_number() over (order by begins_at desc, id desc) as nth, seen.user_id is not null as is_present
        from meetings left join meeting_attendance seen on seen.meeting_id = id and seen.user_id = group_members.user_id
        where begins_at >= group_members.joined_at or seen.user_id is not null
      ) theirs
    ) counted
    where group_id = ${groupId}`
  const octets = sql`octet_length(name) + 20 * cardinality(present) + 100`
  return withoutPlaces(await db.many<Static<typeof AttendingMember> & WithPlace>(partOf(members, { octets, after })))
}

/** Who has gone quiet (features/gone-quiet): members who were at none of the last meetings of these groups; not of a group that has not met for half a year. */
export const unseenMembers = (groups: readonly number[]) => sql`
  select members.user_id, 'not_seen' as code, members.group_id, null::bigint as subject_id, (
    select max(begins_at) from meeting_attendance seen join meetings on meetings.id = seen.meeting_id
    where seen.user_id = members.user_id and meetings.group_id = members.group_id) as since
  from unnest(${groups}::bigint[]) looked_after(group_id)
  cross join lateral (
    select array_agg(id) as ids, min(begins_at) as first, max(begins_at) as latest from (${attended(sql`looked_after.group_id`, UNSEEN_AFTER)}) meetings
  ) last
  join group_members members on members.group_id = looked_after.group_id and members.joined_at <= last.first
  where cardinality(last.ids) = ${UNSEEN_AFTER}::int and last.latest > now() - interval '26 weeks'
    and not exists (select from meeting_attendance where user_id = members.user_id and meeting_id = any(last.ids))`
