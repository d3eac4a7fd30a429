// What always holds in the data of meetings.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'Regular groups alone have meetings',
    broken: sql`select meetings.id from meetings join groups on groups.id = group_id where group_type <> 'group'`,
  },
  {
    name: 'Who answers belongs to the group that meets',
    broken: sql`
      select meeting_id, user_id from meeting_answers answers join meetings on meetings.id = meeting_id where answers.group_id <> meetings.group_id`,
  },
  {
    name: 'Who came stands in a list that was saved',
    broken: sql`
      select meeting_id, user_id from meeting_attendance join meetings on meetings.id = meeting_id where attendance_at is null`,
  },
]
