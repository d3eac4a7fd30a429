// SQL of meetings that are long past, or whose group is gone: bit by bit, since many came to them.
import { type Db, sql } from '#platform/db/database.ts'

/** Those that began so many months ago, or all of a group. */
export type Which = { olderThan: number } | { groupId: number }
const ofThese = (which: Which) =>
  'groupId' in which ? sql`group_id = ${which.groupId}` : sql`begins_at < now() - make_interval(months => ${which.olderThan}::int)`

export const removeSomeAttendance = (db: Db, which: Which, count: number) =>
  db.run(sql`
    delete from meeting_attendance where (meeting_id, user_id) in (
      select meeting_id, user_id from meetings join meeting_attendance on meeting_id = meetings.id where ${ofThese(which)} limit ${count})`)

export const removeSomeAnswers = (db: Db, which: Which, count: number) =>
  db.run(sql`
    delete from meeting_answers where (meeting_id, user_id) in (
      select meeting_id, answers.user_id from meetings join meeting_answers answers on meeting_id = meetings.id
      where ${'groupId' in which ? sql`meetings.group_id = ${which.groupId}` : ofThese(which)} limit ${count})`)

export const removeSomeMeetings = (db: Db, which: Which, count: number) =>
  db.run(sql`delete from meetings where id in (select id from meetings where ${ofThese(which)} limit ${count})`)

/** Series of which no meeting is left. */
export const removeSomeEmptySeries = (db: Db, count: number) =>
  db.run(sql`
    delete from meeting_series where id in (
      select id from meeting_series where not exists (select from meetings where series_id = meeting_series.id) limit ${count})`)
