// What a group's admins change about it.
import type { Actor } from '#features/accounts/actor.ts'
import { type AuditAuthor, recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { lockManagedGroup } from './leading.ts'
import type { GroupLimits } from './limits.ts'
import { type GroupChange, saveGroup, type VisibleGroup } from './queries.ts'
import { turnWaitsIntoRequests } from './waits/queries.ts'
import { giveFreeSeats } from './waits/seating.ts'

/** Whoever is in a group stays, however small it is made: it is full until some have left. */
export const changeGroup = (db: Db, actor: Actor, groupId: number, change: GroupChange, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId, limits)
    await applyChange(tx, actor, group, change, limits)
  })

/** Changes a group whose lock the transaction holds. */
export async function applyChange(
  tx: Db,
  by: AuditAuthor,
  { id, organization_id: organizationId, max_members_allowed: max }: Pick<VisibleGroup, 'id' | 'organization_id' | 'max_members_allowed'>,
  change: GroupChange,
  limits: GroupLimits,
) {
  if ((change.member_limit ?? 0) > max) throw invalid({ member_limit: [{ rule: 'max', max }] })
  await saveGroup(tx, id, change)
  if (change.join_type === 'closed') await turnWaitsIntoRequests(tx, id)
  else await giveFreeSeats(tx, [id], limits)
  await recordAudit(tx, { organizationId, by, action: 'group.changed', subject: ['group', id] })
}
