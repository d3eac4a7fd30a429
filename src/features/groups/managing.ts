// What somebody manages, over all their organizations.
import { type Actor, isAdminOf, organizationsOf } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { groupRefuses } from './errors.ts'
import type { GroupLimits } from './limits.ts'
import { listManagedGroups, type Managed } from './members/queries.ts'
import { canManageGroup } from './policy.ts'
import { findGroup } from './queries.ts'

/** What they manage in these organizations, or in all of theirs. */
export async function findManaged(db: Db, actor: Actor, among: readonly number[] = organizationsOf(actor)): Promise<Managed> {
  const organizations = among.filter((id) => isAdminOf(actor, id))
  const others = among.filter((id) => !isAdminOf(actor, id))
  return { organizations, groups: others.length > 0 ? await listManagedGroups(db, actor.id, others) : [] }
}

export const managesAnything = ({ organizations, groups }: Managed) => organizations.length + groups.length > 0

/** A regular group that the actor manages, to read. 404 for strangers, 403 for those who may not. */
export async function requireManagedGroup(db: Db, actor: Actor, groupId: number, limits: GroupLimits) {
  const group = await findGroup(db, actor.id, organizationsOf(actor), groupId, limits)
  if (!group) throw notFound('group_not_found')
  if (group.group_type === 'global') throw groupRefuses('global_group_fixed')
  if (!canManageGroup(actor, group)) throw forbidden('only_group_admins')
  return group
}
