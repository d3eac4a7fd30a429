// SQL of meetings and their series.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Position } from '#platform/http/paging.ts'
import type { Meeting, MeetingDetail } from './schemas.ts'

export type Row = Omit<Static<typeof MeetingDetail>, 'group' | 'repeats'> & {
  group_id: number
  group_name: string
  every: NonNullable<Static<typeof Meeting>['repeats']>['every'] | null
  until: string | null
}

/** `2026-03-03T19:30`. */
export const onTheWall = (moment: Sql) => sql`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI')`

export const columns = sql`
  meetings.id, meetings.group_id, groups.name as group_name, coalesce(meetings.title, groups.name) as title,
  ${onTheWall(sql`meetings.starts_at`)} as starts_at, meetings.timezone, meetings.begins_at, meetings.ends_at, meetings.duration_minutes,
  meetings.location, meetings.online_url, case when meetings.cancelled_at is null then 'planned' else 'cancelled' end as status,
  series.every, series.until, meetings.attendance_at, answers.coming_count, mine.coming as my_answer, mine.note as my_note,
  case when meetings.attendance_at is not null and (seen.user_id is not null or member.joined_at <= meetings.begins_at)
    then seen.user_id is not null end as was_present`

/** What a person sees beside a meeting, in a statement about `meetings` and `groups`. */
export const beside = (userId: number) => sql`
  left join lateral (select every, until from meeting_series where id = meetings.series_id limit 1) series on true
  left join meeting_answers mine on mine.meeting_id = meetings.id and mine.user_id = ${userId}
  left join meeting_attendance seen on seen.meeting_id = meetings.id and seen.user_id = ${userId}
  left join group_members member on member.group_id = meetings.group_id and member.user_id = ${userId}
  cross join lateral (select count(*) as coming_count from meeting_answers where meeting_id = meetings.id and coming = 'yes') answers`

export const asMeeting = <Shown extends Omit<Row, 'agenda'>>({ group_id, group_name, every, until, ...meeting }: Shown) => ({
  ...meeting,
  group: { id: group_id, name: group_name },
  repeats: every === null || until === null ? null : { every, until },
})

export interface Span {
  /** Moments: from the one on, and before the other. */
  from: string | undefined
  before: string | undefined
}

export const within = ({ from, before }: Span, after: Position | undefined) => sql`
  begins_at >= coalesce(${from ?? null}::timestamptz, '-infinity') and begins_at < coalesce(${before ?? null}::timestamptz, 'infinity')
  and (begins_at, id) > (coalesce(${after?.[0] ?? null}::timestamptz, '-infinity'), ${after?.[1] ?? 0}::bigint)`

/** The first ones of a group in a time, after a position. */
export async function listMeetings(
  db: Db,
  groupId: number,
  userId: number,
  { span, after, limit }: { span: Span; after: Position | undefined; limit: number },
): Promise<Static<typeof Meeting>[]> {
  const rows = await db.many<Omit<Row, 'agenda'>>(sql`
    select ${columns}
    from (select * from meetings where group_id = ${groupId} and ${within(span, after)} order by begins_at, id limit ${limit}) meetings
    join groups on groups.id = meetings.group_id ${beside(userId)} order by meetings.begins_at, meetings.id`)
  return rows.map(asMeeting)
}

/** The same of all groups that someone is in. */
export async function listMeetingsOf(
  db: Db,
  { id: userId, barred }: { id: number; barred: ReadonlySet<number> },
  { span, after, limit }: { span: Span; after: Position | undefined; limit: number },
): Promise<Static<typeof Meeting>[]> {
  const rows = await db.many<Omit<Row, 'agenda'>>(sql`
    select ${columns}
    from (
      select part.* from group_members own join groups on groups.id = own.group_id and groups.deleted_at is null cross join lateral (
        select * from meetings where group_id = own.group_id and ${within(span, after)} order by begins_at, id limit ${limit}) part
      where own.user_id = ${userId} and groups.organization_id <> all(${[...barred]}::bigint[]) order by begins_at, id limit ${limit}
    ) meetings
    join groups on groups.id = meetings.group_id ${beside(userId)} order by meetings.begins_at, meetings.id`)
  return rows.map(asMeeting)
}

