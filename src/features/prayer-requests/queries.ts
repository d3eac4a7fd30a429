// SQL of prayer requests.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { isReadable } from '#features/posts/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'
import { partOf, type WithPlace } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import { proposal } from './proposals/queries.ts'
import type { OwnPrayerRequest, PendingPrayerRequest, PrayerRequest } from './schemas.ts'

export type RequestRow = Static<typeof PrayerRequest>

export const columns = sql`
  prayer_requests.id, prayer_requests.organization_id, prayer_requests.user_id, prayer_requests.title, prayer_requests.request_text,
  prayer_requests.anonymous, prayer_requests.visibility, prayer_requests.category, prayer_requests.urgent, prayer_requests.revision,
  prayer_requests.status, coalesce(prayer_requests.care_status, (select prayer_status from group_posts where id = prayer_requests.group_post_id)) as prayer_status,
  prayer_requests.reviewed_by, prayer_requests.reviewed_at, prayer_requests.rejection_reason, prayer_requests.group_post_id,
  coalesce(prayer_requests.changed_at, prayer_requests.created_at) as waiting_since, prayer_requests.created_at, prayer_requests.updated_at`

/** Whoever looks, and the organizations whose requests they moderate. */
export interface RequestReader {
  id: number
  moderated: readonly number[]
}

export interface Words {
  title: string
  request_text: string
  anonymous: boolean
  visibility: RequestRow['visibility']
  category: string | null
  urgent: boolean
}

export const addRequest = (db: Db, request: Words & { organizationId: number; userId: number }): Promise<RequestRow> =>
  db.one(sql`
    insert into prayer_requests (organization_id, user_id, title, request_text, anonymous, visibility, category, urgent)
    values (${request.organizationId}, ${request.userId}, ${request.title}, ${request.request_text}, ${request.anonymous}, ${request.visibility},
      ${request.category}, ${request.urgent}) returning ${columns}`)

/** Other words go to the end of the line. */
export const saveWords = (tx: Db, requestId: number, words: Words): Promise<RequestRow> =>
  tx.one(sql`
    update prayer_requests set title = ${words.title}, request_text = ${words.request_text}, anonymous = ${words.anonymous},
      visibility = ${words.visibility}, category = ${words.category}, urgent = ${words.urgent}, revision = revision + 1, changed_at = now(), updated_at = now()
    where id = ${requestId} returning ${columns}`)

export const removeOwnPending = (db: Db, userId: number, requestId: number) =>
  db.run(sql`delete from prayer_requests where id = ${requestId} and user_id = ${userId} and status = 'pending'`)

type Own = Static<typeof OwnPrayerRequest>
type OwnRow = Omit<Own, 'reviewer'> & WithPlace & { reviewer_name: string | null }

