// What becomes of somebody's places in groups while they are suspended from the organization.
import type { AuditActor } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { deactivateGroupsOf } from './leading.ts'
import { keepPlaces } from './suspended/queries.ts'

/** Active groups that they lead become inactive, and their places are kept. Needs the groups' locks. */
export async function keepPlacesOf(tx: Db, { organizationId, userId }: { organizationId: number; userId: number }, by: AuditActor) {
  await deactivateGroupsOf(tx, userId, by, { organizationId })
  await keepPlaces(tx, organizationId, userId)
}
