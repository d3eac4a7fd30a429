// SQL of live events: what happened between two moments, and who of those that listen may hear of it now.
import { type Lifetimes, lasts, overdue } from '#features/accounts/actor.ts'
import { isStillManaged, isStillMember } from '#features/groups/subjects/queries.ts'
import { isStillRelevant } from '#features/notifications/queries.ts'
import type { Subject, Subjects } from '#features/notifications/subjects.ts'
import { isOpen as isOpenPair } from '#features/one-to-one/queries.ts'
import { isReadable } from '#features/posts/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { LiveKind } from './kinds.ts'
import { HOURS_KEPT } from './limits.ts'

type Reads = Pick<Db, 'many' | 'one'>

/** A moment: which transactions had ended. */
export const readMoment = async (db: Reads) => (await db.one<{ moment: string }>(sql`select pg_current_snapshot()::text as moment`)).moment

/** Whether this moment is not of another database, nor to come. */
export const isPast = async (db: Reads, moment: string) =>
  (
    await db.one<{ past: boolean }>(sql`
      select pg_snapshot_xmax(${moment}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as past`)
  ).past

export interface LiveEvent {
  id: number
  kind: LiveKind
  data: Record<string, number | null>
  seconds: number
}

/** What was committed after one moment and before another, however long its transactions had taken. */
export const listBetween = (db: Reads, from: string, to: string, { after, limit }: { after: number; limit: number }) =>
  db.many<LiveEvent>(sql`
    select id, kind, data, extract(epoch from clock_timestamp() - created_at)::float8 as seconds from live_events
    where xact >= pg_snapshot_xmin(${from}::pg_snapshot) and not pg_visible_in_snapshot(xact, ${from}::pg_snapshot)
      and pg_visible_in_snapshot(xact, ${to}::pg_snapshot) and id > ${after}
    order by id limit ${limit}`)

/** The same of what one person may have heard of: by the audience, before the rules are asked. */
export const listBetweenFor = (db: Reads, from: string, to: string, userId: number, limit: number) =>
  db.many<LiveEvent>(sql`
    with places as materialized (
      select array(select group_id from group_members where user_id = ${userId}) as my_groups,
        array(select organization_id from organization_members where user_id = ${userId} and role <> 'member') as my_organizations)
    select id, kind, data, extract(epoch from clock_timestamp() - created_at)::float8 as seconds from live_events, places
    where xact >= pg_snapshot_xmin(${from}::pg_snapshot) and not pg_visible_in_snapshot(xact, ${from}::pg_snapshot)
      and pg_visible_in_snapshot(xact, ${to}::pg_snapshot)
      and (${userId} = any(user_ids) or group_id = any(my_groups) or organization_id = any(my_organizations))
    order by id limit ${limit}`)

/** A rule about `notices`, asked about an event. */
const ofEvent = (subject: Subject) => sql`exists (select from (select told.data) notices where ${subject(READER)})`
const READER = sql`heard.user_id`
const idOf = (name: string): Sql => sql`(told.data ->> ${name})::bigint`

/** Whose it is that an event is about: `told.data`, or those of a notice. */
const ownerOf = (data: Sql) => sql`coalesce((${data} ->> 'organization_id')::bigint,
  organization_of('group', (${data} ->> 'group_id')::bigint), organization_of('pair', (${data} ->> 'pair_id')::bigint),
  organization_of('training', (${data} ->> 'qualification_id')::bigint), organization_of('prayer_request', (${data} ->> 'request_id')::bigint),
  organization_of('badge', (${data} ->> 'badge_id')::bigint))`
/**
 * The organization whose second factor is asked of whoever hears an event; null where nobody is asked for one, and for what leads to setting it up: a place
 * there, and the notice that it is needed.
 */
