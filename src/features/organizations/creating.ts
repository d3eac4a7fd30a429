// Creating an organization with its first admin. The database adds its two global groups.
import { addUser } from '#features/accounts/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { addOrganizationMember } from './members/queries.ts'
import { addOrganization } from './queries.ts'

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
