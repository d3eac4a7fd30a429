// Reading the Prayer Requests group of an organization where prayers stand at the end after some days.
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { feedOf, readCursor } from '#platform/http/paging.ts'
import { withComments } from '../comments-inside.ts'
import { type PostReader, shownPosts } from '../queries.ts'
import { listWall } from './queries.ts'

interface Asked {
  group: number
  days: number
  cursor: string | undefined
  size: number
}

export async function readWall(db: Db, reader: PostReader, { group, days, cursor, size }: Asked, clock: Clock) {
  const after = readCursor(cursor, ['string', 'number', 'string', 'number'])
  const began = String(after?.[0] ?? new Date(clock.now()).toISOString())
  const rows = await listWall(db, reader, { groupId: group, days, began, after, limit: size + 1 })
  const sections = new Map(rows.map(({ id, section }) => [id, section]))
  const posts = shownPosts(reader, rows)
  return feedOf(await withComments(db, reader, posts, size), size, ({ created_at, id }) => [began, sections.get(id)!, created_at, id])
}
