// What meetings keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'
import { onTheWall } from './queries.ts'

const meeting = sql`
  meetings.id as meeting_id, groups.id as group_id, groups.name as group_name, coalesce(meetings.title, groups.name) as title,
  ${onTheWall(sql`meetings.starts_at`)} as starts_at, meetings.timezone`

export const personalData: PersonalData = {
  exports: {
    'meetings/answers': rowsOf(
      (id) => sql`
        select ${meeting}, coming, note, answered_at from meeting_answers answers
        join meetings on meetings.id = meeting_id join groups on groups.id = meetings.group_id
        where answers.user_id = ${id} and deleted_at is null order by meetings.begins_at, meetings.id`,
    ),
    'meetings/attendance': rowsOf(
      (id) => sql`
        select ${meeting} from meeting_attendance seen
        join meetings on meetings.id = meeting_id join groups on groups.id = meetings.group_id
        where seen.user_id = ${id} and deleted_at is null order by meetings.begins_at, meetings.id`,
    ),
    'meetings/calendar': rowsOf((id) => sql`select created_at from calendar_feeds where user_id = ${id}`),
  },
  erase: inTurn(
    (id) => sql`delete from meeting_answers where user_id = ${id}`,
    (id) => sql`delete from meeting_attendance where user_id = ${id}`,
    (id) => sql`delete from calendar_feeds where user_id = ${id}`,
  ),
}
