// SQL of sending: whether a notice may still be sent, and to whom; and what is held while somebody is not to be disturbed.
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { PushDevice } from '#platform/push/push.ts'
import { newsColumn } from '../gathering/queries.ts'
import type { Channel } from '../kinds.ts'
import { languageOfReader, type ReaderLocales } from '../languages.ts'
import type { StoredNotice } from '../notice.ts'
import { isStillRelevant, readerLocales, wants } from '../queries.ts'
import type { QuietHours, Resting } from '../quiet-hours.ts'
import type { Subjects } from '../subjects.ts'

/** A notice as one person gets it. */
export interface NoticeToSend extends StoredNotice {
  notice_id: number
  quote: string | null
  data: Record<string, number>
}

const noticeColumns = sql`
  notices.id as notice_id, notices.kind, notices.params, notices.title, notices.body, ${newsColumn}, notices.quote, notices.data`

/** Whether a row of `notifications` may still be sent to whoever has it: a row of `users`. */
const maySend = (subjects: Subjects, channel: Channel) => sql`
  users.suspended_at is null and ${wants(sql`notices.kind`, channel)} and ${isStillRelevant(subjects, sql`notifications.user_id`)}`

const restingColumns = sql`
  to_char(quiet_hours.starts, 'HH24:MI') as quiet_from, to_char(quiet_hours.ends, 'HH24:MI') as quiet_to, users.timezone,
  (select home.timezone from organizations home where home.id = users.home_organization_id) as home_timezone`
const withQuietHours = sql`left join quiet_hours on quiet_hours.user_id = users.id`

/** As many are counted for the badge of an app. */
const MOST_ON_BADGE = 99

/** What somebody has not read, in a statement about `users`. */
const unreadCount = (subjects: Subjects) => sql`(
  select count(*) from (
    select from notifications join notices on notices.id = notice_id
    where notifications.user_id = users.id and read_at is null and ${isStillRelevant(subjects, sql`notifications.user_id`)} limit ${MOST_ON_BADGE}
  ) unread) as unread_count`

// Pushes

/** What is pushed: one notice, or what somebody is told of a group, in whichever notice that is. */
export type Pushed = { notice_id: number } | { group_id: number }

const isPushed = (pushed: Pushed): Sql =>
  'notice_id' in pushed
    ? sql`notifications.notice_id = ${pushed.notice_id}`
    : sql`notifications.gathers = ${pushed.group_id} and notifications.read_at is null`

interface DeviceRow {
  id: number
  platform: PushDevice['platform']
  subscription: unknown
  push_token: string
  unread_count: number
}

const deviceColumns = sql`devices.id, devices.platform, devices.subscription, devices.push_token`

export interface DeviceToReach {
  id: number
  device: PushDevice
  unread_count: number
}

const reachable = ({ id, platform, subscription, push_token, unread_count }: DeviceRow): DeviceToReach => ({
  id,
  unread_count,
  device: (platform === 'web' ? { platform, subscription } : { platform, token: push_token }) as PushDevice,
})

/** Those of these devices that should get it, with the notice as their owners get it. */
export async function listDevicesToPush(db: Db, subjects: Subjects, pushed: Pushed, deviceIds: readonly number[]) {
  const rows = await db.many<DeviceRow & NoticeToSend & ReaderLocales & Resting & { user_id: number }>(sql`
    select ${deviceColumns}, devices.user_id, ${noticeColumns}, ${readerLocales}, ${restingColumns}, ${unreadCount(subjects)}
    from devices join users on users.id = devices.user_id ${withQuietHours}
      join notifications on notifications.user_id = users.id and ${isPushed(pushed)} join notices on notices.id = notice_id
    where devices.id = any(${deviceIds}) and ${maySend(subjects, 'push')}`)
  return rows.map((row) => ({ ...reachable(row), user_id: row.user_id, notice: row, language: languageOfReader(row), resting: row }))
}

