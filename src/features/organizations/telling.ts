// What an organization's admins are told about who comes, and who is one of them. Notices name nobody.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { listOtherAdmins, listWhoLackFactor } from './members/queries.ts'
import { findName } from './queries.ts'

/** By what way they became one. */
type Way = 'role' | 'invitation' | 'operator'

/** Tells all admins about a new admin, so that an unwanted one is noticed. The admin who made the change is told too: it may not have been them. */
export const notifyOfNewAdmin = async (tx: Db, organizationId: number, userId: number, way: Way) => {
  const users = await listOtherAdmins(tx, organizationId, userId)
  if (users.length === 0) return
  await notify(tx, {
    kind: 'organization_admin_added',
    to: { users },
    params: { organization: await findName(tx, organizationId), way },
    data: { organization_id: organizationId, user_id: userId },
  })
}

/** Tells the admins that somebody has come who was not there before, but not the one who has just accepted them. */
export const notifyOfNewMember = async (tx: Db, organizationId: number, userId: number, acceptedBy?: number) =>
  notify(tx, {
    kind: 'member_joined',
    to: { users: (await listOtherAdmins(tx, organizationId, userId)).filter((id) => id !== acceptedBy) },
    params: { organization: await findName(tx, organizationId) },
    data: { organization_id: organizationId, user_id: userId },
  })

/** Tells those whom their organization asks for a second factor from now on, and who have none. */
export async function notifyOfNeededFactor(tx: Db, organizationId: number) {
  const users = await listWhoLackFactor(tx, organizationId)
  if (users.length === 0) return
  await notify(tx, {
    kind: 'second_factor_needed',
    to: { users },
    params: { organization: await findName(tx, organizationId) },
    data: { organization_id: organizationId },
  })
}
