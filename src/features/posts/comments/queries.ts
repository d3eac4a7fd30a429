// SQL of comments.
import type { Static } from 'typebox'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import { type AuthorColumns, authorColumns, authorsOf, newestFirst, type PostReader, withAuthor } from '../queries.ts'
import type { Comment } from '../schemas.ts'

type CommentRow = Omit<Static<typeof Comment>, 'user'> & AuthorColumns

/** The comments that `page` selects from post_comments, in this order, as a reader sees them. */
async function readComments(db: Db, reader: PostReader, page: Sql, order: Sql): Promise<Static<typeof Comment>[]> {
  const rows = await db.many<CommentRow>(sql`
    select comment.id, comment.post_id, comment.parent_id, comment.message, comment.created_at, comment.updated_at, comment.edited_at,
      ${authorColumns}
    from (${page}) comment ${withAuthor(sql`comment.user_id`, reader.id)}
    order by ${order}`)
  const authorOf = authorsOf(reader.publicUrl)
  return rows.map((row) => {
    const { id, post_id, parent_id, message, created_at, updated_at, edited_at } = row
    return { id, post_id, parent_id, message, created_at, updated_at, edited_at, user: authorOf(row) }
  })
}

/** The newest comments of each of these posts, so many of each, one post after the other and the newest first. */
export function listNewestComments(db: Db, reader: PostReader, posts: { id: number; count: number }[]) {
  const rows = sql`
    select newest.*, post.place
    from unnest(${posts.map(({ id }) => id)}::bigint[], ${posts.map(({ count }) => count)}::int[]) with ordinality as post(id, count, place)
    cross join lateral (select * from post_comments where post_id = post.id order by ${newestFirst} limit post.count) newest`
  const order = sql`place, created_at desc, id desc`
  return readComments(
    db,
    reader,
    limitedToAnswerSize(sql`page.*`, { rows, octets: sql`octet_length(message)`, order }),
    sql`comment.place, comment.created_at desc, comment.id desc`,
  )
}

const oldestFirst = sql`comment.created_at, comment.id`

/** A post's comments after a position (of the first page: undefined), the oldest first. */
export function listComments(db: Db, reader: PostReader, postId: number, after: Position | undefined, limit: number) {
  const where = after
    ? sql`post_id = ${postId} and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::bigint)`
    : sql`post_id = ${postId}`
  return readComments(db, reader, sql`select * from post_comments where ${where} order by created_at, id limit ${limit}`, oldestFirst)
}

export const readComment = async (db: Db, reader: PostReader, commentId: number) =>
  (await readComments(db, reader, sql`select * from post_comments where id = ${commentId}`, oldestFirst))[0]!

/** What rules ask about a comment of a group's post. */
export const findCommentFacts = (db: Db, groupId: number, commentId: number) =>
  db.maybe<{ id: number; post_id: number; user_id: number }>(sql`
    select comment.id, comment.post_id, comment.user_id from post_comments comment join group_posts post on post.id = comment.post_id
    where comment.id = ${commentId} and post.group_id = ${groupId}`)

export const addComment = (db: Db, comment: { postId: number; parentId: number | null; userId: number; message: string }) =>
  db.one<{ id: number }>(sql`
    insert into post_comments (post_id, parent_id, user_id, message)
    values (${comment.postId}, ${comment.parentId}, ${comment.userId}, ${comment.message}) returning id`)

export const saveComment = (db: Db, commentId: number, message: string) =>
  db.run(sql`update post_comments set message = ${message}, updated_at = now(),
      edited_at = case when message = ${message} then edited_at else now() end where id = ${commentId}`)

/** Answers to it stay. */
export const removeComment = (db: Db, commentId: number) => db.run(sql`delete from post_comments where id = ${commentId}`)

export const removeSomeComments = (db: Db, posts: readonly number[], count: number) =>
  db.run(sql`delete from post_comments where id in (select id from post_comments where post_id = any(${posts}) limit ${count})`)
