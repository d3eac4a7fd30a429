// SQL of when a group meets next, in statements about `groups`.
import { sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export interface NextMeetingColumns {
  next_id: number | null
  next_title: string
  next_starts_at: string
  next_timezone: string
  next_begins_at: Timestamp
  next_ends_at: Timestamp
  next_location: string | null
}

export const nextMeetingColumns = sql`
  next.id as next_id, coalesce(next.title, groups.name) as next_title, to_char(next.starts_at, 'YYYY-MM-DD"T"HH24:MI') as next_starts_at,
  next.timezone as next_timezone, next.begins_at as next_begins_at, next.ends_at as next_ends_at, next.location as next_location`

/** The next meeting of a group, found by one step into an index (meetings_to_come). */
export const withNextMeeting = sql`
  left join lateral (
    select * from meetings where group_id = groups.id and cancelled_at is null and ends_at > now() order by ends_at limit 1) next on true`

export function asNextMeeting<Row extends NextMeetingColumns>({
  next_id: id,
  next_title: title,
  next_starts_at: starts_at,
  next_timezone: timezone,
  next_begins_at: begins_at,
  next_ends_at: ends_at,
  next_location: location,
  ...row
}: Row) {
  return { ...row, next_meeting: id === null ? null : { id, title, starts_at, timezone, begins_at, ends_at, location } }
}
