// Coming into an organization, by whatever way: it stands in the audit log.
import type { OrganizationRole } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden } from '#platform/http/errors.ts'
import { isSuspended } from './caring/queries.ts'
import { addOrganizationMember, raiseRole } from './members/queries.ts'
import { notifyOfNewAdmin, notifyOfNewMember } from './telling.ts'

interface Joining {
  organizationId: number
  userId: number
  role: OrganizationRole
  /** A group's code is also behind a request to join that was accepted. */
  way: 'invitation' | 'code'
  /** Who let them in by accepting their request. */
  acceptedBy?: number
}

/** Takes someone in who is not there yet, and is not suspended. Who belongs already gets the role where it is the higher one. */
export async function joinOrganization(tx: Db, { organizationId, userId, role, way, acceptedBy }: Joining) {
  const entry = { organizationId, by: { id: userId }, subject: ['user', userId] } as const
  if (await addOrganizationMember(tx, organizationId, userId, role)) {
    if (await isSuspended(tx, organizationId, userId)) throw forbidden('membership_suspended')
    await recordAudit(tx, { ...entry, action: 'member.joined', details: { way, role } })
    if (role !== 'admin') await notifyOfNewMember(tx, organizationId, userId, acceptedBy)
  } else {
    const before = role === 'member' ? undefined : await raiseRole(tx, organizationId, userId, role)
    if (!before) return
    await recordAudit(tx, { ...entry, action: 'member.role-changed', details: { from: before.role, to: role, way } })
  }
  if (role === 'admin') await notifyOfNewAdmin(tx, organizationId, userId, 'invitation')
}
