// SQL of assignments, their reminders, and the progress of an organization's people.
import type { Subject } from '#features/notifications/subjects.ts'
import { countMembers } from '#features/organizations/members/queries.ts'
import { MAX_OTHERS_COUNTED } from '#features/organizations/schemas.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { CalendarDate, Timestamp } from '#platform/db/types.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import { percentage, withParts } from '../learning/queries.ts'

// Assigning

/** Those of some people who belong to the organization; they stay until the end of the transaction. */
export const lockMembersAmong = (tx: Db, organizationId: number, userIds: number[]) =>
  tx.many<{ user_id: number }>(sql`
    select user_id from organization_members where organization_id = ${organizationId} and user_id = any(${userIds}) order by user_id for key share`)

export interface Assignment {
  trainingId: number
  organizationId: number
  userIds: number[]
  assignedBy: number
  /** Undefined leaves the date of those who have the training already. */
  dueDate: CalendarDate | null | undefined
}

/** Assigns a training; gives for each person whether it is new to them, and whether there is something new to tell. */
export const saveAssignments = (tx: Db, { trainingId, organizationId, userIds, assignedBy, dueDate }: Assignment) =>
  tx.many<{ user_id: number; is_new: boolean; is_news: boolean }>(sql`
    insert into training_assignments (user_id, training_id, organization_id, assigned_by, due_date)
    select user_id, ${trainingId}, ${organizationId}, ${assignedBy}, ${dueDate ?? null} from unnest(${userIds}::bigint[]) as user_id order by user_id
    on conflict (user_id, training_id) do update set
      due_date = case when ${dueDate !== undefined}::boolean then excluded.due_date else training_assignments.due_date end,
      dated_at = case when ${dueDate !== undefined}::boolean and excluded.due_date is distinct from training_assignments.due_date
        then now() else training_assignments.dated_at end
    returning user_id, xmax = 0 as is_new, dated_at = now() as is_news`)

/** The assignment of a notice's training to someone, who thereby sees it; not one of which they were told anew since then. */
const assignmentOf = (reader: Sql) => sql`
  select from training_assignments assigned join trainings on trainings.id = assigned.training_id
  where assigned.training_id = (notices.data ->> 'qualification_id')::bigint and assigned.user_id = ${reader} and trainings.deleted_at is null
    and assigned.dated_at <= notices.created_at`

/** Whether someone still has the training of a notice, with the date that it names. */
export const isAssigned: Subject = (reader) => sql`exists (${assignmentOf(reader)})`

/** The same, and it is not completed: nothing is due any more then. */
export const isDue: Subject = (reader) => sql`exists (${assignmentOf(reader)} and not exists (
  select from training_progress where training_id = assigned.training_id and user_id = assigned.user_id and completed_at is not null))`

// Reminders

export interface DueAssignment {
  user_id: number
  training_id: number
  title: string
  due_date: CalendarDate
  dated_at: Timestamp
  reminded_before: CalendarDate | null
  reminded_on: CalendarDate | null
  timezone: string | null
  home_timezone: string | null
}

/** The next open assignments that are due between two days, after one of them; of people who can sign in. */
export const listDue = (db: Db, from: CalendarDate, to: CalendarDate, after: DueAssignment | undefined, limit: number) =>
  db.many<DueAssignment>(sql`
    select assigned.user_id, assigned.training_id, trainings.title, assigned.due_date, assigned.dated_at, assigned.reminded_before,
      assigned.reminded_on, users.timezone, home.timezone as home_timezone
    from training_assignments assigned
    join trainings on trainings.id = assigned.training_id and trainings.deleted_at is null
    join users on users.id = assigned.user_id and users.suspended_at is null and users.erased_at is null
    left join organizations home on home.id = users.home_organization_id
    left join training_progress progress on progress.user_id = assigned.user_id and progress.training_id = assigned.training_id
    where assigned.due_date between ${from} and ${to} and progress.completed_at is null
      and (assigned.due_date, assigned.user_id, assigned.training_id) > (${after?.due_date ?? '-infinity'}::date, ${after?.user_id ?? 0}::bigint, ${after?.training_id ?? 0}::bigint)
    order by assigned.due_date, assigned.user_id, assigned.training_id limit ${limit}`)

