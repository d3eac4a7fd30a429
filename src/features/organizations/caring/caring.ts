// What admins do for the accounts of their organization's people. The person is told of each, by a notice or by the e-mail itself.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { passwordForgotten } from '#features/accounts/jobs.ts'
import { findActive } from '#features/accounts/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { readMember } from '../membership.ts'
import { requireAdmin } from '../policy.ts'
import { findName } from '../queries.ts'
import { correctName } from './queries.ts'

/** Corrects a name while this is the person's only organization. */
export const correctMemberName = (db: Db, caller: Actor, organizationId: number, userId: number, name: string) =>
  db.transaction(async (tx) => {
    const before = await lockMember(tx, caller, organizationId, userId)
    const corrected = await correctName(tx, organizationId, userId, name)
    if (!corrected) throw forbidden('only_they_change_name')
    if (before.name !== name) {
      await recordAudit(tx, { organizationId, by: caller, action: 'account.name-corrected', subject: ['user', userId] })
      if (userId !== caller.id) await notifyOfCare(tx, organizationId, userId, 'name')
    }
    return readMember(tx, organizationId, userId)
  })

/** Has the person sent a link with which to set a new password: to their own address, so that nobody else reads it. */
export const sendPasswordLink = (db: Db, caller: Actor, organizationId: number, userId: number) =>
  db.transaction(async (tx) => {
    await lockMember(tx, caller, organizationId, userId)
    const account = await findActive(tx, userId)
    if (!account?.is_proven) throw invalid({ user: [{ rule: 'address_not_confirmed' }] })
    await queueJob(tx, passwordForgotten, { user_id: userId, organization_id: organizationId }, { key: `password-forgotten ${userId}` })
    await recordAudit(tx, { organizationId, by: caller, action: 'account.password-link-sent', subject: ['user', userId] })
  })

/** Tells somebody what an admin did to their account. */
export const notifyOfCare = async (tx: Db, organizationId: number, userId: number, done: 'name' | 'suspended' | 'restored') =>
  notify(tx, {
    kind: 'account_cared_for',
    to: { users: [userId] },
    params: { organization: await findName(tx, organizationId), done },
    data: { organization_id: organizationId },
  })

/** Somebody of an organization of which the caller is an admin now; both keep their places. */
async function lockMember(tx: Db, caller: Actor, organizationId: number, userId: number) {
  requireAdmin(await lockRoles(tx, caller, userId), organizationId)
  return readMember(tx, organizationId, userId)
}
