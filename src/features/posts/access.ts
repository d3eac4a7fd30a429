// Coming into a group, to read there or to take part.
import { type Actor, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { canReadInside } from '#features/groups/policy.ts'
import { type Clock, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { findPostGroup, type PostGroup, type PostReader } from './queries.ts'

/** Who looks at posts, as their statements want to know it. */
export const readerOf = ({ id, timezone }: Actor, publicUrl: string, clock?: Clock): PostReader => ({
  id,
  today: todayIn(timezone, clock),
  publicUrl,
})

/** The group, for someone who may read what is written in it; 404 for strangers, 403 for others of its organization. */
export async function requireReadableGroup(db: Db, actor: Actor, groupId: number): Promise<PostGroup> {
  const group = await findPostGroup(db, actor.id, organizationsOf(actor), groupId)
  if (!group) throw notFound('group_not_found')
  if (!canReadInside(actor, group)) throw forbidden('only_group_members_read')
  return group
}

/** For writes: locks the caller's roles, so that removing them from the organization waits until the transaction ends. */
export async function lockReadableGroup(tx: Db, caller: Actor, groupId: number): Promise<{ group: PostGroup; actor: Actor }> {
  const actor = await lockRoles(tx, caller)
  return { group: await requireReadableGroup(tx, actor, groupId), actor }
}

/** To do something as one of its members. An admin of the organization who only looks in is none. */
export async function requireGroupMember(tx: Db, caller: Actor, groupId: number): Promise<PostGroup> {
  const { group } = await lockReadableGroup(tx, caller, groupId)
  if (!group.role) throw forbidden('only_group_members')
  return group
}
