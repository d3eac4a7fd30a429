// SQL of join codes: whom they let in, who asked before, and new ones.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { GroupLimits } from '../limits.ts'
import { forUpdate, type VisibleGroup, visibleGroup } from '../queries.ts'

/** Whether a group's code lets people into its organization who are not in it yet. In a statement about `groups`. */
const codeAdmits = sql`(case (select admits_by_code from organizations where id = groups.organization_id)
  when 'anyone' then true
  when 'leaders' then exists (
    select from group_members led join organization_members place using (organization_id, user_id) join users on users.id = user_id
    where led.group_id = groups.id and led.role = 'leader' and place.role in ('leadership', 'admin') and users.suspended_at is null)
  else false end)`

/** Whose people one may become with the code of a live, open group. */
export const findOrganizationByCode = (db: Db, code: string) =>
  db.maybe<{ organization_id: number; name: string }>(sql`
    select organization_id, organizations.name from groups join organizations on organizations.id = organization_id
    where code = upper(${code}) and group_type = 'group' and status = 'active' and join_type = 'open' and deleted_at is null and ${codeAdmits}`)

// What was true when the row was found may have changed until the lock was granted: whoever waits looks again, and keeps the place that they see.
async function lockAndLook(tx: Db, actor: Actor, limits: GroupLimits, where: Sql) {
  const found = await tx.maybe<{ id: number }>(sql`select id from groups where ${where} and deleted_at is null ${forUpdate}`)
  if (!found) return undefined
  await lockRoles(tx, actor)
  return tx.maybe<VisibleGroup>(visibleGroup(actor.id, limits, sql`groups.id = ${found.id} and ${where}`))
}

const belongs = (userId: number) =>
  sql`exists (select from organization_members where organization_id = groups.organization_id and user_id = ${userId})`

/** A group at which someone may ask: of their organizations, or one that was found closed by its code in the last days. */
export function lockGroupToAsk(tx: Db, actor: Actor, groupId: number, limits: GroupLimits) {
  const hasFound = sql`exists (
    select from closed_groups_found
    where group_id = groups.id and user_id = ${actor.id} and found_at > now() - make_interval(days => ${FOUND_FOR_DAYS}))`
  return lockAndLook(tx, actor, limits, sql`groups.id = ${groupId} and (${belongs(actor.id)} or ${codeAdmits} and ${hasFound})`)
}

const FOUND_FOR_DAYS = 30

/** Whether a group may take someone in: they are of its organization, or its code lets people into that. */
export const isAdmitted = async (tx: Db, groupId: number, userId: number) =>
  (await tx.one<{ admitted: boolean }>(sql`select ${belongs(userId)} or ${codeAdmits} as admitted from groups where id = ${groupId}`))
    .admitted

/** Remembers that someone from elsewhere has the code of a closed group. The group forgets it when it changes. */
export const saveFoundClosed = (tx: Db, groupId: number, userId: number) =>
  tx.run(sql`
    insert into closed_groups_found (group_id, user_id, found_at) values (${groupId}, ${userId}, now())
    on conflict (group_id, user_id) do update set found_at = excluded.found_at`)

export const removeSomeFoundClosed = (db: Db, count: number) =>
  db.run(sql`
    delete from closed_groups_found where (group_id, user_id) in (
      select group_id, user_id from closed_groups_found where found_at < now() - make_interval(days => ${FOUND_FOR_DAYS}) limit ${count})`)

/** The group with a code: of one of their organizations, or one whose code admits people from elsewhere. */
export const lockGroupByCode = (tx: Db, actor: Actor, code: string, limits: GroupLimits) =>
  lockAndLook(tx, actor, limits, sql`groups.code = upper(${code}) and group_type = 'group' and (${belongs(actor.id)} or ${codeAdmits})`)

export const findPendingRequest = (db: Db, groupId: number, userId: number) =>
  db.maybe<{ id: number }>(sql`select id from join_requests where group_id = ${groupId} and user_id = ${userId} and status = 'pending'`)

/** Who has come in neither asks nor waits any more, nor is invited: what was pending is accepted, by nobody in particular. */
export const closeOtherWaysIn = (tx: Db, groupId: number, users: readonly number[]) =>
  tx.run(sql`
    with asked as (
      update join_requests set status = 'accepted', reviewed_at = now(), updated_at = now()
      where group_id = ${groupId} and user_id = any(${users}) and status = 'pending'),
    invited as (
      update group_invitations set status = 'accepted', decided_at = now()
      where group_id = ${groupId} and user_id = any(${users}) and status = 'pending')
    delete from group_waits where group_id = ${groupId} and user_id = any(${users})`)

// New codes

/** Locks all groups of an organization; those that are being changed by somebody else are waited for. */
export const lockGroupsOf = async (tx: Db, organizationId: number) =>
  (
    await tx.many<{ id: number }>(sql`
      select id from groups where organization_id = ${organizationId} and group_type = 'group' and deleted_at is null order by id for no key update`)
  ).map(({ id }) => id)

/** New codes. It waits for whoever writes in these groups, and may hold the place of one of them: so it comes last. */
export const renewCodes = (tx: Db, groups: readonly number[]) =>
  tx.run(sql`update groups set code = new_group_code(), updated_at = now() where id = any(${groups})`)

export const renewCode = (db: Db, groupId: number) =>
  db.one<{ code: string }>(sql`update groups set code = new_group_code(), updated_at = now() where id = ${groupId} returning code`)
