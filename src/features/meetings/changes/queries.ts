// SQL of meetings that changed.
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { asMeeting, beside, columns, type Row, type Span, within } from '../queries.ts'

/** Those with these ids in some groups and in a time, by id. */
export async function listMeetingsById(db: Db, userId: number, ids: readonly number[], { groups, span }: { groups: Sql; span: Span }) {
  const rows = await db.many<Omit<Row, 'agenda'>>(sql`
    select ${columns}
    from (select * from meetings where id = any(${ids}) and group_id = any(array(${groups})) and ${within(span, undefined)}) meetings
    join groups on groups.id = meetings.group_id and groups.deleted_at is null ${beside(userId)} order by meetings.id`)
  return rows.map(asMeeting)
}
