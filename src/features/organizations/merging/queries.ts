// SQL of where both accounts of one person belong, and of how the place of one of them ends.
import type { OrganizationRole } from '#features/accounts/actor.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { saveJoinedAt } from '../caring/queries.ts'
import { addOrganizationMember, removeOrganizationMember, updateHomeOrganization } from '../members/queries.ts'

interface Place {
  id: number
  name: string
  role: OrganizationRole
  joined_at: Timestamp
  /** The role of the account that stays. */
  own_role: OrganizationRole | null
  /** One of the two accounts is suspended there. */
  is_suspended: boolean
}

/** The organizations of the account that is left, by id. */
export const listPlacesToMove = (db: Db, { from, to }: Moving) =>
  db.many<Place>(sql`
    select organizations.id, name, theirs.role, theirs.joined_at, own.role as own_role, exists (
      select from suspended_memberships kept where kept.organization_id = organizations.id and kept.user_id = ${to}) as is_suspended
    from organization_members theirs join organizations on organizations.id = theirs.organization_id
    left join organization_members own on own.organization_id = theirs.organization_id and own.user_id = ${to}
    where theirs.user_id = ${from} order by organizations.id`)

/** The organizations from which somebody is suspended. */
export const listSuspensionsOf = async (db: Db, userId: number) =>
  (await db.many<{ organization_id: number }>(sql`select organization_id from suspended_memberships where user_id = ${userId}`)).map(
    ({ organization_id }) => organization_id,
  )

/** Makes the account that stays a member where it does not belong yet, since the other one did. */
export async function joinInstead(tx: Db, { to }: Moving, { id, joined_at }: Place) {
  if (await addOrganizationMember(tx, id, to, 'member')) await saveJoinedAt(tx, id, to, joined_at)
}

/** Lists and open invitations of an admin become those of the account that stays: they would end with the place. Locked as whoever undoes a list locks them. */
export async function moveAdminsWork(tx: Db, { from, to }: Moving, organizations: readonly number[]) {
  await tx.run(sql`
    update imports set created_by = case created_by when ${from} then ${to} else created_by end, run_by = case run_by when ${from} then ${to} else run_by end
    where id in (
      select id from imports
      where organization_id = any(${organizations}) and state in ('checked', 'running') and ${from}::bigint in (created_by, run_by) order by id for update)`)
  await tx.run(sql`
    update invitations set invited_by = ${to} where id in (
      select id from invitations
      where invited_by = ${from} and organization_id = any(${organizations}) and accepted_at is null order by organization_id, email_key(email) for update)`)
}

/** What the other account was there goes with its place. */
export async function leaveInstead(tx: Db, { from }: Moving, { id }: Place) {
  await removeOrganizationMember(tx, id, from)
  await updateHomeOrganization(tx, from, id)
}
