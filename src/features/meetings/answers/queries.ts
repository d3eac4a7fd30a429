// SQL of what people answer to a meeting.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { MeetingAnswer } from '../schemas.ts'

/** A meeting as somebody answers: whoever changes or cancels it waits. */
export const lockMeetingToAnswer = (tx: Db, groupId: number, meetingId: number) =>
  tx.maybe<{ cancelled_at: string | null; ends_at: string }>(
    sql`select cancelled_at, ends_at from meetings where id = ${meetingId} and group_id = ${groupId} for share`,
  )

/** Someone's place in a group, which they keep until the transaction ends. */
export const lockMembership = (tx: Db, groupId: number, userId: number) =>
  tx.maybe(sql`select from group_members where group_id = ${groupId} and user_id = ${userId} for key share`)

export const saveAnswer = (tx: Db, answer: { meetingId: number; groupId: number; userId: number; coming: string; note: string | null }) =>
  tx.run(sql`
    insert into meeting_answers (meeting_id, group_id, user_id, coming, note)
    values (${answer.meetingId}, ${answer.groupId}, ${answer.userId}, ${answer.coming}, ${answer.note})
    on conflict (meeting_id, user_id) do update set coming = excluded.coming, note = excluded.note, answered_at = now()`)

/** Who answered, whoever comes first; for others than group admins only they, and no notes. */
export async function listAnswers(db: Db, meetingId: number, { isAdmin }: { isAdmin: boolean }, after: number) {
  const answers = sql`
    select users.id as user_id, users.name, coming, case when ${isAdmin}::boolean then note end as note, answered_at,
      row_number() over (order by array_position(array['yes', 'maybe', 'no'], coming), users.name ${nameCollation}, users.id) as place
    from meeting_answers join users on users.id = user_id
    where meeting_id = ${meetingId} and (${isAdmin}::boolean or coming = 'yes')`
  const octets = sql`octet_length(name) + coalesce(octet_length(note), 0) + 120`
  const rows = await db.many<Omit<Static<typeof MeetingAnswer>, 'user'> & { user_id: number; name: string } & WithPlace>(
    partOf(answers, { octets, after }),
  )
  return withoutPlaces(rows).map(({ user_id: id, name, ...answer }) => ({ user: { id, name }, ...answer }))
}