export async function listOwn(db: Db, userId: number, after: number): Promise<Own[]> {
  const own = sql`
    select ${columns}, reviewers.name as reviewer_name, ${proposal} as proposal, coalesce(post.prayed_count, 0) as prayed_count,
      post.id is not null and coalesce(coalesce(post.renewed_at, post.created_at) < now() - make_interval(days => organizations.prayer_days), false) as is_resting,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'answered', answered, 'status', status, 'day', shared_on,
        'rejection_reason', rejection_reason) order by id), '[]') from prayer_updates where request_id = prayer_requests.id) as updates,
      row_number() over (order by prayer_requests.created_at desc, prayer_requests.id desc) as place
    from prayer_requests join organizations on organizations.id = prayer_requests.organization_id
      left join users reviewers on reviewers.id = reviewed_by left join group_posts post on post.id = group_post_id
    where prayer_requests.user_id = ${userId}`
  const octets = sql`octet_length(title) + octet_length(request_text) + octet_length(updates::text) + coalesce(octet_length(proposal::text), 0) + 400`
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

export type AskedBy = { name: string; email: string }
type PendingRow = Omit<Static<typeof PendingPrayerRequest>, 'user'> & AskedBy
export const withUser = <Row extends RequestRow & AskedBy>({ name, email, ...request }: Row) => ({
  ...request,
  user: { id: request.user_id, name, email },
})

/** Since when it waits. */
const line = sql`coalesce(prayer_requests.changed_at, prayer_requests.created_at)`

export interface PendingOf {
  organizations: readonly number[]
  visibility: RequestRow['visibility']
}

/** What waits in these organizations, who has waited longest first. */
export async function listPending(
  db: Db,
  { organizations, visibility }: PendingOf,
  { from, count }: { from: number; count: number },
): Promise<Static<typeof PendingPrayerRequest>[]> {
  const rows = await db.many<PendingRow>(sql`
    select ${columns}, ${proposal} as proposal, users.name, users.email from prayer_requests join users on users.id = user_id
    where organization_id = any(${organizations}) and visibility = ${visibility} and ${isPending}
    order by ${line}, prayer_requests.id offset ${from} limit ${count}`)
  return rows.map(withUser)
}

export const countPending = async (db: Db, { organizations, visibility }: PendingOf) =>
  (
    await db.one<{ count: number }>(sql`
    select count(*) from prayer_requests where organization_id = any(${organizations}) and visibility = ${visibility} and ${isPending}`)
  ).count

/** Of each organization, whoever may see them; `rest` narrows, sorts and cuts. */
const pendingOf = (organizations: readonly number[], rest: Sql) => sql`
  select part.* from unnest(${organizations}::bigint[]) church(id)
  cross join lateral (select * from prayer_requests where organization_id = church.id and ${isPending} ${rest}) part`

/** The same after a position. */
export async function listWaiting(
  db: Db,
  organizations: readonly number[],
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Static<typeof PendingPrayerRequest>[]> {
  const later = after ? sql`and (${line}, prayer_requests.id) > (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const oldest = sql`order by ${line}, prayer_requests.id limit ${limit}`
  const rows = await db.many<PendingRow>(sql`
    select ${columns}, ${proposal} as proposal, users.name, users.email
    from (select * from (${pendingOf(organizations, sql`${later} ${oldest}`)}) prayer_requests ${oldest}) prayer_requests join users on users.id = user_id
    order by ${line}, prayer_requests.id`)
  return rows.map(withUser)
}

/** How many wait, up to `most`: for a statement that counts other things besides. */
export const countWaiting = (organizations: readonly number[], most: number) =>
  sql`select count(*) from (${pendingOf(organizations, sql`limit ${most}`)} limit ${most}) pending`

// Subjects of notices

const ofNotice = (reader: Sql) => sql`request.id = (notices.data ->> 'request_id')::bigint and request.user_id = ${reader}`

/** Whether the request of a notice is someone's own. */
export const isOwnPrayer: Subject = (reader) => sql`exists (select from prayer_requests request where ${ofNotice(reader)})`

/** Whether it is, and once it is shared, they may read its post. */
export const isOwnDecision: Subject = (reader) => sql`exists (
  select from prayer_requests request where ${ofNotice(reader)}
    and (request.status = 'rejected' or request.care_status is not null or ${isReadable(sql`request.group_post_id`, reader)}))`

/** Whether other words are suggested to them that they have not answered. */
export const hasOpenProposal: Subject = (reader) => sql`exists (
  select from prayer_requests request join prayer_proposals on request_id = request.id where ${ofNotice(reader)} and not declined)`

/** Whether it still waits for the care team, and someone belongs to that, or sees what it does. */
export const waitsForCare: Subject = (reader) => sql`exists (
  select from prayer_requests join organization_members place on place.organization_id = prayer_requests.organization_id and place.user_id = ${reader}
  where prayer_requests.id = (notices.data ->> 'request_id')::bigint and ${isPending} and visibility = 'care_team' and (place.role in ('leadership', 'admin')
    or exists (select from care_team_members team where team.organization_id = place.organization_id and team.user_id = place.user_id)))`

/** Whether the request of a notice waits, and someone is to decide about it. */
export const isPrayerToDecide: Subject = (reader) => sql`exists (
  select from prayer_requests join organization_members place on place.organization_id = prayer_requests.organization_id and place.user_id = ${reader}
  where prayer_requests.id = (notices.data ->> 'request_id')::bigint and ${isPending} and place.role in ('leadership', 'admin'))`

// Finding and deciding

const visibleTo = ({ id, moderated }: RequestReader, requestId: number) => sql`
  select ${columns} from prayer_requests
  where id = ${requestId} and (
    user_id = ${id} or organization_id = any(${moderated}) and (status <> 'pending' or ${isOfMember})
    or visibility = 'care_team' and (status = 'approved' or ${isPending}) and exists (
      select from care_team_members team where team.organization_id = prayer_requests.organization_id and team.user_id = ${id}))`

/** A request that the caller may know of: their own, or one that they moderate or see as the care team. */
export const findRequest = (db: Db, reader: RequestReader, requestId: number) => db.maybe<RequestRow>(visibleTo(reader, requestId))
/** The same, locked: who decides about it at the same time waits. */
export const lockRequest = (tx: Db, reader: RequestReader, requestId: number) =>
  tx.maybe<RequestRow>(sql`${visibleTo(reader, requestId)} for no key update`)

/** Whether its author changed it in the last ten minutes. */
export const isFresh = async (tx: Db, requestId: number) =>
  (
    await tx.one<{ fresh: boolean }>(sql`
    select coalesce(changed_at > now() - interval '10 minutes', false) as fresh from prayer_requests where id = ${requestId}`)
  ).fresh

const approved = (reviewedBy: number) => sql`status = 'approved', reviewed_by = ${reviewedBy}, reviewed_at = now(), updated_at = now()`

export const saveApproval = (tx: Db, requestId: number, { reviewedBy, postId }: { reviewedBy: number; postId: number }) =>
  tx.run(sql`update prayer_requests set ${approved(reviewedBy)}, group_post_id = ${postId} where id = ${requestId}`)

/** The care team prays for it, and nobody else reads it. */
export const saveCare = (tx: Db, requestId: number, reviewedBy: number) =>
  tx.one<RequestRow>(sql`
    update prayer_requests set ${approved(reviewedBy)}, visibility = 'care_team', care_status = 'active' where id = ${requestId} returning ${columns}`)

export const saveRejection = (tx: Db, requestId: number, { reviewedBy, reason }: { reviewedBy: number; reason: string | null }) =>
  tx.one<RequestRow>(sql`
    update prayer_requests set status = 'rejected', reviewed_by = ${reviewedBy}, reviewed_at = now(), rejection_reason = ${reason}, updated_at = now()
    where id = ${requestId} returning ${columns}`)

export const saveCareResolved = (db: Db, requestId: number) =>
  db.run(sql`update prayer_requests set care_status = 'resolved' where id = ${requestId} and care_status is not null`)

/** The request that became a post. */
export const findIdByPost = async (db: Db, postId: number) =>
  (await db.maybe<{ id: number }>(sql`select id from prayer_requests where group_post_id = ${postId}`))?.id

// Telling authors how many prayed

/** Notes that somebody hears of it on this day of theirs; false when they did already. */
export const saveToldOn = async (tx: Db, userId: number, day: CalendarDate) =>
  (await tx.run(sql`
    insert into prayed_for_news (user_id, told_on) values (${userId}, ${day})
    on conflict (user_id) do update set told_on = excluded.told_on where prayed_for_news.told_on < excluded.told_on`)) > 0
