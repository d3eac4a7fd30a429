// SQL of prayer requests.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { isReadable } from '#features/posts/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { OwnPrayerRequest, PendingPrayerRequest, PrayerRequest } from './schemas.ts'

export type RequestRow = Static<typeof PrayerRequest>

const columns = sql`
  prayer_requests.id, prayer_requests.organization_id, prayer_requests.user_id, prayer_requests.title, prayer_requests.request_text,
  prayer_requests.anonymous, prayer_requests.status, prayer_requests.reviewed_by, prayer_requests.reviewed_at, prayer_requests.rejection_reason,
  prayer_requests.group_post_id, prayer_requests.created_at, prayer_requests.updated_at`

/** Whoever looks, and the organizations whose requests they moderate. */
export interface RequestReader {
  id: number
  moderated: readonly number[]
}

export const addRequest = (
  db: Db,
  request: { organizationId: number; userId: number; title: string; text: string; anonymous: boolean },
): Promise<RequestRow> =>
  db.one(sql`
    insert into prayer_requests (organization_id, user_id, title, request_text, anonymous)
    values (${request.organizationId}, ${request.userId}, ${request.title}, ${request.text}, ${request.anonymous}) returning ${columns}`)

export const removeOwnPending = (db: Db, userId: number, requestId: number) =>
  db.run(sql`delete from prayer_requests where id = ${requestId} and user_id = ${userId} and status = 'pending'`)

type OwnRow = RequestRow & WithPlace & Pick<Static<typeof OwnPrayerRequest>, 'prayer_status'> & { reviewer_name: string | null }

export async function listOwn(db: Db, userId: number, after: number): Promise<Static<typeof OwnPrayerRequest>[]> {
  const own = sql`
    select ${columns}, reviewers.name as reviewer_name, post.prayer_status,
      row_number() over (order by prayer_requests.created_at desc, prayer_requests.id desc) as place
    from prayer_requests left join users reviewers on reviewers.id = reviewed_by left join group_posts post on post.id = group_post_id
    where prayer_requests.user_id = ${userId}`
  const octets = sql`octet_length(title) + octet_length(request_text) + 200`
  const rows = await db.many<OwnRow>(partOf(own, { octets, after }))
  return rows.map(({ reviewer_name, place: _, octets_before: __, ...request }) => ({
    ...request,
    reviewer: request.reviewed_by === null ? null : { id: request.reviewed_by, name: reviewer_name! },
  }))
}

/** Of somebody who belongs to its organization: a church reads no prayer of who has left it before it was shared. It stays their own. */
const isOfMember = sql`exists (
  select from organization_members members
  where members.organization_id = prayer_requests.organization_id and members.user_id = prayer_requests.user_id)`

/** Of a row of `prayer_requests`. */
export const isPending = sql`prayer_requests.status = 'pending' and ${isOfMember}`

type PendingRow = RequestRow & { name: string; email: string }
const withUser = ({ name, email, ...request }: PendingRow): Static<typeof PendingPrayerRequest> => ({
  ...request,
  user: { id: request.user_id, name, email },
})

/** What waits in these organizations, the oldest first. */
export async function listPending(
  db: Db,
  organizations: readonly number[],
  { from, count }: { from: number; count: number },
): Promise<Static<typeof PendingPrayerRequest>[]> {
  const rows = await db.many<PendingRow>(sql`
    select ${columns}, users.name, users.email from prayer_requests join users on users.id = user_id
    where organization_id = any(${organizations}) and ${isPending}
    order by prayer_requests.created_at, prayer_requests.id offset ${from} limit ${count}`)
  return rows.map(withUser)
}

export const countPending = async (db: Db, organizations: readonly number[]) =>
  (
    await db.one<{ count: number }>(sql`
    select count(*) from prayer_requests where organization_id = any(${organizations}) and ${isPending}`)
  ).count

/** Of each organization; `rest` narrows, sorts and cuts. */
const pendingOf = (organizations: readonly number[], rest: Sql) => sql`
  select part.* from unnest(${organizations}::bigint[]) church(id)
  cross join lateral (select * from prayer_requests where organization_id = church.id and ${isPending} ${rest}) part`

/** The same after a position. */
export async function listWaiting(
  db: Db,
  organizations: readonly number[],
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Static<typeof PendingPrayerRequest>[]> {
  const later = after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const oldest = sql`order by created_at, id limit ${limit}`
  const rows = await db.many<PendingRow>(sql`
    select ${columns}, users.name, users.email
    from (select * from (${pendingOf(organizations, sql`${later} ${oldest}`)}) part ${oldest}) prayer_requests join users on users.id = user_id
    order by created_at, id`)
  return rows.map(withUser)
}

/** How many wait, up to `most`: for a statement that counts other things besides. */
export const countWaiting = (organizations: readonly number[], most: number) =>
  sql`select count(*) from (${pendingOf(organizations, sql`limit ${most}`)} limit ${most}) pending`

/** Whether the request of a notice is someone's own and, once it is shared, they may read its post. */
export const isOwnDecision: Subject = (reader) => sql`exists (
  select from prayer_requests request where request.id = (notices.data ->> 'request_id')::bigint and request.user_id = ${reader}
    and (request.status = 'rejected' or ${isReadable(sql`request.group_post_id`, reader)}))`

/** Whether the request of a notice waits, and someone is to decide about it. */
export const isPrayerToDecide: Subject = (reader) => sql`exists (
  select from prayer_requests join organization_members place on place.organization_id = prayer_requests.organization_id and place.user_id = ${reader}
  where prayer_requests.id = (notices.data ->> 'request_id')::bigint and ${isPending} and place.role in ('leadership', 'admin'))`

const visibleTo = (reader: RequestReader, requestId: number) => sql`
  select ${columns} from prayer_requests
  where id = ${requestId} and (
    user_id = ${reader.id} or organization_id = any(${reader.moderated}) and (status <> 'pending' or ${isOfMember}))`

/** A request that the caller may know of: their own, or one that they moderate. */
export const findRequest = (db: Db, reader: RequestReader, requestId: number) => db.maybe<RequestRow>(visibleTo(reader, requestId))
/** The same, locked: who decides about it at the same time waits. */
export const lockRequest = (tx: Db, reader: RequestReader, requestId: number) =>
  tx.maybe<RequestRow>(sql`${visibleTo(reader, requestId)} for no key update`)

export const saveApproval = (tx: Db, requestId: number, { reviewedBy, postId }: { reviewedBy: number; postId: number }) =>
  tx.run(sql`
    update prayer_requests set status = 'approved', reviewed_by = ${reviewedBy}, reviewed_at = now(), group_post_id = ${postId}, updated_at = now()
    where id = ${requestId}`)

export const saveRejection = (tx: Db, requestId: number, { reviewedBy, reason }: { reviewedBy: number; reason: string | null }) =>
  tx.one<RequestRow>(sql`
    update prayer_requests set status = 'rejected', reviewed_by = ${reviewedBy}, reviewed_at = now(), rejection_reason = ${reason}, updated_at = now()
    where id = ${requestId} returning ${columns}`)
