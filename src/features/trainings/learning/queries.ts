// SQL of taking trainings: starting, modules, attempts at the quiz, completing.

import type { Static } from 'typebox'
import { knownZone, todayIn } from '#platform/clock.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { Viewer } from '../policy.ts'
import { isVisibleTo, type Questions } from '../queries.ts'
import type { TrainingProgress } from './schemas.ts'

/** How many parts of a training there are and are done; beside `trainings` and `progress`, which may be of nobody. */
export const withParts = sql`
  cross join lateral (
    select count(*) + (trainings.quiz_type is not null)::int as total from training_modules where training_id = trainings.id
  ) parts
  cross join lateral (
    select count(*) + (trainings.quiz_type is not null and progress.quiz_passed_at is not null)::int as done from training_module_progress
    where user_id = progress.user_id and training_id = trainings.id and status = 'completed'
  ) finished`
export const percentage = sql`(case
  when progress.completed_at is not null then 100 when parts.total = 0 then 0 else 100 * finished.done / parts.total end)::int`

const selectProgress = (where: Sql) => sql`
  select trainings.id as qualification_id, trainings.title, trainings.type, trainings.series, ${percentage} as progress_percentage,
    progress.quiz_score, progress.quiz_passed_at is not null as quiz_passed, progress.completed_at is not null as completed, progress.started_at,
    progress.completed_at, num_nonnulls(trainings.audio_url, trainings.audio_key) > 0 as has_audio, trainings.video_link is not null as has_video,
    trainings.quiz_type
  from training_progress progress join trainings on trainings.id = progress.training_id ${withParts}
  where ${where}`

/** What someone started, the newest first. What they may no longer see is there only if they completed it. */
export const listProgress = (db: Db, viewer: Viewer, limit: number, after: Position | undefined) =>
  db.many<Static<typeof TrainingProgress>>(sql`
    ${selectProgress(sql`
      progress.user_id = ${viewer.id} and trainings.deleted_at is null and (progress.completed_at is not null or ${isVisibleTo(viewer)})
      and (progress.started_at, progress.training_id) < (coalesce(${after?.[0] ?? null}::timestamptz, 'infinity'), ${after?.[1] ?? 0}::bigint)`)}
    order by progress.started_at desc, progress.training_id desc limit ${limit}`)

export const readProgress = (db: Db, userId: number, trainingId: number) =>
  db.one<Static<typeof TrainingProgress>>(selectProgress(sql`progress.user_id = ${userId} and progress.training_id = ${trainingId}`))

/** Starts a training, once. */
export const addProgress = (db: Db, userId: number, trainingId: number) =>
  db.run(sql`insert into training_progress (user_id, training_id) values (${userId}, ${trainingId}) on conflict do nothing`)

export interface ProgressRow {
  quiz_score: number | null
  quiz_passed_at: Timestamp | null
  completed_at: Timestamp | null
}

/** Locks someone's progress in a training until the end of the transaction, before it is changed. Undefined when it was not started. */
export const lockProgress = (tx: Db, userId: number, trainingId: number) =>
  tx.maybe<ProgressRow>(sql`
    select quiz_score, quiz_passed_at, completed_at from training_progress
    where user_id = ${userId} and training_id = ${trainingId} for no key update`)

/** Saves how far someone is in a module; false when the training has no such module. Notes that are not given stay as they are. */
export const saveModuleProgress = async (
  tx: Db,
  { userId, trainingId, moduleId }: { userId: number; trainingId: number; moduleId: number },
  status: string,
  notes: string | null | undefined,
) =>
  (await tx.run(sql`
    insert into training_module_progress (user_id, training_id, module_id, status, notes)
    select ${userId}, training_id, id, ${status}, ${notes ?? null} from training_modules where id = ${moduleId} and training_id = ${trainingId}
    for key share
    on conflict (user_id, training_id, module_id) do update set status = excluded.status, updated_at = now(),
      notes = case when ${notes !== undefined}::boolean then excluded.notes else training_module_progress.notes end`)) > 0

// Quizzes

/** The questions that are asked now, or an earlier version that was asked less than a day ago. */
export const findQuiz = (db: Db, trainingId: number, version: number | null) =>
  db.maybe<{ version: number; questions: Questions }>(sql`
    select version, questions from training_quizzes
    where training_id = ${trainingId} and (version = ${version} or ${version}::int is null)
      and (replaced_at is null or (version = ${version} and replaced_at > now() - interval '1 day'))`)

export const countAttempts = async (db: Db, userId: number, trainingId: number) =>
  (await db.one<{ count: number }>(sql`select count(*) from training_attempts where user_id = ${userId} and training_id = ${trainingId}`))
    .count

