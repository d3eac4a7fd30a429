// SQL of the progress of an organization's people.
import { countMembers } from '#features/organizations/members/queries.ts'
import { MAX_OTHERS_COUNTED } from '#features/organizations/schemas.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import { percentage, withParts } from '../learning/queries.ts'

/** A group of these organizations, and whether someone is in it. */
export const findGroupOf = (db: Db, userId: number, organizationIds: number[], groupId: number) =>
  db.maybe<{ organization_id: number; is_member: boolean }>(sql`
    select organization_id, exists (select from group_members where group_id = groups.id and user_id = ${userId}) as is_member
    from groups where id = ${groupId} and organization_id = any(${organizationIds}) and deleted_at is null`)

/** What day it is in each time zone, and in UTC for whoever has none of them. */
export interface Today {
  zones: string[]
  days: CalendarDate[]
  inUtc: CalendarDate
}

/** The people of some organizations by what is known of them. */
export interface PeopleFilter {
  organizationIds: number[]
  search?: string | undefined
  userId?: number | undefined
  groupId?: number | undefined
  /** Who started this training, or was assigned it. */
  trainingId?: number | undefined
  /** Of these trainings alone is told how far the people are. */
  only?: number[] | undefined
  /** Who has not completed by today what they were assigned; of this training, where one is named. */
  overdueOn?: Today | undefined
}

const onlyTraining = (column: Sql, trainingId: number | undefined) =>
  trainingId === undefined ? sql`` : sql`and ${column} = ${trainingId}`

/** Assignments that are not completed, with whose they are. */
const openAssignments = ({ organizationIds, trainingId }: PeopleFilter): Sql => sql`
  from training_assignments assigned
  join trainings on trainings.id = assigned.training_id and trainings.deleted_at is null
  join users learner on learner.id = assigned.user_id
  left join organizations home on home.id = learner.home_organization_id
  where assigned.organization_id = any(${organizationIds}) ${onlyTraining(sql`assigned.training_id`, trainingId)}
    and not exists (
      select from training_progress progress
      where progress.user_id = assigned.user_id and progress.training_id = assigned.training_id and completed_at is not null)`

/** The time zones of those to whom something is due on a day that is over in some zones only. */
export const listZonesWithin = (db: Db, filter: PeopleFilter, from: CalendarDate, before: CalendarDate) =>
  db.many<{ timezone: string | null; home_timezone: string | null }>(sql`
    select distinct learner.timezone, home.timezone as home_timezone ${openAssignments(filter)}
      and assigned.due_date >= ${from} and assigned.due_date < ${before}`)

/** Each filter is written only where it is set, so that PostgreSQL plans for it. */
function peopleOf(filter: PeopleFilter): Sql {
  const { organizationIds, search, userId, groupId, trainingId, overdueOn } = filter
  const inGroup = groupId === undefined ? sql`` : sql`and id in (select user_id from group_members where group_id = ${groupId})`
  const taking =
    trainingId === undefined
      ? sql``
      : sql`and id in (
          select user_id from training_progress where training_id = ${trainingId}
          union all select user_id from training_assignments where training_id = ${trainingId})`
  const overdue = overdueOn ? sql`and id in (${listOverdue(filter, overdueOn)})` : sql``
  return sql`
    from users where id in (select user_id from organization_members where organization_id = any(${organizationIds}))
      and ${matchesWords(sql`folded(name || ' ' || email)`, search)}
      ${userId === undefined ? sql`` : sql`and id = ${userId}`} ${inGroup} ${taking} ${overdue}`
}

const listOverdue = (filter: PeopleFilter, { zones, days, inUtc }: Today) => sql`
  select assigned.user_id ${openAssignments(filter)} and assigned.due_date < coalesce(
    (select day from unnest(${zones}::text[], ${days}::date[]) as today(zone, day) where zone = learner.timezone),
    (select day from unnest(${zones}::text[], ${days}::date[]) as today(zone, day) where zone = home.timezone),
    ${inUtc}::date)`

