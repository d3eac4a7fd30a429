// SQL of what is new in groups: an entry for each post and comment, in the order in which they became visible.
import { type Db, sql } from '#platform/db/database.ts'

/**
 * Adds a post, or a comment, to what is new in its group. From here to the end of the transaction nobody else adds to the group: whoever has read
 * up to one entry never finds an older one behind it. Call it last.
 */
export const addNews = (tx: Db, { postId, commentId = null }: { postId: number; commentId?: number | null }) =>
  tx.one<{ id: number }>(sql`
    with written as materialized (
      select post.group_id, post.id as post_id, comment.id as comment_id, coalesce(comment.user_id, post.user_id) as user_id,
        case when comment.id is not null then post.user_id end as answered_user_id, post.is_anonymous
      from group_posts post left join post_comments comment on comment.post_id = post.id and comment.id = ${commentId}
      where post.id = ${postId}
    ), turn as materialized (select pg_advisory_xact_lock(hashtextextended('group news ' || group_id, 0)) from written)
    insert into group_news (group_id, post_id, comment_id, user_id, answered_user_id, is_anonymous)
    select group_id, post_id, comment_id, user_id, answered_user_id, is_anonymous from turn, written returning id`)

/** How long something counts as new. */
const DAYS = 180

export const removeSomeOldNews = (db: Db, count: number) =>
  db.run(sql`
    delete from group_news where id in (select id from group_news order by id limit ${count}) and created_at < now() - make_interval(days => ${DAYS})`)

export const removeSomeNews = (db: Db, posts: readonly number[], count: number) =>
  db.run(sql`delete from group_news where id in (select id from group_news where post_id = any(${posts}) limit ${count})`)