const asking = sql`(
  select organizations.id from organizations
  where require_second_factor <> 'nobody'
    and organizations.id = case
      when kind = 'notification.changed' then (
        select ${ownerOf(sql`notices.data`)} from notices where id = (live_events.data ->> 'notification_id')::bigint and kind <> 'second_factor_needed')
      when kind = 'membership.changed' and live_events.data ->> 'group_id' is null then null
      else ${ownerOf(sql`live_events.data`)} end) as asking_id`

export interface Hearing {
  users: number[]
  tokens: number[]
}

/**
 * With which sign-ins who hears of these events: in one statement for all who listen here, by the rules of the lists that show the things. A
 * sign-in that ended hears nothing, whether or not we have been told that it did.
 */
export const listHearing = (db: Reads, subjects: Subjects, eventIds: number[], { users, tokens }: Hearing, lifetimes: Lifetimes) =>
  db.many<{ event_id: number; tokens: number[] }>(sql`
    with told as materialized (select *, ${asking} from live_events where id = any(${eventIds})),
    heard as materialized (
      select told.id, named.user_id from told cross join lateral unnest(told.user_ids) named(user_id) where named.user_id = any(${users})
      union
      select told.id, mine.user_id from told join group_members mine on mine.group_id = told.group_id and mine.user_id = any(${users})
      union
      select told.id, place.user_id
      from told join organization_members place on place.organization_id = told.organization_id and place.user_id = any(${users})
      where place.role = 'admin' or place.role = 'leadership' and told.group_id is null
    )
    select told.id as event_id, array_agg(tokens.id) as tokens
    from heard join told using (id) join tokens on tokens.user_id = heard.user_id and tokens.id = any(${tokens}) join users on users.id = tokens.user_id
    where ${lasts(lifetimes)} and users.suspended_at is null and users.erased_at is null
      and (asking_id is null or not exists (
        select from organization_members place
        where place.organization_id = asking_id and place.user_id = ${READER}
          and lacks_second_factor(place.organization_id, place.user_id, place.role, tokens.id)))
      and case told.kind
        when 'membership.changed' then true
        when 'notification.changed' then told.data ->> 'notification_id' is null or exists (
          select from notices join notifications on notice_id = notices.id and notifications.user_id = ${READER}
          where notices.id = ${idOf('notification_id')} and ${isStillRelevant(subjects, READER)} offset 0)
        when 'waiting.changed' then told.group_id is null or ${ofEvent(isStillManaged)}
        when 'pair.changed' then exists (
          select from pairs where id = ${idOf('pair_id')} and ${READER} in (mentor_id, mentee_id) and (${isOpenPair} or pairs.status = 'ended'))
        when 'post.changed' then ${ofEvent(isStillMember)} and (told.data ->> 'post_id' is null or ${isReadable(idOf('post_id'), READER)})
        when 'comment.changed' then ${ofEvent(isStillMember)} and (told.data ->> 'post_id' is null or ${isReadable(idOf('post_id'), READER)})
        else ${ofEvent(isStillMember)} end
    group by told.id`)

/** Those of these sign-ins that may still listen. */
export const listAdmitted = async (db: Reads, tokens: number[], { lifetimes, needsProof }: { lifetimes: Lifetimes; needsProof: boolean }) =>
  (
    await db.many<{ id: number }>(sql`
      select tokens.id from tokens join users on users.id = tokens.user_id
      where tokens.id = any(${tokens}) and ${lasts(lifetimes)} and users.suspended_at is null and users.erased_at is null
        and not (${needsProof} and ${overdue})
        and (not exists (select from organization_members where user_id = users.id) or exists (
          select from organization_members
          where user_id = users.id and not lacks_second_factor(organization_id, user_id, role, tokens.id)))
        and exists (
          select from subscriptions
          where (subscriptions.user_id = users.id
              or subscriptions.organization_id in (select organization_id from organization_members where user_id = users.id))
            and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()))`)
  ).map(({ id }) => id)

export const removeSomeOld = (db: Db, count: number) =>
  db.run(sql`
    delete from live_events where id in (
      select id from live_events where created_at < now() - make_interval(hours => ${HOURS_KEPT}) order by created_at limit ${count})`)
