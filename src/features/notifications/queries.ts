// SQL of notices, who is told, and what they want.
import type { Static } from 'typebox'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { endGathering, newsColumn } from './gathering/queries.ts'
import { type Channel, type Kind, kindNames, kinds } from './kinds.ts'
import type { ReaderLocales } from './languages.ts'
import type { Notice, StoredNotice } from './notice.ts'
import type { Notification } from './schemas.ts'
import type { Subjects } from './subjects.ts'

/** Whether a person, in a statement about `users`, wants a kind (SQL) by this channel. */
export const wants = (kind: Sql, channel: Channel): Sql => sql`coalesce(
  (select enabled from notification_preferences where user_id = users.id and kind = ${kind} and channel = ${channel}),
  ${kind} = any(${kindNames.filter((name) => kinds[name][channel])}::text[]))`

/**
 * Whether `reader` (SQL) may still see what a notice is about, in a statement about `notices`. One condition for all kinds, of which PostgreSQL
 * evaluates the notice's own branch. Nothing is told of an organization in which they must set a second factor up first, but that.
 */
export const isStillRelevant = (subjects: Subjects, reader: Sql): Sql =>
  sql`(case notices.kind ${kindNames
    .map((kind) => sql`when ${kind} then ${subjects[kind](reader)}`)
    .reduce(
      (all, one) => sql`${all} ${one}`,
    )} else false end and (notices.kind = 'second_factor_needed' or not is_barred(${reader}, organization_of_notice(notices.data))))`

// Who reads

/** The locales of a person and of their home organization, in a statement about `users`. */
export const readerLocales = sql`users.locale, (select home.locale from organizations home where home.id = users.home_organization_id) as organization_locale`

export const findReaderLocales = (db: Db, userId: number) =>
  db.maybe<ReaderLocales>(sql`select ${readerLocales} from users where id = ${userId}`)

// FanOut

/** Adds a notice; undefined when there is one of its kind and key. */
export const addNotice = (
  tx: Db,
  { kind, to, once, params, quote, data }: Omit<Notice, 'params' | 'data'> & { params: unknown; data: object },
) => {
  const whole = 'group' in to ? to : undefined
  return tx.maybe<{ id: number }>(sql`
    insert into notices (kind, once, params, quote, data, inside_group_id, except_user_id, told_up_to)
    values (${kind}, ${once ?? null}, ${JSON.stringify(params)}, ${quote ?? null}, ${JSON.stringify(data)}, ${whole?.group ?? null}, ${whole?.except ?? null}, ${whole ? 0 : null})
    on conflict (kind, once) where once is not null do nothing returning id`)
}

/** Puts a notice into people's lists; gives those who did not have it. */
export const addNotifications = async (tx: Db, noticeId: number, userIds: readonly number[]) =>
  (
    await tx.many<{ user_id: number }>(sql`
    insert into notifications (user_id, notice_id)
    select id, ${noticeId}::bigint from users where id = any(${userIds}) and erased_at is null order by id
    on conflict do nothing returning user_id`)
  ).map(({ user_id }) => user_id)

export interface FanOut {
  kind: Kind
  group_id: number
  /** What is new in the group, where it is told of that. */
  news_id: number | null
  except_user_id: number | null
  told_up_to: number
}

/** Locks a notice that is being fanned out to a group; undefined when the fan-out is complete. */
export const lockNoticeForFanOut = (tx: Db, noticeId: number) =>
  tx.maybe<FanOut>(sql`
    select kind, inside_group_id as group_id, news_id, except_user_id, told_up_to from notices
    where id = ${noticeId} and told_up_to is not null and (post_id is null or exists (select from group_posts where id = notices.post_id))
    for no key update of notices`)

/** Adds a notice to the lists of the next members after `skipped` ones; returns their ids, and the last id of the batch: null at the end. */
export const addToListsOfNextMembers = (
  tx: Db,
  noticeId: number,
  { group_id, except_user_id, told_up_to }: FanOut,
  { skipped, atOnce }: { skipped: number; atOnce: number },
) =>
  tx.one<{ told: number[]; told_up_to: number | null }>(sql`
    with batch as materialized (
      select user_id from group_members where group_id = ${group_id} and user_id > ${told_up_to} order by user_id offset ${skipped} limit ${atOnce}
    ), told as (
      insert into notifications (user_id, notice_id)
      select user_id, ${noticeId}::bigint from batch where user_id is distinct from ${except_user_id}
      on conflict do nothing returning user_id
    )
    select array(select user_id from told) as told,
      (select case when count(*) = ${atOnce} then max(user_id) end from batch) as told_up_to`)