export async function findMeeting(
  db: Db,
  groupId: number,
  meetingId: number,
  userId: number,
): Promise<Static<typeof MeetingDetail> | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns}, meetings.agenda from meetings join groups on groups.id = meetings.group_id ${beside(userId)}
    where meetings.id = ${meetingId} and meetings.group_id = ${groupId}`)
  return row && asMeeting(row)
}

// Planning and changing: whoever does has locked the group

export interface StoredMeeting {
  id: number
  series_id: number | null
  position: number
  title: string | null
  starts_at: string
  timezone: string
  begins_at: string
  ends_at: string
  duration_minutes: number
  location: string | null
  online_url: string | null
  agenda: string | null
  cancelled_at: string | null
  attendance_at: string | null
  every: Row['every']
  until: string | null
}

const stored = sql`
  meetings.id, meetings.series_id, meetings.position, meetings.title, ${onTheWall(sql`meetings.starts_at`)} as starts_at, meetings.timezone,
  meetings.begins_at, meetings.ends_at, meetings.duration_minutes, meetings.location, meetings.online_url, meetings.agenda, meetings.cancelled_at,
  meetings.attendance_at, series.every, series.until`

/** A meeting, locked against whoever answers, marks who came, or changes it at the same time. */
export const lockMeeting = (tx: Db, groupId: number, meetingId: number) =>
  tx.maybe<StoredMeeting>(sql`
    select ${stored} from meetings left join meeting_series series on series.id = series_id
    where meetings.id = ${meetingId} and meetings.group_id = ${groupId} for no key update of meetings`)

/** Those of its series that come after it and are not over, in the order in which they were planned. */
export const lockFollowing = (tx: Db, { series_id, position }: StoredMeeting, now: string) =>
  tx.many<StoredMeeting>(sql`
    select ${stored} from meetings left join meeting_series series on series.id = series_id
    where meetings.series_id = ${series_id} and meetings.position > ${position} and meetings.ends_at > ${now}
    order by meetings.position for no key update of meetings`)

export const countToCome = async (db: Db, groupId: number, now: string) =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) from meetings where group_id = ${groupId} and ends_at > ${now} and cancelled_at is null`,
    )
  ).count

export const addSeries = async (tx: Db, groupId: number, every: string, until: string) =>
  (
    await tx.one<{ id: number }>(
      sql`insert into meeting_series (group_id, every, until) values (${groupId}, ${every}, ${until}) returning id`,
    )
  ).id

/** Lets a series end before a day. */
export const endSeries = (tx: Db, seriesId: number, day: string) =>
  tx.run(sql`update meeting_series set until = least(until, ${day}::date - 1) where id = ${seriesId}`)

export interface Details {
  title: string | null
  duration_minutes: number
  location: string | null
  online_url: string | null
  agenda: string | null
}

interface Occurrence {
  position: number
  starts_at: string
  begins_at: string
  ends_at: string
}

const unnested = (occurrences: readonly Occurrence[]) => sql`
  ${occurrences.map(({ position }) => position)}::int[], ${occurrences.map(({ starts_at }) => starts_at)}::timestamp[],
  ${occurrences.map(({ begins_at }) => begins_at)}::timestamptz[], ${occurrences.map(({ ends_at }) => ends_at)}::timestamptz[]`

/** Adds occurrences; gives their ids, the first one's first. */
export const addMeetings = async (
  tx: Db,
  meeting: Details & { groupId: number; seriesId: number | null; timezone: string; zoneData: string },
  occurrences: readonly Occurrence[],
) =>
  (
    await tx.many<{ id: number }>(sql`
      insert into meetings (group_id, series_id, position, title, starts_at, timezone, zone_data, duration_minutes, begins_at, ends_at, location, online_url, agenda)
      select ${meeting.groupId}, ${meeting.seriesId}::bigint, position, ${meeting.title}, starts_at, ${meeting.timezone}, ${meeting.zoneData}, ${meeting.duration_minutes}, begins_at, ends_at,
        ${meeting.location}, ${meeting.online_url}, ${meeting.agenda}
      from unnest(${unnested(occurrences)}) as wanted (position, starts_at, begins_at, ends_at) order by position returning id`)
  ).map(({ id }) => id)

