// SQL over all kinds that wait. What waits of each kind, its own queries.ts says.
import { countWaiting as joinRequests } from '#features/groups/join-requests/queries.ts'
import type { Managed } from '#features/groups/members/queries.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { countOpen as reports } from '#features/posts/reports/queries.ts'
import { isPending, countWaiting as prayerRequests } from '#features/prayer-requests/queries.ts'
import { countPending as prayerUpdates } from '#features/prayer-requests/updates/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'

/** Up to `most` of each kind. */
export const countWaiting = (db: Db, { managed, moderated }: { managed: Managed; moderated: readonly number[] }, most: number) =>
  db.one<{ join_requests: number; prayer_requests: number; prayer_updates: number; reports: number }>(sql`
    select (${joinRequests(managed, most)}) as join_requests, (${prayerRequests(moderated, most)}) as prayer_requests,
      (${prayerUpdates(moderated, most)}) as prayer_updates, (${reports(managed, most)}) as reports`)

// What has waited for long

const LATE = { request: sql`interval '2 days'`, prayer: sql`interval '1 day'` }

/** What is late in an organization (SQL): requests to join groups that are there, and prayers that nobody has looked at. */
const lateRequests = (organization: Sql, at: Sql) => sql`
  from join_requests where organization_id = ${organization} and status = 'pending' and created_at < ${at} - ${LATE.request}
    and exists (select from groups where groups.id = group_id and deleted_at is null)`
const latePrayers = (organization: Sql, at: Sql) => sql`
  from prayer_requests where organization_id = ${organization} and ${isPending} and created_at < ${at} - ${LATE.prayer}`

export interface OrganizationToRemind {
  id: number
  name: string
  timezone: string
  reminded_on: string | null
}

/** Where something is late, after an organization. */
export const listOrganizationsToRemind = (db: Db, after: number, limit: number) =>
  db.many<OrganizationToRemind>(sql`
    select organizations.id, organizations.name, organizations.timezone, reminded_on
    from organizations left join waiting_reminders on organization_id = organizations.id
    where organizations.id > ${after}
      and (exists (select ${lateRequests(sql`organizations.id`, sql`now()`)}) or exists (select ${latePrayers(sql`organizations.id`, sql`now()`)}))
    order by organizations.id limit ${limit}`)

/** Marks the day, once; undefined where somebody else has. */
export const markReminded = (tx: Db, organizationId: number, day: string) =>
  tx.maybe<{ organization_id: number }>(sql`
    insert into waiting_reminders as last (organization_id, reminded_on) values (${organizationId}, ${day})
    on conflict (organization_id) do update set reminded_on = excluded.reminded_on where last.reminded_on < excluded.reminded_on
    returning organization_id`)

/** Whom to remind, with how much waits for each: nobody of what they asked for themselves. */
export const listPeopleToRemind = (tx: Db, organizationId: number) =>
  tx.many<{ user_id: number; join_requests: number; prayer_requests: number }>(sql`
    with requests as materialized (
        select group_id, user_id, count(*) as late ${lateRequests(sql`${organizationId}::bigint`, sql`now()`)} group by group_id, user_id),
      prayers as materialized (select user_id, count(*) as late ${latePrayers(sql`${organizationId}::bigint`, sql`now()`)} group by user_id)
    select user_id, sum(join_requests)::int as join_requests, sum(prayer_requests)::int as prayer_requests from (
      select user_id, (select sum(late) from requests where requests.user_id <> admins.user_id) as join_requests, 0 as prayer_requests
      from organization_members admins where organization_id = ${organizationId} and role = 'admin'
      union all
      select mine.user_id, late, 0 from requests join group_members mine using (group_id)
      where mine.role in ('admin', 'leader') and not exists (
        select from organization_members where organization_id = ${organizationId} and user_id = mine.user_id and role = 'admin')
      union all
      select user_id, 0, (select sum(late) from prayers where prayers.user_id <> moderators.user_id)
      from organization_members moderators where organization_id = ${organizationId} and role in ('leadership', 'admin')
    ) parts group by user_id having sum(join_requests) > 0 or sum(prayer_requests) > 0 order by user_id`)

/** Whether something that was late when a notice was written still waits for someone. */
export const isStillWaiting: Subject = (reader) => sql`exists (
  select from organization_members place
  where place.organization_id = (notices.data ->> 'organization_id')::bigint and place.user_id = ${reader} and (
    exists (select ${lateRequests(sql`place.organization_id`, sql`notices.created_at`)} and join_requests.user_id <> ${reader}
      and (place.role = 'admin' or exists (
        select from group_members where group_id = join_requests.group_id and user_id = ${reader} and role in ('admin', 'leader'))))
    or place.role in ('leadership', 'admin') and exists (
      select ${latePrayers(sql`place.organization_id`, sql`notices.created_at`)} and prayer_requests.user_id <> ${reader})))`
