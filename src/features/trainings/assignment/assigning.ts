// Assigning a training to people of its organization, who are told. Assigning again changes the date.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import { type Clock, earliestToday } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'
import { type FieldErrors, forbidden, invalidChoice, refuseInvalid } from '#platform/http/errors.ts'
import { canManageTraining, viewerOf } from '../policy.ts'
import { findVisibleTraining } from '../queries.ts'
import { lockMembersAmong, saveAssignments } from './queries.ts'

interface Wish {
  qualification_id: number
  user_ids: number[]
  due_date?: CalendarDate | null
}

/** Returns how many people it is new to, and how many had it already. A person who is named twice counts once. */
export function assignTraining(db: Db, caller: Actor, { qualification_id, user_ids, due_date }: Wish, clock: Clock) {
  return db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    const training = await findVisibleTraining(tx, viewerOf(actor), qualification_id)
    if (!training) throw invalidChoice('qualification_id')
    if (!canManageTraining(actor, training)) throw forbidden('only_leaders_assign_trainings')

    // A day that is not over yet, wherever on earth the assigned people are.
    const isOver = due_date && due_date < earliestToday(clock)
    const errors: FieldErrors = isOver ? { due_date: [{ rule: 'date_from_today' }] } : {}
    const members = new Set((await lockMembersAmong(tx, training.organization_id, user_ids)).map(({ user_id }) => user_id))
    for (const [index, id] of user_ids.entries()) {
      const field = `user_ids.${index}`
      if (!members.has(id)) errors[field] = [{ rule: 'invalid_choice' }]
    }
    refuseInvalid(errors)

    const userIds = [...new Set(user_ids)]
    const { id: trainingId, organization_id: organizationId } = training
    const saved = await saveAssignments(tx, { trainingId, organizationId, userIds, assignedBy: actor.id, dueDate: due_date })
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: 'training.assigned',
      subject: ['training', trainingId],
      details: { user_ids: userIds },
    })
    const told = saved.filter(({ is_news }) => is_news).map(({ user_id }) => user_id)
    if (told.length > 0) {
      await notify(tx, {
        kind: 'training_assigned',
        to: { users: told },
        params: { training: training.title, due_date: due_date ?? null },
        data: { qualification_id: trainingId },
      })
    }
    const assigned = saved.filter(({ is_new }) => is_new).length
    return { assigned, already_assigned: saved.length - assigned }
  })
}
