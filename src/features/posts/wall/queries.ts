// SQL of the Prayer Requests group where prayers stand at its end after some days: first what is prayed for now, then the rest, each newest first.
import { type Db, sql } from '#platform/db/database.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import { newestFirst, octetsOfPost, type PostReader, readPostRows } from '../queries.ts'

/**
 * The posts after a position: when reading began, 0 for what is prayed for now or 1 for the rest, and the last post's own place there. What is
 * renewed while somebody reads keeps its place for them. `created_at` alone orders both parts, so no place tells when somebody renewed.
 */
export function listWall(
  db: Db,
  reader: PostReader,
  { groupId, days, began, after, limit }: { groupId: number; days: number; began: string; after: Position | undefined; limit: number },
) {
  const [, section = 0, at = 'infinity', id = 0] = after ?? []
  const isPassed = (part: 0 | 1) =>
    part > Number(section) ? sql`true` : part < Number(section) ? sql`false` : sql`(created_at, id) < (${at}::timestamptz, ${id}::bigint)`
  const since = sql`${began}::timestamptz - make_interval(days => ${days}::int)`
  const isRenewed = sql`coalesce(renewed_at >= ${since} and renewed_at <= ${began}::timestamptz, false)`
  const part = (place: 0 | 1, which: ReturnType<typeof sql>) => sql`(
    select group_posts.*, ${place}::int as section from group_posts
    where group_id = ${groupId} and ${isPassed(place)} and ${which} order by ${newestFirst} limit ${limit})`
  const rows = sql`
    select * from (
      ${part(0, sql`created_at >= ${since}`)} union all ${part(0, sql`created_at < ${since} and renewed_at is not null and ${isRenewed}`)}
      union all ${part(1, sql`created_at < ${since} and not ${isRenewed}`)}) parts
    order by section, ${newestFirst} limit ${limit}`
  const page = limitedToAnswerSize(sql`page.*`, { rows, octets: octetsOfPost, order: sql`section, ${newestFirst}` })
  const order = sql`post.section, post.created_at desc, post.id desc`
  return readPostRows<{ section: 0 | 1 }>(db, reader, page, { order, beside: sql`, post.section` })
}