export const saveFanOutProgress = (tx: Db, noticeId: number, toldUpTo: number | null) =>
  tx.run(sql`update notices set told_up_to = ${toldUpTo} where id = ${noticeId}`)

export const wantsPush = (kind: Kind) => wants(sql`${kind}::text`, 'push')

export const listDevicesWanting = async (tx: Db, kind: Kind, userIds: readonly number[]) =>
  (
    await tx.many<{ id: number }>(sql`
    select devices.id from devices join users on users.id = user_id where user_id = any(${userIds}) and ${wantsPush(kind)} order by devices.id`)
  ).map(({ id }) => id)

export const listPeopleWantingEmail = async (tx: Db, kind: Kind, userIds: readonly number[]) =>
  (
    await tx.many<{ id: number }>(sql`
    select id from users where id = any(${userIds}) and ${wants(sql`${kind}::text`, 'email')} order by id`)
  ).map(({ id }) => id)

// Mailboxes that are gone

/** Records that the mailbox does not exist, if a user has this address. */
export const addBounce = (db: Db, email: string) =>
  db.run(sql`insert into email_bounces (user_id) select id from users where email_key(email) = email_key(${email}) on conflict do nothing`)

export const removeBounce = (db: Db, email: string) =>
  db.run(sql`delete from email_bounces using users where users.id = user_id and email_key(users.email) = email_key(${email})`)

// The list

export interface ListPosition {
  /** When the reading of the list began: what was read since then keeps its place among the unread. */
  began: Timestamp
  /** 0 among the unread, 1 among the read. */
  section: number
  id: number
}

type NotificationRow = Omit<Static<typeof Notification>, 'title' | 'body' | 'path'> & StoredNotice

const notificationColumns = sql`
  notices.id, notices.kind, notices.params, notices.title, notices.body, ${newsColumn}, notices.quote, notices.data, notifications.read_at, notices.created_at`

const BEYOND_ALL_IDS = '9223372036854775807'

/**
 * The unread ones first, each part newest first; a row more than asked for says that it goes on. Each part ends by itself with its last row,
 * so that however long the list is, no more subjects are looked at than it takes to fill a page. `offset 0`: each notice is found by its id,
 * however many kinds of subjects there are to plan for.
 */
export function listNotifications(db: Db, subjects: Subjects, userId: number, perPage: number, after: ListPosition | undefined) {
  const began = sql`coalesce(${after?.began ?? null}::timestamptz, now())`
  const holds = isStillRelevant(subjects, sql`${userId}::bigint`)
  const part = (section: 0 | 1, isInIt: Sql) => {
    const last = !after || section > after.section ? BEYOND_ALL_IDS : section === after.section ? after.id : 0
    return sql`(
      select ${notificationColumns}, ${began} as began, ${section}::int as section
      from notifications cross join lateral (select * from notices where notices.id = notice_id and ${holds} offset 0) notices
      where notifications.user_id = ${userId} and notice_id < ${last}::bigint and ${isInIt}
      order by notice_id desc limit ${perPage + 1})`
  }
  return db.many<NotificationRow & { began: Timestamp; section: number }>(sql`
    ${part(0, sql`(read_at is null or read_at > ${began})`)} union all ${part(1, sql`read_at <= ${began}`)}
    order by section, id desc limit ${perPage + 1}`)
}

/** Those with these ids, by id. */
export const listNotificationsById = (db: Db, subjects: Subjects, userId: number, ids: readonly number[]) =>
  db.many<NotificationRow>(sql`
    select ${notificationColumns}
    from notifications cross join lateral (
      select * from notices where notices.id = notice_id and ${isStillRelevant(subjects, sql`${userId}::bigint`)} offset 0) notices
    where notifications.user_id = ${userId} and notice_id = any(${ids}) order by notice_id`)

/**
 * Which of somebody's came, were read or gather something since, as changes of a list. What one is about may vanish without that it changes: those that
 * are hidden by now are always among them.
 */
