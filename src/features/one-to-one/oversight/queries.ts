// SQL of what leaders and admins see: two people and a day, and nothing of what they share.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { Position } from '#platform/http/paging.ts'
import { includesMinor, peopleColumns, peopleOf, withPeople } from '../queries.ts'

interface Row {
  id: number
  status: 'waiting' | 'active'
  began_at: Timestamp | null
  waiting_since: Timestamp | null
  includes_minor: boolean
  mentor_id: number
  mentor_name: string
  mentor_avatar_key: string | null
  mentee_id: number
  mentee_name: string
  mentee_avatar_key: string | null
}

interface Reader {
  id: number
  isAdmin: boolean
  publicUrl: string
}

/** The newest first. */
export async function listPairsOf(
  db: Db,
  reader: Reader,
  { organizationId, status, after, limit }: { organizationId: number; status: Row['status']; after: Position | undefined; limit: number },
) {
  const rows = await db.many<Row>(sql`
    select pairs.id, pairs.status, pairs.began_at, pairs.waiting_since, ${includesMinor} as includes_minor, ${peopleColumns}
    from (
      select * from pairs
      where organization_id = ${organizationId} and status = ${status} and id < coalesce(${after?.[0] ?? null}::bigint, 9223372036854775807)
      order by id desc limit ${limit}) pairs ${withPeople} order by pairs.id desc`)
  return rows.map((row) => {
    const { id, status, began_at, waiting_since, includes_minor, mentor_id, mentee_id } = row
    return {
      id,
      status,
      ...peopleOf(row, reader.publicUrl),
      began_at,
      waiting_since,
      includes_minor: reader.isAdmin ? includes_minor : null,
      is_mine: reader.id === mentor_id || reader.id === mentee_id,
    }
  })
}
