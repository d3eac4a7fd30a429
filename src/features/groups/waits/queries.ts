// SQL of the waiting lists: who waits for a seat in which group. They change only under the group's lock.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { GroupLimits } from '../limits.ts'
import { waitPosition } from '../members/queries.ts'
import { capacity, forUpdate } from '../queries.ts'
import type { WaitingPerson } from './schemas.ts'

/** Waiting again keeps the place. */
export const addWait = (tx: Db, group: { id: number; organization_id: number }, userId: number) =>
  tx.run(sql`
    insert into group_waits (group_id, organization_id, user_id) values (${group.id}, ${group.organization_id}, ${userId})
    on conflict (group_id, user_id) do nothing`)

export const findWaitPosition = async (db: Db, groupId: number, userId: number) =>
  (
    await db.one<{ position: number | null }>(
      sql`select ${waitPosition(sql`${userId}::bigint`)} as position from groups where id = ${groupId}`,
    )
  ).position

export const removeWait = (tx: Db, groupId: number, userId: number) =>
  tx.run(sql`delete from group_waits where group_id = ${groupId} and user_id = ${userId}`)

/** Whoever waits, the longest first. */
export async function listWaitingPeople(db: Db, groupId: number, after: number): Promise<Static<typeof WaitingPerson>[]> {
  const waiting = sql`
    select group_waits.user_id, users.name, users.email, group_waits.created_at, row_number() over (order by group_waits.id) as position,
      row_number() over (order by group_waits.id) as place
    from group_waits join users on users.id = user_id where group_id = ${groupId}`
  const rows = await db.many<WithPlace & { position: number; user_id: number; name: string; email: string; created_at: string }>(
    partOf(waiting, { octets: sql`octet_length(name) + octet_length(email) + 100`, after }),
  )
  return withoutPlaces(rows).map(({ position, user_id: id, name, email, created_at }) => ({
    position,
    user: { id, name, email },
    created_at,
  }))
}

/** Makes those who have waited longest members, as many as there are seats; gives them. Who is suspended keeps their place and is passed over. */
export const seatNext = async (tx: Db, group: { id: number; organization_id: number }, seats: number) =>
  (
    await tx.many<{ user_id: number }>(sql`
    with next as (
      delete from group_waits where id in (
        select group_waits.id from group_waits join users on users.id = user_id
        where group_id = ${group.id} and suspended_at is null order by group_waits.id limit ${seats})
      returning user_id)
    insert into group_members (group_id, organization_id, user_id) select ${group.id}, ${group.organization_id}, user_id from next
    returning user_id`)
  ).map(({ user_id }) => user_id)

/** In a group that closes, waiting becomes asking: who waits already asked, or asks since then. */
export async function turnWaitsIntoRequests(tx: Db, groupId: number) {
  await tx.run(sql`
    insert into join_requests (user_id, group_id, organization_id, created_at)
    select user_id, group_id, organization_id, created_at from group_waits where group_id = ${groupId} order by id
    on conflict (group_id, user_id) where status = 'pending' do nothing`)
  await tx.run(sql`delete from group_waits where group_id = ${groupId}`)
}

/** Whether a free seat goes to who waits. In a statement about `groups`. */
export const takesFromWaitingList = sql`(groups.status = 'active' and groups.join_type = 'open' and groups.deleted_at is null)`

/** Those of some groups that have free seats for whoever waits: how many. Needs their locks. */
export const listFreeSeats = (tx: Db, groups: readonly number[], limits: GroupLimits) =>
  tx.many<{ id: number; organization_id: number; name: string; seats: number }>(sql`
    select groups.id, groups.organization_id, groups.name, ${capacity(limits)} - groups.member_count as seats
    from groups join organizations on organizations.id = groups.organization_id
    where groups.id = any(${groups}) and ${takesFromWaitingList} and groups.member_count < ${capacity(limits)}
      and exists (select from group_waits where group_id = groups.id)
    order by groups.id`)

/** Groups with people who wait and are not suspended, of one organization or all. */
export const listGroupsWaitedFor = async (db: Db, organizationId?: number) =>
  (
    await db.many<{ id: number }>(sql`
    select distinct group_id as id from group_waits join users on users.id = user_id
    where suspended_at is null and group_waits.organization_id = coalesce(${organizationId ?? null}::bigint, group_waits.organization_id) order by 1`)
  ).map(({ id }) => id)

export const removeSomeWaits = (db: Db, groupId: number, count: number) =>
  db.run(sql`delete from group_waits where id in (select id from group_waits where group_id = ${groupId} limit ${count})`)

/** Locks a group that is there. */
export const lockGroupOfWaiting = async (tx: Db, groupId: number) =>
  (await tx.maybe(sql`select from groups where id = ${groupId} and deleted_at is null ${forUpdate}`)) !== undefined
