// SQL of join requests.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { GroupLimits } from '../limits.ts'
import { type Managed, ofManaged } from '../members/queries.ts'
import { capacity } from '../queries.ts'
import type { GroupStatus } from '../schemas.ts'
import type { JoinRequest, OwnJoinRequest, WaitingJoinRequest } from './schemas.ts'

export type RequestRow = Static<typeof JoinRequest>

const columns = sql`
  join_requests.id, join_requests.user_id, join_requests.group_id, join_requests.organization_id, join_requests.note, join_requests.status,
  join_requests.reviewed_by, join_requests.reviewed_at, join_requests.created_at, join_requests.updated_at`

/** Adds a request; undefined when one is pending already. */
export const addRequest = (db: Db, request: { userId: number; groupId: number; organizationId: number; note: string | null }) =>
  db.maybe<RequestRow>(sql`
    insert into join_requests (user_id, group_id, organization_id, note) values (${request.userId}, ${request.groupId}, ${request.organizationId}, ${request.note})
    on conflict (group_id, user_id) where status = 'pending' do nothing returning ${columns}`)

const octets = sql`coalesce(octet_length(note), 0) + 200`

export const listPending = async (db: Db, groupId: number, after: number) => {
  const pending = sql`
    select ${columns}, users.name, users.email, row_number() over (order by join_requests.created_at, join_requests.id) as place
    from join_requests join users on users.id = user_id where group_id = ${groupId} and status = 'pending'`
  const rows = await db.many<RequestRow & WithPlace & { name: string; email: string }>(partOf(pending, { octets, after }))
  return rows.map(({ name, email, place: _, octets_before: __, ...request }) => ({
    ...request,
    user: { id: request.user_id, name, email },
  }))
}

/** Pending ones of groups that someone manages and that are there. `rest` narrows, sorts and cuts those of each organization or group. */
const pendingOf = (managed: Managed, rest: Sql) =>
  ofManaged(
    managed,
    (whose) => sql`
      select * from join_requests
      where ${whose} and status = 'pending' and exists (select from groups where groups.id = group_id and deleted_at is null) ${rest}`,
  )

/** What waits for someone's decision, the oldest first, after a position. */
export async function listWaiting(
  db: Db,
  managed: Managed,
  { after, limit }: { after: Position | undefined; limit: number },
  limits: GroupLimits,
): Promise<Static<typeof WaitingJoinRequest>[]> {
  const later = after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const oldest = sql`order by created_at, id limit ${limit}`
  const rows = await db.many<
    RequestRow & {
      name: string
      email: string
      group_name: string
      group_status: Static<typeof GroupStatus>
      member_count: number
      max_members: number
    }
  >(sql`
    select ${columns}, users.name, users.email, groups.name as group_name, groups.status as group_status, groups.member_count,
      ${capacity(limits)} as max_members
    from (select * from (${pendingOf(managed, sql`${later} ${oldest}`)}) part ${oldest}) join_requests join users on users.id = user_id
    join groups on groups.id = group_id join organizations on organizations.id = groups.organization_id
    order by created_at, id`)
  return rows.map(({ name, email, group_name, group_status, member_count, max_members, ...request }) => ({
    ...request,
    user: { id: request.user_id, name, email },
    group: { id: request.group_id, name: group_name, status: group_status, member_count, max_members },
  }))
}

/** How many wait, up to `most`: for a statement that counts other things besides. */
export const countWaiting = (managed: Managed, most: number) =>
  sql`select count(*) from (${pendingOf(managed, sql`limit ${most}`)} limit ${most}) pending`

/** With the names of their groups: whoever asked knew them, and may not see more of a group of another organization. */
export async function listOwn(db: Db, userId: number, after: number): Promise<Static<typeof OwnJoinRequest>[]> {
  const own = sql`
    select ${columns}, groups.name as group_name, row_number() over (order by join_requests.created_at desc, join_requests.id desc) as place
    from join_requests join groups on groups.id = group_id where user_id = ${userId} and deleted_at is null`
  const rows = await db.many<RequestRow & WithPlace & { group_name: string }>(
    partOf(own, { octets: sql`${octets} + octet_length(group_name)`, after }),
  )
  return withoutPlaces(rows).map(({ group_name, ...request }) => ({ ...request, group: { id: request.group_id, name: group_name } }))
}

/** Whether the request of a notice is among someone's own, and its group is there. */
export const isOwnRequest: Subject = (reader) => sql`exists (
  select from join_requests join groups on groups.id = join_requests.group_id
  where join_requests.id = (notices.data ->> 'request_id')::bigint and join_requests.user_id = ${reader} and groups.deleted_at is null)`

/** A request that the caller may know of: their own, or one of their organizations'. */
export const findRequest = (db: Db, userId: number, organizations: number[], requestId: number) =>
  db.maybe<RequestRow>(sql`
    select ${columns} from join_requests join groups on groups.id = group_id
    where join_requests.id = ${requestId} and (user_id = ${userId} or join_requests.organization_id = any(${organizations})) and deleted_at is null`)

/** Locks a request; who decides about it at the same time waits. */
export const lockRequest = (tx: Db, requestId: number) =>
  tx.maybe<RequestRow>(sql`select ${columns} from join_requests where id = ${requestId} for update`)

export const saveReview = (
  tx: Db,
  requestId: number,
  review: { status: 'accepted' | 'rejected'; reviewedBy: number; reason?: string | null },
) =>
  tx.one<RequestRow>(sql`
    update join_requests set status = ${review.status}, reviewed_by = ${review.reviewedBy}, reviewed_at = now(), rejection_reason = ${review.reason ?? null}, updated_at = now()
    where id = ${requestId} returning ${columns}`)

export const removeOwnPending = (db: Db, userId: number, requestId: number) =>
  db.run(sql`delete from join_requests where id = ${requestId} and user_id = ${userId} and status = 'pending'`)

/** Who has gone quiet (features/gone-quiet): who has asked to join one of these groups, and waits for an answer. */
export const waitingRequests = (groups: readonly number[]) => sql`
  select user_id, 'request_waiting' as code, group_id, id as subject_id, created_at as since
  from join_requests where group_id = any(${groups}) and status = 'pending' and created_at < now() - interval '2 days'`
