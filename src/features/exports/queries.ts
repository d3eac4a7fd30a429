// SQL of what an organization's admins take along as files: a statement for each, of people who belong to it now, in what is its own.
import { contactFor } from '#features/accounts/contact/queries.ts'
import { percentage, withParts } from '#features/trainings/learning/queries.ts'
import { type Sql, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import type { ExportKind } from './schemas.ts'

/** Phone and birthday as whoever leads there sees them. */
const people = (organizationId: number) => sql`
  select users.id, users.name, users.email, ${contactFor({ leads: true })}, role, joined_at as joined_on
  from organization_members join users on users.id = user_id where organization_id = ${organizationId} order by users.name ${nameCollation}, users.id`

const ownGroups = (organizationId: number) => sql`
  select groups.* from groups where organization_id = ${organizationId} and group_type = 'group' and deleted_at is null`

const groups = (organizationId: number) => sql`
  select groups.id, groups.name, groups.status, groups.join_type, leader.name as leader, groups.member_count, groups.created_at as created_on
  from (${ownGroups(organizationId)}) groups left join group_members led on led.group_id = groups.id and led.role = 'leader'
  left join users leader on leader.id = led.user_id order by groups.name ${nameCollation}, groups.id`

const groupMembers = (organizationId: number) => sql`
  select groups.id as group_id, groups.name as group_name, users.id as user_id, users.name,
    group_members.role as group_role, group_members.joined_at as joined_on
  from (${ownGroups(organizationId)}) groups join group_members on group_members.group_id = groups.id join users on users.id = group_members.user_id
  order by groups.name ${nameCollation}, groups.id, users.name ${nameCollation}, users.id`

/** Guests have a row of their own, without a name: columns can be added up. */
const attendance = (organizationId: number) => sql`
  select held.id as meeting_id, groups.id as group_id, groups.name as group_name, coalesce(held.title, groups.name) as meeting,
    to_char(held.starts_at, 'YYYY-MM-DD HH24:MI') as starts_at, came.user_id, came.name, came.guests
  from (${ownGroups(organizationId)}) groups
  join meetings held on held.group_id = groups.id and held.attendance_at is not null and held.cancelled_at is null
  cross join lateral (
    select users.id as user_id, users.name, null::int as guests from meeting_attendance
    join users on users.id = meeting_attendance.user_id
    join organization_members on organization_members.user_id = users.id and organization_members.organization_id = ${organizationId}
    where meeting_id = held.id
    union all select null, null, held.guests where held.guests > 0
  ) came
  order by groups.name ${nameCollation}, groups.id, held.begins_at, held.id, came.name ${nameCollation} nulls last, came.user_id`

const progress = (organizationId: number) => sql`
  select users.id as user_id, users.name, trainings.id as qualification_id, trainings.title as training,
    case when progress.completed_at is not null then 'completed' when progress.user_id is not null then 'in_progress' else 'assigned' end as state,
    ${percentage} as progress_percentage, to_char(assigned.due_date, 'YYYY-MM-DD') as due_date, progress.completed_at as completed_on
  from organization_members members join users on users.id = members.user_id
  cross join lateral (
    select training_id from training_progress where user_id = users.id
    union select training_id from training_assignments where user_id = users.id
  ) taken
  join trainings on trainings.id = taken.training_id and trainings.organization_id = ${organizationId} and trainings.deleted_at is null
  left join training_progress progress on progress.user_id = users.id and progress.training_id = trainings.id
  left join training_assignments assigned on assigned.user_id = users.id and assigned.training_id = trainings.id
  ${withParts}
  where members.organization_id = ${organizationId}
  order by users.name ${nameCollation}, users.id, trainings.title ${nameCollation}, trainings.id`

const completions = (organizationId: number) => sql`
  select users.id as user_id, users.name, challenges.id as challenge_id, challenges.name as challenge, challenge_progress.points_awarded,
    challenge_progress.completed_at as completed_on
  from challenge_progress join challenges on challenges.id = challenge_id join users on users.id = challenge_progress.user_id
  join organization_members members on members.organization_id = ${organizationId} and members.user_id = users.id
  where challenge_progress.organization_id = ${organizationId} and challenge_progress.completed_at is not null
  order by challenge_progress.completed_at, challenge_progress.id`

export const statements: Record<ExportKind, (organizationId: number) => Sql> = {
  people,
  groups,
  'group-members': groupMembers,
  attendance,
  progress,
  completions,
}