const ofThese = (assignments: DueAssignment[]) => sql`
  from unnest(${assignments.map(({ user_id }) => user_id)}::bigint[], ${assignments.map(({ training_id }) => training_id)}::bigint[],
    ${assignments.map(({ due_date }) => due_date)}::date[]) as due(user_id, training_id, due_date)
  where assigned.user_id = due.user_id and assigned.training_id = due.training_id and assigned.due_date = due.due_date`

/** Notes that people are reminded some days before the date; gives those who were not yet. */
export const markRemindedBefore = (tx: Db, assignments: DueAssignment[]) =>
  tx.many<{ user_id: number }>(sql`
    update training_assignments assigned set reminded_before = assigned.due_date ${ofThese(assignments)}
      and assigned.reminded_before is distinct from assigned.due_date returning assigned.user_id`)

/** The same for the day itself. */
export const markRemindedOn = (tx: Db, assignments: DueAssignment[]) =>
  tx.many<{ user_id: number }>(sql`
    update training_assignments assigned set reminded_on = assigned.due_date ${ofThese(assignments)}
      and assigned.reminded_on is distinct from assigned.due_date returning assigned.user_id`)

// Everyone's progress

const peopleOf = (organizationIds: number[], search: string | undefined): Sql => sql`
  from users where id in (select user_id from organization_members where organization_id = any(${organizationIds}))
    and ${matchesWords(sql`folded(name || ' ' || email)`, search)}`

export const countPeople = async (db: Db, organizationIds: number[], search: string | undefined) => {
  // An organization keeps the number of its members.
  if (search === undefined && organizationIds.length === 1) return countMembers(db, organizationIds[0]!)
  return (await db.one<{ count: number }>(sql`select count(*) ${peopleOf(organizationIds, search)}`)).count
}

export const listPeople = (db: Db, organizationIds: number[], search: string | undefined, limit: number, offset: number) =>
  db.many<{ id: number; name: string; timezone: string | null; home_timezone: string | null }>(sql`
    select people.id, people.name, people.timezone, home.timezone as home_timezone
    from (select id, name, timezone, home_organization_id ${peopleOf(organizationIds, search)} order by name ${nameCollation}, id limit ${limit} offset ${offset}) people
    left join organizations home on home.id = people.home_organization_id order by people.name ${nameCollation}, people.id`)

/**
 * How often the trainings of these organizations were started and completed by people who are in none of them: up to the bound. They are
 * named to nobody, so no search looks at their names.
 */
export const countOthers = (db: Db, organizationIds: number[]) =>
  db.one<{ started: number; completed: number }>(sql`
    select count(*) as started, count(completed_at) as completed from (
      select completed_at from trainings join training_progress on training_progress.training_id = trainings.id
      where trainings.organization_id = any(${organizationIds}) and trainings.deleted_at is null and not exists (
        select from organization_members where user_id = training_progress.user_id and organization_id = any(${organizationIds}))
      limit ${MAX_OTHERS_COUNTED}) others`)

export interface PersonsTraining {
  user_id: number
  qualification_id: number
  title: string
  progress_percentage: number
  status: 'assigned' | 'in_progress' | 'completed'
  due_date: CalendarDate | null
}

/** What some people started or were assigned, of the trainings of these organizations: person by person, in the order in which they are named. */
export function listTrainingsOf(db: Db, userIds: number[], organizationIds: number[]) {
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
    left join training_progress progress on progress.user_id = people.id and progress.training_id = taken.training_id
    left join training_assignments assigned on assigned.user_id = people.id and assigned.training_id = taken.training_id`
  // 100 for the JSON beside the title.
  const listed = limitedToAnswerSize(sql`page.*`, { rows, octets: sql`octet_length(title) + 100`, order })
  return db.many<PersonsTraining>(sql`
    select listed.user_id, qualification_id, title, ${percentage} as progress_percentage,
      case when progress.completed_at is not null then 'completed' when started_by is not null then 'in_progress' else 'assigned' end as status, due_date
    from (${listed}) listed
    cross join lateral (select qualification_id as id, quiz_type) trainings
    cross join lateral (select listed.started_by as user_id, listed.quiz_passed_at, listed.completed_at) progress
    ${withParts}
    order by ${order}`)
}