/**
 * Gives meetings other times. What their members are told of now (`told`) is no more reminded of where it is less than a day away.
 */
export const saveTimes = (
  tx: Db,
  { seriesId, timezone, zoneData, told }: { seriesId: number | null; timezone: string; zoneData: string; told: boolean },
  meetings: readonly (Occurrence & { id: number })[],
  tomorrow: string,
) =>
  tx.run(sql`
    update meetings set series_id = ${seriesId}::bigint, position = wanted.position, starts_at = wanted.starts_at, timezone = ${timezone}, zone_data = ${zoneData},
      begins_at = wanted.begins_at, ends_at = wanted.ends_at,
      scheduled_at = case when meetings.begins_at = wanted.begins_at then scheduled_at else clock_timestamp() end,
      reminded_for = case when ${told}::boolean and wanted.begins_at <= ${tomorrow} then wanted.begins_at else reminded_for end
    from unnest(${meetings.map(({ id }) => id)}::bigint[], ${unnested(meetings)}) as wanted (id, position, starts_at, begins_at, ends_at)
    where meetings.id = wanted.id`)

/** Gives meetings these details. `isNews`: their members are told. */
export const saveDetails = (
  tx: Db,
  ids: readonly number[],
  details: { [Field in keyof Details]?: Details[Field] | undefined },
  isNews: boolean,
) =>
  tx.run(sql`
    update meetings set
      title = case when ${details.title !== undefined}::boolean then ${details.title ?? null} else title end,
      location = case when ${details.location !== undefined}::boolean then ${details.location ?? null} else location end,
      online_url = case when ${details.online_url !== undefined}::boolean then ${details.online_url ?? null} else online_url end,
      agenda = case when ${details.agenda !== undefined}::boolean then ${details.agenda ?? null} else agenda end,
      duration_minutes = coalesce(${details.duration_minutes ?? null}::int, duration_minutes),
      ends_at = begins_at + make_interval(mins => coalesce(${details.duration_minutes ?? null}::int, duration_minutes)),
      changed_at = case when ${isNews}::boolean then clock_timestamp() else changed_at end, sequence = sequence + 1, updated_at = now()
    where id = any(${ids})`)

export const saveCancelled = (tx: Db, meetingId: number) =>
  tx.run(sql`update meetings set cancelled_at = now(), sequence = sequence + 1, updated_at = now() where id = ${meetingId}`)

export const removeMeetings = (tx: Db, ids: readonly number[]) => tx.run(sql`delete from meetings where id = any(${ids})`)

// Being told

// Notices are dated when they are written. So are changes, not when their transaction began: it may have waited for another one's.

/** The meeting of a notice, in a group that the reader is in. */
const meetingOf = (reader: Sql) => sql`
  select from meetings told join groups on groups.id = told.group_id and groups.deleted_at is null
  join group_members on group_members.group_id = told.group_id and group_members.user_id = ${reader}
  where told.id = (notices.data ->> 'meeting_id')::bigint and told.cancelled_at is null and told.ends_at > now()`

/** Whether a meeting is still to come at the time that a reminder names. */
export const isToCome: Subject = (reader) => sql`exists (${meetingOf(reader)} and told.scheduled_at <= notices.created_at)`

/** Whether a change is still the latest one. */
export const isLatestChange: Subject = (reader) => sql`exists (${meetingOf(reader)} and told.changed_at <= notices.created_at)`

/** When and where it is. */
export const findPlace = (db: Db, meetingId: number) =>
  db.one<{ starts_at: string; location: string | null }>(
    sql`select ${onTheWall(sql`starts_at`)} as starts_at, location from meetings where id = ${meetingId}`,
  )
