// SQL of who has gone quiet. What each reason is, its own feature says. None of it comes from what people keep for themselves, or confide: journals,
// journeys, prayers, and what two share one to one.
import type { Static } from 'typebox'
import { stalledChallenges } from '#features/challenges/progress/queries.ts'
import { waitingInvitations } from '#features/groups/invitations/queries.ts'
import { waitingRequests } from '#features/groups/join-requests/queries.ts'
import { unseenMembers } from '#features/meetings/attendance/queries.ts'
import { stalledTrainings } from '#features/trainings/learning/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import type { GoneQuiet, PeopleGoneQuiet, QuietReason } from './schemas.ts'

type Reason = Static<typeof QuietReason>

/** Of whom somebody may know it: an admin of everybody in the organization, a leader of those in the groups that they lead. */
export interface Scope {
  organizationId: number
  callerId: number
  isAdmin: boolean
  groups: number[]
}

const MOST_REASONS = 20

/** The active groups of an organization: all, or those that someone leads. */
export const listGroupsInScope = async (db: Db, organizationId: number, userId: number, { isAdmin }: { isAdmin: boolean }) =>
  (
    await db.many<{ id: number }>(sql`
      select id from groups
      where organization_id = ${organizationId} and group_type = 'group' and status = 'active' and deleted_at is null
        and (${isAdmin}::boolean or exists (select from group_members where group_id = groups.id and user_id = ${userId} and role = 'leader'))
      order by id`)
  ).map(({ id }) => id)

/** Every reason for everybody in scope: `user_id`, `code`, `group_id`, `subject_id` and `since`. */
const reasons = ({ organizationId, callerId, isAdmin, groups }: Scope) => sql`
  with people as materialized (
    select user_id from organization_members where ${isAdmin}::boolean and organization_id = ${organizationId}
    union select user_id from group_members where not ${isAdmin}::boolean and group_id = any(${groups})
  ), found as materialized (
    select * from (
      ${unseenMembers(groups)}
      union all ${stalledChallenges(organizationId, sql`select user_id from people`)}
      union all ${stalledTrainings(organizationId, sql`select user_id from people`)}
      union all ${waitingRequests(groups)}
      union all ${waitingInvitations(groups)}
    ) each_one
    where user_id <> ${callerId} and exists (select from users where id = user_id and suspended_at is null and erased_at is null)
  )`

/** By name. */
export const listGoneQuiet = (db: Db, scope: Scope, reason: Reason | undefined, { limit, offset }: { limit: number; offset: number }) =>
  db.many<Static<typeof GoneQuiet>>(sql`
    ${reasons(scope)},
    page as materialized (
      select users.id, users.name from users
      where id in (select user_id from found where ${reason ?? null}::text is null or code = ${reason ?? null})
      order by name ${nameCollation}, id limit ${limit} offset ${offset}
    )
    select jsonb_build_object('id', page.id, 'name', page.name) as user, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', theirs.code, 'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'group', case when groups.id is not null then jsonb_build_object('id', groups.id, 'name', groups.name) end,
        'challenge', case when challenges.id is not null then jsonb_build_object('id', challenges.id, 'name', challenges.name) end,
        'training', case when trainings.id is not null then jsonb_build_object('id', trainings.id, 'name', trainings.title) end
      ) order by place), '[]')
      from (
        select *, row_number() over (order by array_position(array['not_seen', 'request_waiting', 'invitation_waiting'], code), since desc nulls last, subject_id) as place
        from found where user_id = page.id and (${reason ?? null}::text is null or code = ${reason ?? null})
      ) theirs
      left join groups on groups.id = theirs.group_id
      left join challenges on theirs.code = 'challenge_stalled' and challenges.id = subject_id
      left join trainings on theirs.code = 'training_stalled' and trainings.id = subject_id
      where place <= ${MOST_REASONS}
    ) as reasons
    from page order by page.name ${nameCollation}, page.id`)

/** How many people there are for each reason, and for any. */
export const countGoneQuiet = (db: Db, scope: Scope) =>
  db.one<Static<typeof PeopleGoneQuiet>['counts']>(sql`
    ${reasons(scope)}
    select count(distinct user_id) as "all", count(distinct user_id) filter (where code = 'not_seen') as not_seen,
      count(distinct user_id) filter (where code = 'challenge_stalled') as challenge_stalled,
      count(distinct user_id) filter (where code = 'training_stalled') as training_stalled,
      count(distinct user_id) filter (where code = 'request_waiting') as request_waiting,
      count(distinct user_id) filter (where code = 'invitation_waiting') as invitation_waiting
    from found`)
