// Reminding people of a training when a leader asks for it: of what is assigned to them and not completed, each once a day at most.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import { type Clock, knownZone, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { canManageTraining, viewerOf } from '../policy.ts'
import { findVisibleTraining } from '../queries.ts'
import { listAssignmentsOf, markReminded, type OpenAssignment } from './queries.ts'
import type { whyNotReminded } from './schemas.ts'

type Reason = (typeof whyNotReminded)[number]
const DAY_MS = 86_400_000

export function remindPeople(db: Db, caller: Actor, trainingId: number, userIds: number[], clock: Clock) {
  return db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    const training = await findVisibleTraining(tx, viewerOf(actor), trainingId)
    if (!training) throw notFound('training_not_found')
    if (!canManageTraining(actor, training)) throw forbidden('only_leaders_assign_trainings')

    const wanted = [...new Set(userIds)]
    const since = new Date(clock.now() - DAY_MS).toISOString()
    const assignments = new Map((await listAssignmentsOf(tx, trainingId, wanted, since)).map((row) => [row.user_id, row]))
    const reasons = wanted.map((user_id) => ({ user_id, reason: reasonAgainst(assignments.get(user_id)) }))
    const reminded = reasons.filter(({ reason }) => reason === undefined).map(({ user_id }) => assignments.get(user_id)!)

    const user_ids = reminded.map(({ user_id }) => user_id)
    await markReminded(tx, trainingId, user_ids, new Date(clock.now()).toISOString())
    const { organization_id: organizationId } = training
    if (user_ids.length > 0)
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'training.reminded',
        subject: ['training', trainingId],
        details: { user_ids },
      })
    const together = Map.groupBy(reminded, (assignment) => `${assignment.due_date} ${isOver(assignment, clock)}`)
    for (const people of together.values()) {
      const [first] = people as [OpenAssignment]
      await notify(tx, {
        kind: 'training_due',
        to: { users: people.map(({ user_id }) => user_id) },
        params: { training: training.title, due_date: first.due_date, reminder: isOver(first, clock) ? 'asked_after' : 'asked' },
        data: { qualification_id: trainingId },
      })
    }
    return {
      reminded: reminded.length,
      not_reminded: reasons.flatMap(({ user_id, reason }) => (reason ? [{ user_id, reason }] : [])),
    }
  })
}

function reasonAgainst(assignment: OpenAssignment | undefined): Reason | undefined {
  if (!assignment) return 'not_assigned'
  if (assignment.has_completed) return 'completed'
  if (assignment.is_suspended) return 'suspended'
  return assignment.was_reminded ? 'reminded_today' : undefined
}

/** Whether the due date is over where the person is. */
const isOver = ({ due_date, timezone, home_timezone }: OpenAssignment, clock: Clock) =>
  due_date !== null && due_date < todayIn(knownZone(timezone, home_timezone), clock)