export const addAttempt = (
  db: Db,
  attempt: { userId: number; trainingId: number; version: number; choices: (number | null)[]; correct: number; score: number },
) =>
  db.run(sql`
    insert into training_attempts (user_id, training_id, quiz_version, answers, correct_answers, total_questions, score)
    values (${attempt.userId}, ${attempt.trainingId}, ${attempt.version}, ${attempt.choices}, ${attempt.correct}, ${attempt.choices.length}, ${attempt.score})`)

/** Keeps the best score, and a pass for good. */
export const saveQuizOutcome = (db: Db, userId: number, trainingId: number, { score, passed }: { score: number | null; passed: boolean }) =>
  db.run(sql`
    update training_progress set quiz_score = greatest(quiz_score, ${score}::int),
      quiz_passed_at = coalesce(quiz_passed_at, case when ${passed}::boolean then now() end)
    where user_id = ${userId} and training_id = ${trainingId}`)

/** Someone's attempts before one of them, with the questions that each of them answered, the newest first. */
export function listAttempts(db: Db, userId: number, trainingId: number, limit: number, before: number | undefined) {
  const rows = sql`
    select attempts.id, attempts.score, attempts.correct_answers, attempts.total_questions, attempts.submitted_at, attempts.quiz_version,
      attempts.answers, quiz.questions
    from training_attempts attempts
    join training_quizzes quiz on quiz.training_id = attempts.training_id and quiz.version = attempts.quiz_version
    where attempts.user_id = ${userId} and attempts.training_id = ${trainingId} and attempts.id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
    order by attempts.id desc limit ${limit}`
  const columns = sql`id, score, correct_answers, total_questions, submitted_at, quiz_version, answers, questions`
  return db.many<{
    id: number
    score: number
    correct_answers: number
    total_questions: number
    submitted_at: Timestamp
    quiz_version: number
    answers: (number | null)[]
    questions: Questions
  }>(limitedToAnswerSize(columns, { rows, octets: sql`octet_length(questions::text)`, order: sql`id desc` }))
}

// Completing

/** Completes a training, with its certificate; gives when. Needs the lock, and that it was not completed before. */
export async function saveCompletion(tx: Db, userId: number, trainingId: number): Promise<Timestamp> {
  const { completed_at } = await tx.one<{ completed_at: Timestamp }>(sql`
    update training_progress set completed_at = now() where user_id = ${userId} and training_id = ${trainingId} returning completed_at`)
  const { timezone } = await tx.one<{ timezone: string }>(sql`
    select timezone from organizations join trainings on trainings.organization_id = organizations.id where trainings.id = ${trainingId}`)
  const day = todayIn(knownZone(timezone), { now: () => Temporal.Instant.from(completed_at).epochMilliseconds })
  await tx.run(sql`
    insert into training_certificates (user_id, training_id, name, title, organization, completed_on)
    select users.id, trainings.id, users.name, trainings.title, organizations.name, ${day}::date
    from trainings join organizations on organizations.id = trainings.organization_id, users
    where trainings.id = ${trainingId} and users.id = ${userId}`)
  return completed_at
}

/** Whether they completed every training that leaders of the organization need. */
export const hasTrainingsOfLeaders = async (db: Db, organizationId: number, userId: number): Promise<boolean> =>
  (await db.maybe(sql`
    select from trainings where organization_id = ${organizationId} and is_required_for_leadership and deleted_at is null and not exists (
      select from training_progress where training_id = trainings.id and user_id = ${userId} and completed_at is not null)
    limit 1`)) === undefined

/** Who has gone quiet (features/gone-quiet): those of `people` who took no step for four weeks in a training of the organization that they began. */
export const stalledTrainings = (organizationId: number, people: Sql) => sql`
  select progress.user_id, 'training_stalled' as code, null::bigint as group_id, progress.training_id as subject_id, last.step as since
  from trainings join training_progress progress on progress.training_id = trainings.id
  cross join lateral (
    select greatest(
      progress.started_at,
      (select max(updated_at) from training_module_progress where user_id = progress.user_id and training_id = trainings.id),
      (select max(submitted_at) from training_attempts where user_id = progress.user_id and training_id = trainings.id)) as step
  ) last
  where trainings.organization_id = ${organizationId} and trainings.deleted_at is null
    and progress.completed_at is null and progress.started_at < now() - interval '4 weeks'
    and progress.user_id in (${people}) and last.step between now() - interval '26 weeks' and now() - interval '4 weeks'`
