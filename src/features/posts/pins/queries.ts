// SQL of pinned posts.
import { type Db, sql } from '#platform/db/database.ts'

export const findPostPin = (tx: Db, groupId: number, postId: number) =>
  tx.maybe<{ is_pinned: boolean }>(sql`
    select pinned_at is not null as is_pinned from group_posts where id = ${postId} and group_id = ${groupId} for no key update`)

/** The one that was pinned before is not any more: first, since the index takes one. Needs the group's lock. */
export async function pinPost(tx: Db, groupId: number, postId: number) {
  await tx.run(sql`update group_posts set pinned_at = null where group_id = ${groupId} and pinned_at is not null`)
  await tx.run(sql`update group_posts set pinned_at = now() where id = ${postId} and group_id = ${groupId}`)
}

export const unpinPost = (tx: Db, groupId: number, postId: number) =>
  tx.run(sql`update group_posts set pinned_at = null where id = ${postId} and group_id = ${groupId} and pinned_at is not null`)
