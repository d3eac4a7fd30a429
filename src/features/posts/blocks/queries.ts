// SQL of blocks.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { type Placed, partOf, withoutPlaces } from '#platform/http/answer-size.ts'

/** Whether someone belongs to one of these organizations. */
export const belongsToOneOf = async (db: Db, userId: number, organizations: number[]) =>
  (await db.maybe(sql`select from organization_members where user_id = ${userId} and organization_id = any(${organizations}) limit 1`)) !==
  undefined

export const addBlock = (db: Db, userId: number, blockedId: number) =>
  db.run(sql`insert into user_blocks (user_id, blocked_id) values (${userId}, ${blockedId}) on conflict do nothing`)

export const removeBlock = (db: Db, userId: number, blockedId: number) =>
  db.run(sql`delete from user_blocks where user_id = ${userId} and blocked_id = ${blockedId}`)

interface Blocked {
  id: number
  name: string
  avatar_key: string | null
  status: 'active' | 'suspended'
  blocked_at: Timestamp
}

/** Whom someone has blocked, the latest first; deleted accounts are left out. */
export async function listBlocks(db: Db, userId: number, after: number) {
  const blocked = sql`
    select users.id, users.name, users.avatar_key, case when users.suspended_at is null then 'active' else 'suspended' end as status, user_blocks.created_at as blocked_at,
      row_number() over (order by user_blocks.created_at desc, users.id desc) as place
    from user_blocks join users on users.id = blocked_id
    where user_blocks.user_id = ${userId} and users.erased_at is null`
  return withoutPlaces(await db.many<Blocked & Placed>(partOf(blocked, { octets: sql`octet_length(name) + 100`, after })))
}
