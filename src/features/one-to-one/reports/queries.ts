// SQL of reports of pairs. An admin who is one of the two sees none of them.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import { peopleColumns, peopleOf, withPeople } from '../queries.ts'
import type { PairReport, PairReportToReview } from './schemas.ts'

export type ReportRow = Static<typeof PairReport>
const columns = sql`id, pair_id, reason, status, created_at`

export const countReportsToday = async (tx: Db, userId: number) =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*) from pair_reports where reported_by = ${userId} and created_at > now() - interval '24 hours'`)
  ).count

export const addReport = (tx: Db, report: { pairId: number; organizationId: number; userId: number; reason: string }) =>
  tx.one<ReportRow>(sql`
    insert into pair_reports (organization_id, pair_id, reported_by, reason)
    values (${report.organizationId}, ${report.pairId}, ${report.userId}, ${report.reason}) returning ${columns}`)

/** Copies what was chosen of what the sender reads there; how many that were. */
export const addReportedNotes = (
  tx: Db,
  report: { id: number; pairId: number; userId: number; noteIds: number[]; privateNoteIds: number[] },
) =>
  tx.run(sql`
    insert into pair_reported_notes (report_id, place, written_by, is_private, text, written_at)
    select ${report.id}, row_number() over (order by created_at, is_private, id), written_by, is_private, text, created_at from (
      select id, written_by, false as is_private, text, created_at from pair_notes where pair_id = ${report.pairId} and id = any(${report.noteIds}::bigint[])
      union all
      select id, user_id, true, text, created_at from pair_private_notes
      where pair_id = ${report.pairId} and user_id = ${report.userId} and id = any(${report.privateNoteIds}::bigint[])) chosen`)

interface ToReview extends ReportRow {
  reported_by: number
  notes: Static<typeof PairReportToReview>['notes']
  resolved_by: number | null
  resolved_at: Timestamp | null
  mentor_id: number
  mentor_name: string
  mentor_avatar_key: string | null
  mentee_id: number
  mentee_name: string
  mentee_avatar_key: string | null
}

const isNotAbout = (userId: number) =>
  sql`not exists (select from pairs where pairs.id = pair_id and ${userId}::bigint in (mentor_id, mentee_id))`

/** The newest first. */
export async function listReports(
  db: Db,
  reader: { id: number; publicUrl: string },
  {
    organizationId,
    status,
    after,
    limit,
  }: { organizationId: number; status: ReportRow['status']; after: Position | undefined; limit: number },
) {
  const rows = sql`
    select sent.*, copies.notes, copies.octets from (
      select * from pair_reports
      where organization_id = ${organizationId} and status = ${status} and id < coalesce(${after?.[0] ?? null}::bigint, 9223372036854775807)
        and ${isNotAbout(reader.id)}
      order by id desc limit ${limit}) sent
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('written_by', written_by, 'text', text, 'written_at', to_char(written_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
          order by place), '[]') as notes,
        coalesce(sum(octet_length(text)), 0) as octets
      from pair_reported_notes where report_id = sent.id) copies`
  const part = limitedToAnswerSize(sql`page.*`, { rows, octets: sql`(octets + octet_length(reason) + 300)`, order: sql`id desc` })
  const found = await db.many<ToReview>(sql`
    select sent.id, pair_id, reason, sent.status, sent.created_at, reported_by, notes, resolved_by, resolved_at, ${peopleColumns}
    from (${part}) sent join pairs on pairs.id = pair_id ${withPeople} order by sent.id desc`)
  return found.map((row) => {
    const { id, pair_id, reason, status, created_at, reported_by, notes, resolved_by, resolved_at } = row
    return { id, pair_id, reason, status, created_at, reported_by, notes, resolved_by, resolved_at, ...peopleOf(row, reader.publicUrl) }
  })
}

/** Closes an open one, once; undefined where there is none that this admin may see. */
export const closeReport = (tx: Db, organizationId: number, reportId: number, by: number) =>
  tx.maybe<ReportRow & { was_open: boolean }>(sql`
    update pair_reports set status = 'resolved', resolved_by = case when before.status = 'open' then ${by} else resolved_by end,
      resolved_at = coalesce(resolved_at, now())
    from (select id as found, status from pair_reports where id = ${reportId} and organization_id = ${organizationId} and ${isNotAbout(by)} for no key update) before
    where id = found returning id, pair_id, reason, pair_reports.status, created_at, before.status = 'open' as was_open`)

/** Whether the report of a notice is open, and someone is to look at it. */
export const isPairReportToDecide: Subject = (reader) => sql`exists (
  select from pair_reports join organization_members on organization_members.organization_id = pair_reports.organization_id and user_id = ${reader} and role = 'admin'
  where pair_reports.id = (notices.data ->> 'report_id')::bigint and status = 'open')`