export const countPeople = async (db: Db, filter: PeopleFilter) => {
  const { organizationIds, search, ...others } = filter
  // An organization keeps the number of its members.
  const areAll = search === undefined && Object.values(others).every((value) => value === undefined)
  if (areAll && organizationIds.length === 1) return countMembers(db, organizationIds[0]!)
  return (await db.one<{ count: number }>(sql`select count(*) ${peopleOf(filter)}`)).count
}

export const listPeople = (db: Db, filter: PeopleFilter, limit: number, offset: number) =>
  db.many<{ id: number; name: string; timezone: string | null; home_timezone: string | null }>(sql`
    select people.id, people.name, people.timezone, home.timezone as home_timezone
    from (select id, name, timezone, home_organization_id ${peopleOf(filter)} order by name ${nameCollation}, id limit ${limit} offset ${offset}) people
    left join organizations home on home.id = people.home_organization_id order by people.name ${nameCollation}, people.id`)

/**
 * How often the trainings of these organizations, or one of them, were started and completed by people who are in none of them: up to the bound. They are
 * named to nobody, so no search looks at their names.
 */
export const countOthers = (db: Db, { organizationIds, trainingId }: PeopleFilter) =>
  db.one<{ started: number; completed: number }>(sql`
    select count(*) as started, count(completed_at) as completed from (
      select completed_at from trainings join training_progress on training_progress.training_id = trainings.id
      where trainings.organization_id = any(${organizationIds}) and trainings.deleted_at is null ${onlyTraining(sql`trainings.id`, trainingId)} and not exists (
        select from organization_members where user_id = training_progress.user_id and organization_id = any(${organizationIds}))
      limit ${MAX_OTHERS_COUNTED}) others`)

export interface PersonsTraining {
  user_id: number
  qualification_id: number
  title: string
  progress_percentage: number
  status: 'assigned' | 'in_progress' | 'completed'
  due_date: CalendarDate | null
  completed_on: CalendarDate | null
}

/** What some people started or were assigned, of the trainings of these organizations or one of them: person by person, in the order in which they are named. */
export function listTrainingsOf(db: Db, userIds: number[], { organizationIds, trainingId, only }: PeopleFilter) {
  const order = sql`place, due_date nulls last, title ${nameCollation}, qualification_id`
  const rows = sql`
    select people.place, people.id as user_id, trainings.id as qualification_id, trainings.title, trainings.quiz_type, assigned.due_date,
      progress.user_id as started_by, progress.quiz_passed_at, progress.completed_at
    from unnest(${userIds}::bigint[]) with ordinality as people(id, place)
    cross join lateral (
      select training_id from training_progress where user_id = people.id
      union select training_id from training_assignments where user_id = people.id
    ) taken
    join trainings on trainings.id = taken.training_id and trainings.organization_id = any(${organizationIds}) and trainings.deleted_at is null
      ${onlyTraining(sql`trainings.id`, trainingId)} ${only ? sql`and trainings.id = any(${only}::bigint[])` : sql``}
    left join training_progress progress on progress.user_id = people.id and progress.training_id = taken.training_id
    left join training_assignments assigned on assigned.user_id = people.id and assigned.training_id = taken.training_id`
  // 100 for the JSON beside the title.
  const listed = limitedToAnswerSize(sql`page.*`, { rows, octets: sql`octet_length(title) + 100`, order })
  return db.many<PersonsTraining>(sql`
    select listed.user_id, qualification_id, title, ${percentage} as progress_percentage,
      case when progress.completed_at is not null then 'completed' when started_by is not null then 'in_progress' else 'assigned' end as status, due_date,
      (progress.completed_at at time zone 'UTC')::date as completed_on
    from (${listed}) listed
    cross join lateral (select qualification_id as id, quiz_type) trainings
    cross join lateral (select listed.started_by as user_id, listed.quiz_passed_at, listed.completed_at) progress
    ${withParts}
    order by ${order}`)
}
