// SQL of blocks that hold for a person, whichever of their accounts they were made with or against.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/**
 * Whom the other account blocked is blocked by this one; and whoever blocked the other one in an organization that it comes into (`joined`) has blocked it.
 * Not who walks with it one to one: blocking would end that without a word of theirs.
 */
export const copyBlocks = (tx: Db, { from, to }: Moving, joined: readonly number[]) =>
  tx.run(sql`
    insert into user_blocks (user_id, blocked_id)
    select ${to}, blocked_id from user_blocks
    where user_id = ${from} and blocked_id <> ${to} and not exists (${walksWith(to)} and blocked_id in (mentor_id, mentee_id))
    union
    select user_id, ${to} from user_blocks
    where blocked_id = ${from} and user_id <> ${to} and not exists (${walksWith(to)} and user_blocks.user_id in (mentor_id, mentee_id)) and exists (
      select from organization_members members where members.user_id = user_blocks.user_id and organization_id = any(${joined}))
    on conflict do nothing`)

const walksWith = (userId: number) => sql`
  select from pairs where ${userId}::bigint in (mentor_id, mentee_id) and status in ('asked', 'waiting', 'active')`
