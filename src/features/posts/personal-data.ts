// What posts keep about a person. Posts and comments outlive the account, as those of a deleted user; so do likes, which only count.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'posts/posts': rowsOf(
      (id) => sql`
        select id, group_id, title, message, type, prayer_status, is_anonymous, likes, comment_count, created_at, updated_at
        from group_posts where user_id = ${id} order by id`,
    ),
    'posts/comments': rowsOf(
      (id) => sql`select id, post_id, parent_id, message, created_at, updated_at from post_comments where user_id = ${id} order by id`,
    ),
    'posts/likes': rowsOf((id) => sql`select post_id, created_at from post_likes where user_id = ${id} order by created_at, post_id`),
    'posts/reports': rowsOf(
      (id) => sql`select id, kind, post_id, comment_id, reason, status, created_at from reports where reported_by = ${id} order by id`,
    ),
    'posts/blocks': rowsOf(
      (id) => sql`
        select blocked_id, users.name, user_blocks.created_at from user_blocks join users on users.id = blocked_id
        where user_id = ${id} order by user_blocks.created_at, blocked_id`,
    ),
  },
  erase: inTurn((id) => sql`delete from user_blocks where user_id = ${id} or blocked_id = ${id}`),
}
