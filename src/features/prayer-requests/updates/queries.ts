// SQL of what authors write about their requests later.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'
import type { Position } from '#platform/http/paging.ts'
import type { RequestReader } from '../queries.ts'
import type { OwnPrayerUpdate } from '../schemas.ts'
import type { PendingPrayerUpdate } from './schemas.ts'

export type UpdateRow = Static<typeof OwnPrayerUpdate>

const columns = sql`
  prayer_updates.id, prayer_updates.text, prayer_updates.answered, prayer_updates.status, prayer_updates.shared_on as day, prayer_updates.rejection_reason`

/** Needs the lock of the request. */
export const countUpdates = async (tx: Db, requestId: number) =>
  (await tx.one<{ count: number }>(sql`select count(*) from prayer_updates where request_id = ${requestId}`)).count

export const addUpdate = (
  tx: Db,
  update: {
    organizationId: number
    requestId: number
    postId: number | null
    text: string
    answered: boolean
    sharedOn: CalendarDate | null
  },
) =>
  tx.one<UpdateRow>(sql`
    insert into prayer_updates (organization_id, request_id, post_id, text, answered, status, shared_on)
    values (${update.organizationId}, ${update.requestId}, ${update.postId}, ${update.text}, ${update.answered},
      ${update.sharedOn === null ? 'pending' : 'approved'}, ${update.sharedOn}) returning ${columns}`)

// What waits

/** Of somebody who belongs to the organization: it reads nothing new of who has left it. */
const isOfMember = sql`exists (
  select from organization_members members where members.organization_id = request.organization_id and members.user_id = request.user_id)`
const isPending = sql`status = 'pending' and exists (select from prayer_requests request where request.id = request_id and ${isOfMember})`

type PendingRow = Omit<Static<typeof PendingPrayerUpdate>, 'user' | 'request'> & {
  user_id: number
  name: string
  email: string
  request_id: number
  title: string
  anonymous: boolean
}

/** Those of each organization; `rest` narrows, sorts and cuts. */
const pendingOf = (organizations: readonly number[], rest: Sql) => sql`
  select part.* from unnest(${organizations}::bigint[]) church(id)
  cross join lateral (select * from prayer_updates where organization_id = church.id and ${isPending} ${rest}) part`

/** What waits in these organizations, the oldest first. */
export async function listPending(
  db: Db,
  organizations: readonly number[],
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Static<typeof PendingPrayerUpdate>[]> {
  const later = after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const oldest = sql`order by created_at, id limit ${limit}`
  const rows = await db.many<PendingRow>(sql`
    select ${columns}, prayer_updates.organization_id, prayer_updates.created_at, request.user_id, users.name, users.email,
      request.id as request_id, request.title, request.anonymous
    from (select * from (${pendingOf(organizations, sql`${later} ${oldest}`)}) part ${oldest}) prayer_updates
      join prayer_requests request on request.id = request_id join users on users.id = request.user_id
    order by prayer_updates.created_at, prayer_updates.id`)
  return rows.map(({ user_id, name, email, request_id, title, anonymous, ...update }) => ({
    ...update,
    user: { id: user_id, name, email },
    request: { id: request_id, title, anonymous },
  }))
}

/** How many wait, up to `most`: for a statement that counts other things besides. */
export const countPending = (organizations: readonly number[], most: number) =>
  sql`select count(*) from (${pendingOf(organizations, sql`limit ${most}`)} limit ${most}) pending`

// Deciding

export interface LockedUpdate extends UpdateRow {
  organization_id: number
  request_id: number
  user_id: number
  created_at: string
}

/** One that the caller may know of, locked: their own, or of organizations that they moderate. */
export const lockUpdate = (tx: Db, { id, moderated }: RequestReader, updateId: number) =>
  tx.maybe<LockedUpdate>(sql`
    select ${columns}, prayer_updates.organization_id, prayer_updates.request_id, request.user_id, request.created_at
    from prayer_updates join prayer_requests request on request.id = request_id
    where prayer_updates.id = ${updateId} and (request.user_id = ${id}
      or prayer_updates.organization_id = any(${moderated}) and (prayer_updates.status <> 'pending' or ${isOfMember}))
    for no key update of prayer_updates`)

export const saveUpdateShared = (tx: Db, updateId: number, reviewedBy: number, day: CalendarDate) =>
  tx.one<UpdateRow>(sql`
    update prayer_updates set status = 'approved', shared_on = ${day}, reviewed_by = ${reviewedBy} where id = ${updateId} returning ${columns}`)

export const saveUpdateRejected = (tx: Db, updateId: number, reviewedBy: number, reason: string | null) =>
  tx.one<UpdateRow>(sql`
    update prayer_updates set status = 'rejected', rejection_reason = ${reason}, reviewed_by = ${reviewedBy} where id = ${updateId} returning ${columns}`)

/** Whether the update of a notice is someone's own. */
export const isOwnUpdate: Subject = (reader) => sql`exists (
  select from prayer_updates update join prayer_requests request on request.id = update.request_id
  where update.id = (notices.data ->> 'update_id')::bigint and request.user_id = ${reader})`
