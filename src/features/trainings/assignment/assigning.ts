// Assigning a training to people of its organization, who are told. Assigning again changes the date.
import { type Actor, isAdminOf, lockRoles, type OrganizationRole } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { PEOPLE_NAMED } from '#features/audit-log/queries.ts'
import { notify } from '#features/notifications/notifying.ts'
import { type Clock, earliestToday } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'
import { type FieldErrors, forbidden, invalid, invalidChoice, notFound, refuseInvalid } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { findGroupOf } from '../following/queries.ts'
import { canManageTraining, viewerOf } from '../policy.ts'
import { findVisibleTraining, type VisibleTraining } from '../queries.ts'
import { lockMembersAmong, lockMembersBy, saveAssignments } from './queries.ts'

type Assigning = Pick<Services, 'clock' | 'config' | 'limits'>

interface Wish {
  qualification_id: number
  user_ids: number[]
  due_date?: CalendarDate | null
}

/** Returns how many people it is new to, and how many had it already. A person who is named twice counts once. */
export function assignTraining(db: Db, caller: Actor, { qualification_id, user_ids, due_date }: Wish, services: Assigning) {
  return db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    const training = await findVisibleTraining(tx, viewerOf(actor), qualification_id)
    if (!training) throw invalidChoice('qualification_id')
    if (!canManageTraining(actor, training)) throw forbidden('only_leaders_assign_trainings')

    const errors = faultsOf(due_date, services.clock)
    const members = new Set((await lockMembersAmong(tx, training.organization_id, user_ids)).map(({ user_id }) => user_id))
    for (const [index, id] of user_ids.entries()) {
      const field = `user_ids.${index}`
      if (!members.has(id)) errors[field] = [{ rule: 'invalid_choice' }]
    }
    refuseInvalid(errors)
    const people = { userIds: [...new Set(user_ids)], dueDate: due_date }
    const assigned = await assign(tx, { actor, training, ...people }, services)
    const subject = ['training', training.id] as const
    const details = { user_ids: people.userIds }
    await recordAudit(tx, { organizationId: training.organization_id, by: actor, action: 'training.assigned', subject, details })
    return assigned
  })
}

/** The most people to whom one request assigns a training. */
const AT_MOST = 5000

interface WishForAll {
  group_id?: number
  role?: OrganizationRole
  due_date?: CalendarDate | null
}

/** The same for everybody of a group, a role, or both; not for who has completed the training already. */
export function assignToAll(
  db: Db,
  caller: Actor,
  trainingId: number,
  { group_id: groupId, role, due_date }: WishForAll,
  services: Assigning,
) {
  return db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    const training = await findVisibleTraining(tx, viewerOf(actor), trainingId)
    if (!training) throw notFound('training_not_found')
    if (!canManageTraining(actor, training)) throw forbidden('only_leaders_assign_trainings')

    const { organization_id: organizationId } = training
    const group = groupId === undefined ? undefined : await findGroupOf(tx, actor.id, [organizationId], groupId)
    if (groupId !== undefined && !group) throw invalidChoice('group_id')
    if (group && !group.is_member && !isAdminOf(actor, organizationId)) throw forbidden('only_group_members_see_members')
    refuseInvalid(faultsOf(due_date, services.clock))
    const members = await lockMembersBy(tx, { organizationId, trainingId, groupId, role }, AT_MOST + 1)
    if (members.length > AT_MOST) throw invalid({ [groupId === undefined ? 'role' : 'group_id']: [{ rule: 'max_items', max: AT_MOST }] })

    const open = members.filter(({ has_completed }) => !has_completed).map(({ user_id }) => user_id)
    const assigned = await assign(tx, { actor, training, userIds: open, dueDate: due_date }, services)
    if (open.length > 0) {
      const subject = ['training', trainingId] as const
      const details = { group_id: groupId, role, user_ids: open.slice(0, PEOPLE_NAMED), people_count: open.length }
      await recordAudit(tx, { organizationId, by: actor, action: 'training.assigned', subject, details })
    }
    return { ...assigned, completed: members.length - open.length }
  })
}

/** A day that is not over yet, wherever on earth the assigned people are. */
const faultsOf = (dueDate: CalendarDate | null | undefined, clock: Clock): FieldErrors =>
  dueDate && dueDate < earliestToday(clock) ? { due_date: [{ rule: 'date_from_today' }] } : {}

interface New {
  actor: Actor
  training: VisibleTraining
  userIds: number[]
  dueDate: CalendarDate | null | undefined
}

/** Assigns, and tells those to whom it is news: only so many in a day for one leader, since each gets a notice, an e-mail and a push. */
async function assign(tx: Db, { actor, training, userIds, dueDate }: New, { config, limits }: Assigning) {
  const { id: trainingId, organization_id: organizationId } = training
  const saved = await saveAssignments(tx, { trainingId, organizationId, userIds, assignedBy: actor.id, dueDate })
  const told = saved.filter(({ is_news }) => is_news).map(({ user_id }) => user_id)
  if (told.length > 0) {
    await limits.requireOfDay('assignments', config.ASSIGNMENTS_PER_DAY, `user ${actor.id}`, told.length)
    await notify(tx, {
      kind: 'training_assigned',
      to: { users: told },
      params: { training: training.title, due_date: dueDate ?? null },
      data: { qualification_id: trainingId },
    })
  }
  const assigned = saved.filter(({ is_new }) => is_new).length
  return { assigned, already_assigned: saved.length - assigned }
}
