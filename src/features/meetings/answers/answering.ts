// Saying whether one comes: members, until it ends, as often as they like.
import type { Static, TObject } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { requireMember } from '../access.ts'
import { MeetingCancelled, MeetingOver } from '../errors.ts'
import type { Rules } from '../planning.ts'
import type { Answer } from '../schemas.ts'
import { isOver } from '../times.ts'
import { lockMeetingToAnswer, lockMembership, saveAnswer } from './queries.ts'

export const answerMeeting = (
  db: Db,
  actor: Actor,
  groupId: number,
  meetingId: number,
  { coming, note }: Static<TObject<typeof Answer>>,
  { clock, limits }: Rules,
) =>
  db.transaction(async (tx) => {
    await requireMember(tx, actor, groupId, limits)
    if (!(await lockMembership(tx, groupId, actor.id))) throw forbidden('only_group_members')
    const meeting = await lockMeetingToAnswer(tx, groupId, meetingId)
    if (!meeting) throw notFound('meeting_not_found')
    if (meeting.cancelled_at) throw new MeetingCancelled({ meeting_id: meetingId })
    if (isOver(meeting, clock)) throw new MeetingOver({ meeting_id: meetingId })
    await saveAnswer(tx, { meetingId, groupId, userId: actor.id, coming, note: note ?? null })
  })
