// SQL of the moments at which meetings begin and end.
import { type Db, sql } from '#platform/db/database.ts'
import { onTheWall } from '../queries.ts'

export interface Reckoned {
  id: number
  starts_at: string
  timezone: string
  duration_minutes: number
  begins_at: string
  ends_at: string
}

/** The next meetings to come whose moments were reckoned by other data of time zones. */
export const listReckonedOtherwise = (db: Db, zoneData: string, after: number, limit: number) =>
  db.many<Reckoned>(sql`
    select id, ${onTheWall(sql`starts_at`)} as starts_at, timezone, duration_minutes, begins_at, ends_at from meetings
    where begins_at > now() and zone_data <> ${zoneData} and id > ${after} order by id limit ${limit}`)

/** What was moved meanwhile stays as it is. */
export const saveReckoned = (db: Db, zoneData: string, meetings: readonly Reckoned[]) =>
  db.run(sql`
    update meetings set begins_at = wanted.begins_at, ends_at = wanted.ends_at, zone_data = ${zoneData},
      sequence = sequence + (meetings.begins_at <> wanted.begins_at)::int
    from unnest(${meetings.map(({ id }) => id)}::bigint[], ${meetings.map(({ starts_at }) => starts_at)}::timestamp[],
      ${meetings.map(({ timezone }) => timezone)}::text[], ${meetings.map(({ duration_minutes }) => duration_minutes)}::int[],
      ${meetings.map(({ begins_at }) => begins_at)}::timestamptz[], ${meetings.map(({ ends_at }) => ends_at)}::timestamptz[])
      as wanted (id, starts_at, timezone, duration_minutes, begins_at, ends_at)
    where meetings.id = wanted.id and meetings.starts_at = wanted.starts_at and meetings.timezone = wanted.timezone
      and meetings.duration_minutes = wanted.duration_minutes`)