export const changedNotifications = (subjects: Subjects, userId: number, since: Timestamp) => sql`
  select notice_id as item, greatest(changed_at, ${since}::timestamptz) as changed_at, 'members' as seen_by
  from notifications where user_id = ${userId} and (changed_at >= ${since} or gathers is not null and read_at is null
    or not exists (select from (select * from notices where notices.id = notice_id offset 0) notices where ${isStillRelevant(subjects, sql`${userId}::bigint`)}))`

export const countUnread = async (db: Db, subjects: Subjects, userId: number) =>
  (
    await db.one<{ count: number }>(sql`
    select count(*) from notifications join notices on notices.id = notice_id
    where notifications.user_id = ${userId} and read_at is null and ${isStillRelevant(subjects, sql`${userId}::bigint`)}`)
  ).count

export const findNotification = (db: Db, subjects: Subjects, userId: number, noticeId: number) =>
  db.maybe<NotificationRow>(sql`
    select ${notificationColumns} from notifications join notices on notices.id = notice_id
    where notifications.user_id = ${userId} and notice_id = ${noticeId} and ${isStillRelevant(subjects, sql`${userId}::bigint`)}`)

export const saveRead = (db: Db, userId: number, noticeId: number) => markRead(db, userId, sql`notice_id = ${noticeId}`)
export const saveAllRead = (db: Db, userId: number) => markRead(db, userId, sql`true`)

/** Those of groups that they have left gather nothing, and end there. One of a group that they are in came only now, and is unread. */
const markRead = (db: Db, userId: number, which: Sql) =>
  db.transaction(async (tx) => {
    await endGathering(tx, userId, which)
    await tx.run(sql`
      update notifications set read_at = now(), after_news = case when gathers is not null then 0 end, until_news = case when gathers is not null then 0 end
      where user_id = ${userId} and read_at is null and ${which}
        and (gathers is null or not exists (select from group_members where group_id = gathers and group_members.user_id = ${userId}))`)
  })

/** Who has read what is in a group has read the notice about it. */
export const saveGroupRead = (tx: Db, userId: number, groupId: number) => endGathering(tx, userId, sql`gathers = ${groupId}`)

// Preferences

export interface Preference {
  kind: Kind
  channel: Channel
  enabled: boolean
}

export const listPreferences = (db: Db, userId: number) =>
  db.many<Preference>(sql`select kind, channel, enabled from notification_preferences where user_id = ${userId}`)

/** A later one about the same kind and channel counts. */
export const savePreferences = (db: Db, userId: number, preferences: readonly Preference[]) =>
  db.run(sql`
    insert into notification_preferences (user_id, kind, channel, enabled)
    select distinct on (kind, channel) id, kind, channel, enabled
    from users, unnest(${preferences.map(({ kind }) => kind)}::text[], ${preferences.map(({ channel }) => channel)}::text[],
      ${preferences.map(({ enabled }) => enabled)}::boolean[]) with ordinality as wanted (kind, channel, enabled, place)
    where id = ${userId} and erased_at is null
    order by kind, channel, place desc
    on conflict (user_id, kind, channel) do update set enabled = excluded.enabled`)

// Forgetting

/** Notices that are older than so many days, or about something that is gone, or in nobody's list. */
export const listStaleNotices = async (db: Db, days: number, after: number) =>
  (
    await db.many<{ id: number }>(sql`
    select id from notices
    where id > ${after} and (created_at < now() - make_interval(days => ${days})
      or (post_id is not null and not exists (select from group_posts where id = notices.post_id))
      or (comment_id is not null and not exists (select from post_comments where id = notices.comment_id))
      or (told_up_to is null and created_at < now() - interval '1 day' and not exists (select from notifications where notice_id = notices.id)))
    order by id limit 1000`)
  ).map(({ id }) => id)

export const listNoticesInside = async (db: Db, groupId: number) =>
  (await db.many<{ id: number }>(sql`select id from notices where inside_group_id = ${groupId} limit 1000`)).map(({ id }) => id)

/** Takes a notice out of some of the lists it is in; gives how many. */
export const removeSomeNotifications = (db: Db, noticeId: number, count: number) =>
  db.run(sql`
    delete from notifications where notice_id = ${noticeId} and user_id in (
      select user_id from notifications where notice_id = ${noticeId} limit ${count})`)

export const removeNotice = (db: Db, noticeId: number) => db.run(sql`delete from notices where id = ${noticeId}`)
