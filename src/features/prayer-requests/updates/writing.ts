// What became of it: its author writes, and it is looked at as the request was. What the care team alone reads, it reads at once.
import type { Static, TObject } from 'typebox'
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import { findTimeZone } from '#features/organizations/queries.ts'
import { knownZone, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { PrayerRequestAlreadyReviewed, RequestNotApproved, TooManyUpdates } from '../errors.ts'
import { dayOf } from '../moderating.ts'
import { canModerate, isAuthor, moderatedBy } from '../policy.ts'
import { lockRequest } from '../queries.ts'
import { saveResolved } from '../resolving.ts'
import { addUpdate, countUpdates, type LockedUpdate, lockUpdate, saveUpdateRejected, saveUpdateShared, type UpdateRow } from './queries.ts'
import type { WriteUpdate } from './schemas.ts'

/** Of one request, whatever became of them. */
const MAX_UPDATES = 50

export const writeUpdate = (db: Db, caller: Actor, requestId: number, { text, answered = false }: Static<TObject<typeof WriteUpdate>>) =>
  db.transaction(async (tx): Promise<UpdateRow> => {
    const actor = await lockRoles(tx, caller)
    const request = await lockRequest(tx, { id: actor.id, moderated: moderatedBy(actor) }, requestId)
    if (!request) throw notFound('prayer_request_not_found')
    if (!isAuthor(actor, request)) throw forbidden('only_author_changes_prayer')
    if (request.status !== 'approved') throw new RequestNotApproved({ status: request.status })
    const isCared = request.visibility === 'care_team'
    if (!isCared && request.group_post_id === null) throw notFound('post_not_found')
    if ((await countUpdates(tx, requestId)) >= MAX_UPDATES) throw new TooManyUpdates({ max_updates: MAX_UPDATES })
    if (answered) await saveResolved(tx, request)
    const organizationId = request.organization_id
    const sharedOn = isCared ? await today(tx, organizationId) : null
    return addUpdate(tx, { organizationId, requestId, postId: request.group_post_id, text, answered, sharedOn })
  })

/** Its day is the one on which it is shared: when its author wrote it, nobody needs to know. */
export const approveUpdate = (db: Db, actor: Actor, updateId: number) =>
  db.transaction(async (tx): Promise<UpdateRow> => {
    const update = await lockForDecision(tx, actor, updateId)
    if (update.status === 'approved') return shown(update)
    if (update.status === 'rejected') throw new PrayerRequestAlreadyReviewed({ status: update.status })
    await decided(tx, actor, update, 'approved', null)
    return saveUpdateShared(tx, updateId, actor.id, await today(tx, update.organization_id))
  })

export const rejectUpdate = (db: Db, actor: Actor, updateId: number, reason: string | null) =>
  db.transaction(async (tx): Promise<UpdateRow> => {
    const update = await lockForDecision(tx, actor, updateId)
    if (update.status === 'rejected') return shown(update)
    if (update.status === 'approved') throw new PrayerRequestAlreadyReviewed({ status: update.status })
    await decided(tx, actor, update, 'rejected', reason)
    return saveUpdateRejected(tx, updateId, actor.id, reason)
  })

async function lockForDecision(tx: Db, caller: Actor, updateId: number): Promise<LockedUpdate> {
  const actor = await lockRoles(tx, caller)
  const update = await lockUpdate(tx, { id: actor.id, moderated: moderatedBy(actor) }, updateId)
  if (!update) throw notFound('prayer_update_not_found')
  if (!canModerate(actor, update)) throw forbidden('only_leaders_decide_prayers')
  return update
}

async function decided(tx: Db, actor: Actor, update: LockedUpdate, decision: 'approved' | 'rejected', reason: string | null) {
  const { id, organization_id, request_id, user_id } = update
  await recordAudit(tx, { organizationId: organization_id, by: actor, action: `prayer-update.${decision}`, subject: ['prayer-update', id] })
  await notify(tx, {
    kind: 'prayer_update_reviewed',
    to: { users: [user_id] },
    once: `prayer-update-${id}`,
    params: { decision, asked_on: await dayOf(tx, update) },
    quote: reason,
    data: { request_id, update_id: id },
  })
}

const today = async (tx: Db, organizationId: number) => todayIn(knownZone(await findTimeZone(tx, organizationId)))
const shown = ({ id, text, answered, status, day, rejection_reason }: LockedUpdate): UpdateRow => ({
  id,
  text,
  answered,
  status,
  day,
  rejection_reason,
})
