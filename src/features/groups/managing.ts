// What somebody manages, over all their organizations.
import { type Actor, isAdminOf, organizationsOf } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { listManagedGroups, type Managed } from './members/queries.ts'

/** What they manage in these organizations, or in all of theirs. */
export async function findManaged(db: Db, actor: Actor, among: readonly number[] = organizationsOf(actor)): Promise<Managed> {
  const organizations = among.filter((id) => isAdminOf(actor, id))
  const others = among.filter((id) => !isAdminOf(actor, id))
  return { organizations, groups: others.length > 0 ? await listManagedGroups(db, actor.id, others) : [] }
}

export const managesAnything = ({ organizations, groups }: Managed) => organizations.length + groups.length > 0
