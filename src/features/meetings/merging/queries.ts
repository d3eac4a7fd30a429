// SQL of moving answers and attendance to another account of the same person.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/** Where they came, but in organizations that stay with the other account; gives how many meetings. Whoever was counted twice came once. */
export const moveAttendance = async (tx: Db, { from, to }: Moving, staying: readonly number[]) =>
  (
    await tx.one<{ meetings: number }>(sql`
      with theirs as (
        delete from meeting_attendance using meetings, groups
        where user_id = ${from} and meetings.id = meeting_id and groups.id = meetings.group_id and organization_id <> all(${staying})
        returning meeting_id
      ), moved as (
        insert into meeting_attendance (meeting_id, user_id) select meeting_id, ${to} from theirs order by meeting_id on conflict do nothing
      )
      select count(*) as meetings from theirs`)
  ).meetings

/** What they answered in groups to which both accounts belong. The answer of the one that stays counts. */
export const moveAnswers = (tx: Db, { from, to }: Moving, organizations: readonly number[]) =>
  tx.run(sql`
    insert into meeting_answers (meeting_id, user_id, group_id, coming, note, answered_at)
    select answers.meeting_id, ${to}, answers.group_id, answers.coming, answers.note, answers.answered_at
    from meeting_answers answers join group_members own on own.group_id = answers.group_id and own.user_id = ${to}
    where answers.user_id = ${from} and own.organization_id = any(${organizations}) order by answers.meeting_id
    on conflict (meeting_id, user_id) do nothing`)