/** Somebody's devices, or those of them that are named. */
export const listDevicesOf = async (db: Db, subjects: Subjects, userId: number, deviceIds: readonly number[] | null) =>
  (
    await db.many<DeviceRow>(sql`
      select ${deviceColumns}, ${unreadCount(subjects)} from devices join users on users.id = devices.user_id
      where users.id = ${userId} and (${deviceIds}::bigint[] is null or devices.id = any(${deviceIds}))`)
  ).map(reachable)

// E-mails

/** Without a proven address, people only get answers to their own join requests. */
const mayGetMail = sql`
  users.erased_at is null and (email_proven_at is not null or notices.kind in ('join_request_accepted', 'join_request_rejected'))
  and not exists (select from email_bounces where user_id = users.id)`

interface Reader extends ReaderLocales, Resting {
  name: string
  email: string
  mailbox: string
  is_proven: boolean
}

/** A notice and who should get it by e-mail. */
export const findNoticeToMail = (db: Db, subjects: Subjects, noticeId: number, userId: number) =>
  db.maybe<NoticeToSend & Reader>(sql`
    select ${noticeColumns}, users.name, users.email, email_key(users.email) as mailbox, email_proven_at is not null as is_proven, ${readerLocales},
      ${restingColumns}
    from notifications join notices on notices.id = notice_id join users on users.id = notifications.user_id ${withQuietHours}
    where notice_id = ${noticeId} and notifications.user_id = ${userId} and ${mayGetMail} and ${maySend(subjects, 'email')}`)

// What is held

export const holdNotices = (tx: Db, channel: Channel, held: readonly { user_id: number; notice_id: number; until: Temporal.Instant }[]) =>
  tx.run(sql`
    insert into held_notices (user_id, notice_id, channel, held_until)
    select user_id, notice_id, ${channel}, held_until
    from unnest(${held.map(({ user_id }) => user_id)}::bigint[], ${held.map(({ notice_id }) => notice_id)}::bigint[],
      ${held.map(({ until }) => until.toString())}::timestamptz[]) held (user_id, notice_id, held_until)
    join notifications using (user_id, notice_id)
    order by user_id, notice_id on conflict (user_id, notice_id, channel) do update set held_until = excluded.held_until`)

/** Takes what was held for some people and need not be any more. */
export const takeHeld = (tx: Db, people: number) =>
  tx.many<{ user_id: number; channel: Channel; notice_ids: number[] }>(sql`
    with taken as (
      delete from held_notices where held_until <= now() and user_id in (
        select user_id from held_notices where held_until <= now() order by held_until, user_id limit ${people})
      returning user_id, channel, notice_id
    )
    select user_id, channel, array_agg(notice_id order by notice_id desc) as notice_ids from taken group by user_id, channel order by user_id, channel`)

/** What was held for somebody and is still news to them, the newest first, with what is known of them. */
export const listHeld = (db: Db, subjects: Subjects, userId: number, noticeIds: readonly number[], channel: Channel) =>
  db.many<NoticeToSend & ReaderLocales & Resting>(sql`
    select ${noticeColumns}, ${readerLocales}, ${restingColumns}
    from notifications join notices on notices.id = notice_id join users on users.id = notifications.user_id ${withQuietHours}
    where notifications.user_id = ${userId} and notice_id = any(${noticeIds}) and read_at is null and ${maySend(subjects, channel)}
    order by notice_id desc`)

// Quiet hours

export const findQuietHours = (db: Db, userId: number) =>
  db.maybe<QuietHours>(sql`
    select to_char(starts, 'HH24:MI') as from, to_char(ends, 'HH24:MI') as to from quiet_hours where user_id = ${userId}`)

/** What is held is looked at again at once: it may be sent now. */
export async function saveQuietHours(tx: Db, userId: number, hours: QuietHours | null): Promise<void> {
  await tx.run(
    hours
      ? sql`
          insert into quiet_hours (user_id, starts, ends) select id, ${hours.from}::time, ${hours.to}::time from users where id = ${userId} and erased_at is null
          on conflict (user_id) do update set starts = excluded.starts, ends = excluded.ends`
      : sql`delete from quiet_hours where user_id = ${userId}`,
  )
  await tx.run(sql`update held_notices set held_until = now() where user_id = ${userId}`)
}
