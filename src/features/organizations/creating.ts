// Creating an organization with its first admin. The database adds its two global groups.
import { addUser } from '#features/accounts/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { addOrganizationMember } from './members/queries.ts'
import { addOrganization, saveSubscription } from './queries.ts'

interface NewOrganization {
  name: string
  timezone: string
  locale?: string | null
  admin: { name: string; email: string; passwordHash: string }
}

/** Undefined when the admin's address is taken; nothing is created then. */
export async function createOrganization(tx: Db, { name, timezone, locale = null, admin }: NewOrganization) {
  const user = await addUser(tx, admin)
  if (!user) return undefined
  const { id } = await addOrganization(tx, { name, timezone, locale })
  await addOrganizationMember(tx, id, user.id, 'admin')
  return { id, name, admin: user }
}

/** The same as whoever runs the service does it: it is in the audit log, and has a subscription unless there is no plan. */
export async function foundOrganization(tx: Db, organization: NewOrganization, plan: 'pro' | 'none') {
  const founded = await createOrganization(tx, organization)
  if (!founded) return undefined
  const { id } = founded
  await recordAudit(tx, { organizationId: id, by: 'operator', action: 'organization.founded', subject: ['organization', id] })
  if (plan === 'pro') await saveSubscription(tx, { organizationId: id }, 'active', null)
  return founded
}
