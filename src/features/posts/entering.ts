// Coming into a group, to read there or to take part.
import type { Actor } from '#features/accounts/actor.ts'
import { canReadInside } from '#features/groups/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { findPostGroup, type PostGroup } from './queries.ts'

/** The group, for someone who may read what is written in it; 404 for strangers, 403 for others of its organization. */
export async function enterGroup(db: Db, actor: Actor, groupId: number): Promise<PostGroup> {
  const group = await findPostGroup(db, actor.id, [...actor.roles.keys()], groupId)
  if (!group) throw notFound('Group')
  if (!canReadInside(actor, group)) throw forbidden('Only members see what is written in this group.')
  return group
}

/** The group, for one of its members. An admin of the organization who only looks in is none. */
export async function enterAsMember(db: Db, actor: Actor, groupId: number): Promise<PostGroup> {
  const group = await enterGroup(db, actor, groupId)
  if (!group.role) throw forbidden('Only members of this group may do this.')
  return group
}
