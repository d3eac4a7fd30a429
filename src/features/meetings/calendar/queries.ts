// SQL of the secret addresses of calendars, and of what stands in them.
import { overdue } from '#features/accounts/actor.ts'
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'

/** Those of before end. */
export const saveFeed = (db: Db, userId: number, secretDigest: Buffer) =>
  db.run(sql`
    insert into calendar_feeds (user_id, secret_digest) select id, ${secretDigest} from users where id = ${userId} and erased_at is null
    on conflict (user_id) do update set secret_digest = excluded.secret_digest, created_at = excluded.created_at`)

export const removeFeed = (db: Db, userId: number) => db.run(sql`delete from calendar_feeds where user_id = ${userId}`)

/** It ends with the password, and with a suspension. */
const isOpen = sql`calendar_feeds.created_at > users.links_valid_from and users.suspended_at is null and users.erased_at is null`

export const findFeed = (db: Db, userId: number) =>
  db.maybe<{ created_at: string }>(
    sql`select calendar_feeds.created_at from calendar_feeds join users on users.id = user_id where user_id = ${userId} and ${isOpen}`,
  )

/** Whose address this is, as long as they belong somewhere and have a subscription. `mustConfirm`: and confirmed their e-mail address in time. */
export const findReaderOfFeed = (db: Db, userId: number, { mustConfirm }: { mustConfirm: boolean }) =>
  db.maybe<ReaderLocales & { secret_digest: Buffer }>(sql`
    select secret_digest, ${readerLocales} from calendar_feeds join users on users.id = user_id
    cross join lateral (
      select array_agg(organization_id) as organizations from organization_members
      where user_id = users.id and not lacks_second_factor(organization_id, user_id, role)) belongs
    where calendar_feeds.user_id = ${userId} and ${isOpen} and belongs.organizations is not null and not (${mustConfirm}::boolean and ${overdue})
      and exists (
        select from subscriptions where (subscriptions.user_id = users.id or subscriptions.organization_id = any(belongs.organizations))
          and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()))`)

export interface MeetingInCalendar {
  id: number
  sequence: number
  updated_at: string
  group_name: string
  timezone: string
  begins_at: string
  ends_at: string
  location: string | null
  is_cancelled: boolean
  is_declined: boolean
}

/** Of a person's groups, the first `limit` that begin after a moment. */
export const listForCalendar = (db: Db, userId: number, from: string, limit: number) =>
  db.many<MeetingInCalendar>(sql`
    select part.*, groups.name as group_name, coalesce(mine.coming = 'no', false) as is_declined
    from group_members own join groups on groups.id = own.group_id and groups.deleted_at is null
    join organization_members place on place.organization_id = own.organization_id and place.user_id = own.user_id
      and not lacks_second_factor(place.organization_id, place.user_id, place.role) cross join lateral (
      select id, sequence, updated_at, timezone, begins_at, ends_at, location, cancelled_at is not null as is_cancelled from meetings
      where group_id = own.group_id and begins_at >= ${from} order by begins_at, id limit ${limit}) part
    left join meeting_answers mine on mine.meeting_id = part.id and mine.user_id = ${userId}
    where own.user_id = ${userId} order by begins_at, id limit ${limit}`)
