// The newest posts of the groups that somebody belongs to, without their comments.
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import { newestFirst, octetsOfPost, type PostReader, readPosts } from '../queries.ts'

/** Posts of a reader's groups in these organizations, so many of each group and in all, the newest first. */
function listOfGroups(db: Db, reader: PostReader, organizations: number[], posts: { where: Sql; ofEach: number; inAll: number }) {
  const rows = sql`
    select post.* from group_members join groups on groups.id = group_members.group_id cross join lateral (
      select * from group_posts where group_id = groups.id and ${posts.where} order by ${newestFirst} limit ${posts.ofEach}::int) post
    where group_members.user_id = ${reader.id} and groups.organization_id = any(${organizations}) and groups.deleted_at is null
    order by ${newestFirst} limit ${posts.inAll}::int`
  return readPosts(db, reader, limitedToAnswerSize(sql`page.*`, { rows, octets: octetsOfPost, order: newestFirst }))
}

export const listNewestOfGroups = (db: Db, reader: PostReader, organizations: number[], limit: number) =>
  listOfGroups(db, reader, organizations, { where: sql`groups.group_type = 'group'`, ofEach: 1, inAll: limit })

export const listOpenPrayers = (db: Db, reader: PostReader, organizations: number[], limit: number) =>
  listOfGroups(db, reader, organizations, { where: sql`prayer_status = 'active'`, ofEach: limit, inAll: limit })
