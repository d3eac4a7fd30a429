// SQL of moving memberships in groups, and what waits for one, to another account of the same person. Needs the groups' locks, and those of both places.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/** The organizations where an account has a role in a group that the other one does not have there. */
export const listRolesInGroupsToLose = async (db: Db, { from, to }: Moving) =>
  (
    await db.many<{ organization_id: number }>(sql`
      select distinct theirs.organization_id from group_members theirs
      join groups on groups.id = theirs.group_id
      left join group_members own on own.group_id = theirs.group_id and own.user_id = ${to}
      where theirs.user_id = ${from} and theirs.role <> 'member' and deleted_at is null
        and (own.role is null or own.role = 'member' or theirs.role = 'leader')`)
  ).map(({ organization_id }) => organization_id)

/**
 * Gives the account that stays a seat in each group of the other one, as a member; the role that it has in one already stays. `joined`: organizations to
 * which it belongs since a moment ago, where it is in the global groups by itself. Gives how many groups they had.
 */
export async function moveMemberships(tx: Db, { from, to }: Moving, organizations: readonly number[], joined: readonly number[]) {
  await tx.run(sql`
    insert into group_members as own (group_id, user_id, organization_id, joined_at, muted_at)
    select group_id, ${to}, organization_id, joined_at, muted_at from group_members
    where user_id = ${from} and organization_id = any(${organizations}) order by group_id
    on conflict (group_id, user_id) do update set joined_at = excluded.joined_at, muted_at = excluded.muted_at
      where own.organization_id = any(${joined})`)
  const { groups } = await tx.one<{ groups: number }>(sql`
    select count(*) as groups from group_members join groups on groups.id = group_id
    where user_id = ${from} and group_members.organization_id = any(${organizations}) and group_type = 'group' and deleted_at is null`)
  return groups
}

/** Requests that nobody has decided yet, invitations, and places in line, where the account that stays is not in the group. Of two places, the better. */
export async function moveWaits(tx: Db, { from, to }: Moving, organizations: readonly number[]) {
  const into = sql`organization_id = any(${organizations})`
  const isIn = sql`exists (select from group_members where group_members.group_id = waiting.group_id and user_id = ${to})`
  // What the account that stays waited for where the other one has a seat, which is theirs now.
  await tx.run(sql`
    update join_requests waiting set status = 'accepted', reviewed_at = now(), updated_at = now()
    where user_id = ${to} and status = 'pending' and ${into} and ${isIn}`)
  await tx.run(sql`
    update group_invitations waiting set status = 'accepted', decided_at = now()
    where user_id = ${to} and status = 'pending' and ${into} and ${isIn}`)
  await tx.run(sql`
    delete from group_waits waiting where user_id = ${to} and ${into} and (${isIn} or exists (
      select from group_waits theirs where theirs.group_id = waiting.group_id and theirs.user_id = ${from} and theirs.id < waiting.id))`)
  const requests = await tx.run(sql`
    update join_requests waiting set user_id = ${to}
    where user_id = ${from} and status = 'pending' and ${into} and not ${isIn} and not exists (
      select from join_requests own where own.group_id = waiting.group_id and own.user_id = ${to} and own.status = 'pending')`)
  await tx.run(sql`
    update group_invitations waiting set user_id = ${to}
    where user_id = ${from} and status = 'pending' and ${into} and not ${isIn} and not exists (
      select from group_invitations own where own.group_id = waiting.group_id and own.user_id = ${to} and own.status = 'pending')`)
  const waits = await tx.run(sql`
    update group_waits waiting set user_id = ${to}
    where user_id = ${from} and ${into} and not ${isIn} and not exists (
      select from group_waits own where own.group_id = waiting.group_id and own.user_id = ${to})`)
  return requests + waits
}
