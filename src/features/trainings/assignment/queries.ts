// SQL of assignments and their reminders.
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { CalendarDate, Timestamp } from '#platform/db/types.ts'

// Assigning

/** Those of some people who belong to the organization; they stay until the end of the transaction. */
export const lockMembersAmong = (tx: Db, organizationId: number, userIds: number[]) =>
  tx.many<{ user_id: number }>(sql`
    select user_id from organization_members where organization_id = ${organizationId} and user_id = any(${userIds}) order by user_id for key share`)

export interface MembersWanted {
  organizationId: number
  trainingId: number
  groupId: number | undefined
  role: string | undefined
}

/** The people of an organization who are in a group, have a role, or both, with whether they have completed the training; locked likewise. */
export const lockMembersBy = (tx: Db, { organizationId, trainingId, groupId = 0, role = '' }: MembersWanted, limit: number) =>
  tx.many<{ user_id: number; has_completed: boolean }>(sql`
    select user_id, exists (
      select from training_progress progress
      where progress.user_id = organization_members.user_id and training_id = ${trainingId} and completed_at is not null) as has_completed
    from organization_members
    where organization_id = ${organizationId} and (${role}::text = '' or role = ${role})
      and (${groupId}::bigint = 0 or user_id in (select user_id from group_members where group_id = ${groupId}))
    order by user_id limit ${limit} for key share`)

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

/** What somebody still has to complete by a day, the soonest first. */
export const listDueOf = (db: Db, userId: number, limit: number) =>
  db.many<{ training_id: number; title: string; due_date: CalendarDate; dated_at: Timestamp }>(sql`
    select assigned.training_id, trainings.title, assigned.due_date, assigned.dated_at
    from training_assignments assigned join trainings on trainings.id = assigned.training_id and trainings.deleted_at is null
    left join training_progress progress on progress.user_id = assigned.user_id and progress.training_id = assigned.training_id
    where assigned.user_id = ${userId} and assigned.due_date is not null and progress.completed_at is null
    order by assigned.due_date, assigned.training_id limit ${limit}`)

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

// Reminders that a leader asks for

export interface OpenAssignment {
  user_id: number
  due_date: CalendarDate | null
  timezone: string | null
  home_timezone: string | null
  has_completed: boolean
  is_suspended: boolean
  was_reminded: boolean
}

/** The assignments of a training to some people, locked; with whether they were reminded since a moment because a leader asked for it. */
export const listAssignmentsOf = (tx: Db, trainingId: number, userIds: number[], since: Timestamp) =>
  tx.many<OpenAssignment>(sql`
    select assigned.user_id, assigned.due_date, users.timezone, home.timezone as home_timezone, users.suspended_at is not null as is_suspended,
      coalesce(assigned.reminded_at > ${since}, false) as was_reminded,
      exists (
        select from training_progress progress
        where progress.user_id = assigned.user_id and progress.training_id = assigned.training_id and completed_at is not null) as has_completed
    from training_assignments assigned
    join users on users.id = assigned.user_id
    left join organizations home on home.id = users.home_organization_id
    where assigned.training_id = ${trainingId} and assigned.user_id = any(${userIds})
    order by assigned.user_id for no key update of assigned`)

export const markReminded = (tx: Db, trainingId: number, userIds: number[], at: Timestamp) =>
  tx.run(sql`update training_assignments set reminded_at = ${at} where training_id = ${trainingId} and user_id = any(${userIds})`)
