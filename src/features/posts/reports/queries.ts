// SQL of reports. Who wrote an anonymous post, and who reported something, is not selected where it is shown.
import type { Static } from 'typebox'
import { type Managed, ofManaged } from '#features/groups/members/queries.ts'
import type { MemberRole } from '#features/groups/policy.ts'
import { isStillManaged } from '#features/groups/subjects/queries.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Position } from '#platform/http/paging.ts'
import { type AuthorColumns, authorColumns, authorsOf, type Viewer, withAuthor } from '../queries.ts'
import type { Report, ReportToReview } from './schemas.ts'

export type ReportRow = Static<typeof Report>

const columns = sql`
  reports.id, reports.group_id, reports.kind, reports.post_id, reports.comment_id, reports.reason, reports.status, reports.created_at, reports.resolved_at`

// Reporting. Both need the lock of the post. Undefined: this person has reported it before, or it is gone.

export const addPostReport = (tx: Db, report: { groupId: number; postId: number; userId: number; reason: string }) =>
  tx.maybe<ReportRow>(sql`
    insert into reports (group_id, organization_id, kind, post_id, reported_by, reason)
    select id, organization_id, 'post', ${report.postId}, ${report.userId}, ${report.reason} from groups where id = ${report.groupId}
    on conflict (post_id, reported_by) where kind = 'post' do nothing returning ${columns}`)

export const addCommentReport = (tx: Db, report: { groupId: number; commentId: number; userId: number; reason: string }) =>
  tx.maybe<ReportRow>(sql`
    insert into reports (group_id, organization_id, kind, post_id, comment_id, reported_by, reason)
    select groups.id, organization_id, 'comment', post_id, post_comments.id, ${report.userId}, ${report.reason}
    from post_comments, groups where post_comments.id = ${report.commentId} and groups.id = ${report.groupId}
    on conflict (comment_id, reported_by) where kind = 'comment' do nothing returning ${columns}`)

export const findOwnReport = (tx: Db, userId: number, kind: 'post' | 'comment', id: number) =>
  tx.maybe<ReportRow>(
    kind === 'post'
      ? sql`select ${columns} from reports where kind = 'post' and post_id = ${id} and reported_by = ${userId}`
      : sql`select ${columns} from reports where kind = 'comment' and comment_id = ${id} and reported_by = ${userId}`,
  )

// Reviewing

/** Reports of one status in groups that someone manages and that are there. `rest` narrows, sorts and cuts those of each organization or group. */
const reportsOf = (managed: Managed, status: ReportRow['status'], rest: Sql) =>
  ofManaged(
    managed,
    (whose) => sql`
      select * from reports
      where ${whose} and status = ${status} and exists (select from groups where groups.id = group_id and deleted_at is null) ${rest}`,
  )

const orders = {
  newest: {
    by: sql`created_at desc, id desc`,
    after: ([at, id]: Position) => sql`and (created_at, id) < (${at}::timestamptz, ${id}::bigint)`,
  },
  oldest: {
    by: sql`created_at, id`,
    after: ([at, id]: Position) => sql`and (created_at, id) > (${at}::timestamptz, ${id}::bigint)`,
  },
}

interface Asked {
  status: ReportRow['status']
  first: keyof typeof orders
  after: Position | undefined
  limit: number
}

export async function listReports(
  db: Db,
  reader: Viewer,
  managed: Managed,
  { status, first, after, limit }: Asked,
): Promise<Static<typeof ReportToReview>[]> {
  const { by, after: isAfter } = orders[first]
  const rest = sql`${after ? isAfter(after) : sql``} order by ${by} limit ${limit}`
  const rows = await db.many<
    ReportRow &
      AuthorColumns & { resolved_by: number | null; group_name: string; title: string; message: string | null; is_anonymous: boolean }
  >(sql`
    select ${columns}, reports.resolved_by, groups.name as group_name, ${authorColumns},
      case when reports.kind = 'post' then post.title else '' end as title,
      case when reports.kind = 'post' then post.message else comment.message end as message,
      reports.kind = 'post' and coalesce(post.is_anonymous, false) as is_anonymous
    from (select * from (${reportsOf(managed, status, rest)}) part order by ${by} limit ${limit}) reports join groups on groups.id = reports.group_id
    left join group_posts post on post.id = reports.post_id
    left join post_comments comment on comment.id = reports.comment_id
    ${withAuthor(sql`case when reports.kind = 'comment' then comment.user_id when not post.is_anonymous then post.user_id end`, reader.id)}
    order by ${by}`)
  const authorOf = authorsOf(reader.publicUrl)
  return rows.map((row) => {
    const { id, group_id, kind, post_id, comment_id, reason, status, created_at, resolved_at, resolved_by, title, message } = row
    const content = message === null ? null : { title, message, user: authorOf(row, row.is_anonymous ? 'Anonymous' : undefined) }
    const group = { id: group_id, name: row.group_name }
    return { id, group_id, kind, post_id, comment_id, reason, status, created_at, resolved_at, group, content, resolved_by }
  })
}

/** How many are open, up to `most`: for a statement that counts other things besides. */
export const countOpen = (managed: Managed, most: number) =>
  sql`select count(*) from (${reportsOf(managed, 'open', sql`limit ${most}`)} limit ${most}) open`

/** A report of one of the caller's organizations, with what rules ask about its group; undefined for strangers. */
export const findReport = (db: Db, userId: number, organizations: number[], reportId: number) =>
  db.maybe<{ group_id: number; post_id: number | null; organization_id: number; role: MemberRole | null }>(sql`
    select reports.group_id, reports.post_id, groups.organization_id, mine.role
    from reports join groups on groups.id = reports.group_id
    left join group_members mine on mine.group_id = groups.id and mine.user_id = ${userId}
    where reports.id = ${reportId} and groups.organization_id = any(${organizations}) and groups.deleted_at is null`)

/** Locks a report. Lock the post before. */
export const lockReport = (tx: Db, reportId: number) =>
  tx.one<ReportRow>(sql`select ${columns} from reports where id = ${reportId} for no key update`)

export const readReport = (db: Db, reportId: number) => db.one<ReportRow>(sql`select ${columns} from reports where id = ${reportId}`)

export const dismissReport = (tx: Db, reportId: number, by: number) =>
  tx.run(sql`update reports set status = 'dismissed', resolved_by = ${by}, resolved_at = now() where id = ${reportId} and status = 'open'`)

/** Closes what is open about a comment, or about a post and its comments, because it is taken away. */
export const closeReports = (tx: Db, kind: 'post' | 'comment', id: number, by: number | null) =>
  tx.run(
    kind === 'post'
      ? sql`update reports set status = 'removed', resolved_by = ${by}, resolved_at = now() where post_id = ${id} and status = 'open'`
      : sql`update reports set status = 'removed', resolved_by = ${by}, resolved_at = now() where comment_id = ${id} and status = 'open'`,
  )

/** Whether the report of a notice is open, and someone is to decide about it. */
export const isReportToDecide: Subject = (reader) => sql`(${isStillManaged(reader)} and exists (
  select from reports where id = (notices.data ->> 'report_id')::bigint and status = 'open'))`

export const removeSomeReports = (db: Db, groupId: number, count: number) =>
  db.run(sql`delete from reports where id in (select id from reports where group_id = ${groupId} limit ${count})`)
