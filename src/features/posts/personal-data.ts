// What posts keep about a person. Posts and comments outlive the account, as those of a deleted user, and so do pictures in posts, and likes, which only count,
// and how often somebody prayed: who did is known for a few days only.
import { cleanUp } from '#features/media/jobs.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { type PersonalData, rowsOf } from '#platform/db/personal-data.ts'
import { queueJob } from '#platform/jobs/jobs.ts'

export const personalData: PersonalData = {
  exports: {
    'posts/posts': rowsOf(
      (id) => sql`
        select id, group_id, title, message, type, prayer_status, is_anonymous, likes, comment_count, created_at, updated_at, edited_at, pinned_at
        from group_posts where user_id = ${id} order by id`,
    ),
    'posts/pictures': rowsOf(
      (id) => sql`
        select post_pictures.id, group_id, post_id, alt, max(width) as width, max(height) as height, created_at
        from post_pictures join post_picture_files on picture_id = post_pictures.id
        where user_id = ${id} group by post_pictures.id order by post_pictures.id`,
    ),
    'posts/comments': rowsOf(
      (id) =>
        sql`select id, post_id, parent_id, message, created_at, updated_at, edited_at from post_comments where user_id = ${id} order by id`,
    ),
    'posts/likes': rowsOf((id) => sql`select post_id, created_at from post_likes where user_id = ${id} order by created_at, post_id`),
    'posts/prayed': rowsOf((id) => sql`select post_id, day from post_prayers where user_id = ${id} order by day, post_id`),
    'posts/reports': rowsOf(
      (id) => sql`select id, kind, post_id, comment_id, reason, status, created_at from reports where reported_by = ${id} order by id`,
    ),
    'posts/blocks': rowsOf(
      (id) => sql`
        select blocked_id, users.name, user_blocks.created_at from user_blocks join users on users.id = blocked_id
        where user_id = ${id} order by user_blocks.created_at, blocked_id`,
    ),
  },
  async erase(tx: Db, userId: number) {
    await tx.run(sql`delete from user_blocks where user_id = ${userId} or blocked_id = ${userId}`)
    await tx.run(sql`delete from post_prayers where user_id = ${userId}`)
    if ((await tx.run(sql`delete from post_pictures where user_id = ${userId} and post_id is null`)) > 0) await queueJob(tx, cleanUp, {})
  },
}
