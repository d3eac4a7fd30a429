// SQL of what notices about groups are about: whether somebody may still see it.
import type { Subject } from '#features/notifications/subjects.ts'
import { type Sql, sql } from '#platform/db/database.ts'

/** The group of a notice while it is there, and someone's place in it. */
const placeIn = (reader: Sql) => sql`
  select from groups left join group_members mine on mine.group_id = groups.id and mine.user_id = ${reader}
  where groups.id = (notices.data ->> 'group_id')::bigint and groups.deleted_at is null`

/** Whether someone manages it (policy.ts: canManageGroup). */
const manages = (reader: Sql) => sql`(mine.role in ('admin', 'leader') or exists (
  select from organization_members where organization_id = groups.organization_id and user_id = ${reader} and role = 'admin'))`
export const isStillManaged: Subject = (reader) => sql`exists (${placeIn(reader)} and ${manages(reader)})`

/** Whether someone is in the group of a notice. */
export const isStillMember: Subject = (reader) => sql`exists (${placeIn(reader)} and mine.user_id is not null)`

/** Whether someone leads it. */
export const isStillLeader: Subject = (reader) => sql`exists (${placeIn(reader)} and mine.role = 'leader')`

/** Whether nobody leads it yet, and someone is to see to that. */
export const hasNoLeader: Subject = (reader) => sql`exists (${placeIn(reader)}
  and not exists (select from group_members leads where leads.group_id = groups.id and leads.role = 'leader')
  and ${manages(reader)})`

/** Whether someone who manages the group of a notice still finds in it who joined. */
export const isMemberOfManaged: Subject = (reader) => sql`(${isStillManaged(reader)} and exists (
  select from group_members joined
  where joined.group_id = (notices.data ->> 'group_id')::bigint and joined.user_id = (notices.data ->> 'user_id')::bigint))`

/** Whether the request of a notice waits, and someone is to decide about it. */
export const isRequestToDecide: Subject = (reader) => sql`(${isStillManaged(reader)} and exists (
  select from join_requests where id = (notices.data ->> 'request_id')::bigint and status = 'pending'))`
