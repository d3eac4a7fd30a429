// SQL of trainings, their modules and quizzes.
import type { Static } from 'typebox'
import { languageOrDefault, offeringOf } from '#features/organizations/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Viewer } from './policy.ts'
import type { QuizQuestion, QuizType, Training, TrainingFilter, TrainingVisibility } from './schemas.ts'

export type Questions = Static<typeof QuizQuestion>[]
type Module = Static<typeof Training>['modules'][number]

// Reading

/** Whether a person may know that the training exists. Each part of the condition has an index, so that lists use it as well. */
export const isVisibleTo = ({ id, organizations, managed }: Viewer): Sql => sql`
  trainings.deleted_at is null and (
    trainings.visibility = 'everyone'
    or trainings.organization_id = any(${managed})
    or (trainings.visibility = 'members_only' and trainings.organization_id = any(${organizations}))
    or trainings.id = any(array(select training_id from training_assignments where user_id = ${id})))`

/** Whether it is public: on offer in onboarding to people of these organizations. What is for leaders or the assigned is not, to them neither. */
export const isPublicIn = (organizations: number[]): Sql => sql`
  trainings.deleted_at is null and (
    trainings.visibility = 'everyone' or (trainings.visibility = 'members_only' and trainings.organization_id = any(${organizations})))`

/** What people may set. */
export interface TrainingFields {
  title: string
  type: string
  series: string | null
  topics: string[]
  content: string
  audio_url: string | null
  audio_key: string | null
  video_link: string | null
  quiz_type: Static<typeof QuizType> | null
  max_attempts: number | null
  visibility: Static<typeof TrainingVisibility>
  language: string | null
  is_required_for_leadership: boolean
}

/** A training without its texts. */
export interface TrainingFactsRow extends Omit<TrainingFields, 'content'> {
  id: number
  organization_id: number
  /** Where it is for everyone. */
  organization: { id: number; name: string } | null
  created_at: Timestamp
  is_assigned: boolean
  due_date: string | null
}

export interface TrainingRow extends TrainingFactsRow {
  content: string
  questions: Questions | null
  quiz_version: number | null
  reveal_quiz_answers: 'after_passing' | 'always'
  /** The viewer has passed the quiz. */
  has_passed: boolean
}

const factColumns = sql`
  trainings.id, trainings.organization_id, trainings.title, trainings.type, trainings.series, trainings.topics, trainings.audio_url,
  trainings.audio_key, trainings.video_link, trainings.quiz_type, trainings.max_attempts, trainings.visibility,
  trainings.language, trainings.is_required_for_leadership, trainings.created_at, assigned.user_id is not null as is_assigned, assigned.due_date,
  ${offeringOf(sql`trainings`)}`
const withAssignment = (viewer: Viewer) => sql`
  left join training_assignments assigned on assigned.training_id = trainings.id and assigned.user_id = ${viewer.id}`
const textColumns = sql`
  trainings.content, quiz.questions, quiz.version as quiz_version, organizations.reveal_quiz_answers,
  mine.quiz_passed_at is not null as has_passed`
const withTexts = (viewer: Viewer) => sql`
  join organizations on organizations.id = trainings.organization_id
  left join training_quizzes quiz on quiz.training_id = trainings.id and quiz.replaced_at is null
  left join training_progress mine on mine.training_id = trainings.id and mine.user_id = ${viewer.id}`

const matches = ({ organization_id, series, type, required_for_leadership, language }: TrainingFilter) => sql`
  (${organization_id ?? null}::bigint is null or trainings.organization_id = ${organization_id ?? null})
    and (${series ?? null}::text is null or trainings.series = ${series ?? null})
    and (${type ?? null}::text is null or trainings.type = ${type ?? null})
    and (${required_for_leadership ?? null}::boolean is null or trainings.is_required_for_leadership = ${required_for_leadership ?? null})
    and (${language ?? null}::text is null or starts_with(trainings.language || '-', ${language ?? null} || '-'))`

/** How many of the trainings that other churches offer to everyone stand in somebody's list; browsing finds all of them. */
const OTHERS_AT_MOST = 1000

/** The ids of what somebody's list holds: with texts what is of their organizations or was taken up by them, without the newest others. */
const listedFor = ({ id, organizations }: Viewer) => sql`
  with mine as materialized (
    select id from trainings where organization_id = any(${organizations}) and deleted_at is null
    union select training_id from training_assignments where user_id = ${id}
    union select training_id from training_progress where user_id = ${id}
    union select training_id from hearted_trainings where user_id = ${id}
  ), others as (
    select id from trainings where visibility = 'everyone' and deleted_at is null and id not in (select id from mine)
    order by created_at desc, id desc limit ${OTHERS_AT_MOST}
  ), listed as (select id, true as has_texts from mine union all select id, false from others)`

/** Where a training stands in somebody's list. */
export interface Place {
  has_texts: boolean
  series: string | null
  created_at: Timestamp
  id: number
}

export const findPlace = (db: Db, viewer: Viewer, trainingId: number) =>
  db.maybe<Place>(sql`
    ${listedFor(viewer)}
    select has_texts, series, created_at, id from listed join trainings using (id) where id = ${trainingId} and ${isVisibleTo(viewer)}`)

/** What comes with its texts first; series by series, in each the oldest first; those without a series last. `only` these, by id. */
export function listTrainings(
  db: Db,
  viewer: Viewer,
  filter: TrainingFilter,
  limit: number,
  { after, only }: { after?: Place | undefined; only?: number[] },
) {
  const behind = after
    ? sql`and (not has_texts, trainings.series is null, coalesce(trainings.series, '') ${nameCollation}, trainings.created_at, trainings.id)
        > (${!after.has_texts}::boolean, ${after.series === null}::boolean, ${after.series ?? ''}::text, ${after.created_at}::timestamptz, ${after.id}::bigint)`
    : sql``
  const order = only ? sql`id` : sql`has_texts desc, series ${nameCollation} nulls last, created_at, id`
  const rows = sql`
    select ${factColumns}, ${textColumns}, has_texts
    from listed join trainings using (id) ${withTexts(viewer)} ${withAssignment(viewer)}
    where ${isVisibleTo(viewer)} and ${matches(filter)} ${only ? sql`and trainings.id = any(${only})` : behind} order by ${order} limit ${limit}`
  const columns = sql`
    id, organization_id, title, type, series, topics, audio_url, audio_key, video_link, quiz_type, max_attempts, visibility, language, is_required_for_leadership,
    created_at, is_assigned, due_date, organization, quiz_version, reveal_quiz_answers, has_passed, has_texts,
    case when has_texts then content else '' end as content, case when has_texts then questions end as questions`
  const octets = sql`
    (case when not has_texts then 0 else octet_length(content) + coalesce(octet_length(questions::text), 0)
      + (select coalesce(sum(octet_length(module.content)), 0) from training_modules module where training_id = page.id) end)`
  return db.many<TrainingRow & { has_texts: boolean }>(sql`${listedFor(viewer)} ${limitedToAnswerSize(columns, { rows, octets, order })}`)
}

type CatalogFilter = TrainingFilter & { search?: string | undefined }
const matchesCatalog = ({ search, ...filter }: CatalogFilter) => sql`${matches(filter)} and ${matchesWords(sql`headline`, search)}`

/** All that somebody sees, page by page: series by series, in each the oldest first; those without a series last. */
export const pageTrainings = (db: Db, viewer: Viewer, filter: CatalogFilter, { limit, offset }: { limit: number; offset: number }) =>
  db.many<TrainingFactsRow & { module_count: number }>(sql`
    select ${factColumns}, (select count(*) from training_modules modules where modules.training_id = trainings.id) as module_count
    from trainings ${withAssignment(viewer)} where ${isVisibleTo(viewer)} and ${matchesCatalog(filter)}
    order by trainings.series ${nameCollation} nulls last, trainings.created_at, trainings.id limit ${limit} offset ${offset}`)

export const countTrainings = async (db: Db, viewer: Viewer, filter: CatalogFilter) =>
  (await db.one<{ count: number }>(sql`select count(*) from trainings where ${isVisibleTo(viewer)} and ${matchesCatalog(filter)}`)).count

export const findTraining = (db: Db, viewer: Viewer, trainingId: number) =>
  db.maybe<TrainingRow>(sql`
    select ${factColumns}, ${textColumns} from trainings ${withTexts(viewer)} ${withAssignment(viewer)}
    where trainings.id = ${trainingId} and ${isVisibleTo(viewer)}`)

/** A training as rules look at it, without its texts. */
export interface VisibleTraining {
  id: number
  organization_id: number
  title: string
  quiz_type: Static<typeof QuizType> | null
  max_attempts: number | null
}

export const findVisibleTraining = (db: Db, viewer: Viewer, trainingId: number) =>
  db.maybe<VisibleTraining>(sql`
    select id, organization_id, title, quiz_type, max_attempts from trainings where id = ${trainingId} and ${isVisibleTo(viewer)}`)

/** Locks a training until the end of the transaction, before it is edited. */
export const lockTraining = async (tx: Db, viewer: Viewer, trainingId: number) => {
  await tx.run(sql`select from trainings where id = ${trainingId} for no key update`)
  return findTraining(tx, viewer, trainingId)
}

/** The modules of some trainings, in order, with how far someone is. */
export const listModules = (db: Db, trainingIds: number[], userId: number) =>
  db.many<Module & { training_id: number }>(sql`
    select modules.training_id, modules.id, modules.title, modules.content, modules.position, coalesce(mine.status, 'not_started') as status
    from training_modules modules
    left join training_module_progress mine on mine.module_id = modules.id and mine.training_id = modules.training_id and mine.user_id = ${userId}
    where modules.training_id = any(${trainingIds}) order by modules.training_id, modules.position`)

// Writing

export const addTraining = (
  db: Db,
  training: Omit<TrainingFields, 'language'> & { language: string | null | undefined; organization_id: number; created_by: number },
) =>
  db.one<{ id: number }>(sql`
    insert into trainings (organization_id, created_by, title, type, series, topics, content, audio_url, audio_key, video_link, quiz_type, max_attempts,
      visibility, language, is_required_for_leadership)
    values (${training.organization_id}, ${training.created_by}, ${training.title}, ${training.type}, ${training.series}, ${training.topics},
      ${training.content}, ${training.audio_url}, ${training.audio_key}, ${training.video_link}, ${training.quiz_type}, ${training.max_attempts},
      ${training.visibility}, ${languageOrDefault(training.language, training.organization_id)}, ${training.is_required_for_leadership})
    returning id`)

export const saveTraining = (db: Db, trainingId: number, training: TrainingFields) =>
  db.run(sql`
    update trainings set title = ${training.title}, type = ${training.type}, series = ${training.series}, topics = ${training.topics},
      content = ${training.content}, audio_url = ${training.audio_url}, audio_key = ${training.audio_key}, video_link = ${training.video_link},
      quiz_type = ${training.quiz_type}, max_attempts = ${training.max_attempts}, visibility = ${training.visibility},
      language = ${training.language}, is_required_for_leadership = ${training.is_required_for_leadership}, updated_at = now()
    where id = ${trainingId}`)

/** Hides a training for good, and lets go of its sound; what people completed stays completed, and their certificates stay true. */
export const markTrainingDeleted = (db: Db, trainingId: number) =>
  db.run(sql`update trainings set deleted_at = now(), audio_key = null, updated_at = now() where id = ${trainingId}`)

export interface ModuleFields {
  /** Null for a new one. */
  id: number | null
  title: string
  /** Null leaves that of an existing one as it is. */
  content: string | null
}

/** Makes the modules these, in this order. Those with an id must be of this training already; those left out go, with everyone's progress. */
export async function saveModules(tx: Db, trainingId: number, modules: ModuleFields[]) {
  const ids = modules.map(({ id }) => id)
  const wanted = sql`unnest(${ids}::bigint[], ${modules.map(({ title }) => title)}::text[], ${modules.map(({ content }) => content)}::text[])
    with ordinality as wanted(id, title, content, position)`
  await tx.run(sql`delete from training_modules where training_id = ${trainingId} and id <> all(${ids.filter((id) => id !== null)})`)
  await tx.run(sql`
    update training_modules set title = wanted.title, content = coalesce(wanted.content, training_modules.content), position = wanted.position
    from ${wanted} where training_modules.id = wanted.id and training_id = ${trainingId}`)
  await tx.run(sql`
    insert into training_modules (training_id, title, content, position)
    select ${trainingId}, title, coalesce(content, ''), position from ${wanted} where id is null`)
}

export const saveModuleContents = (tx: Db, trainingId: number, contents: { id: number; content: string }[]) =>
  tx.run(sql`
    update training_modules set content = changed.content
    from unnest(${contents.map(({ id }) => id)}::bigint[], ${contents.map(({ content }) => content)}::text[]) as changed(id, content)
    where training_modules.id = changed.id and training_id = ${trainingId}`)

/** Asks other questions from now on, or none. The old ones stay with the attempts at them. */
export async function replaceQuiz(tx: Db, trainingId: number, questions: Questions | null) {
  await tx.run(sql`update training_quizzes set replaced_at = now() where training_id = ${trainingId} and replaced_at is null`)
  if (!questions) return
  await tx.run(sql`
    insert into training_quizzes (training_id, version, questions)
    select ${trainingId}, coalesce(max(version), 0) + 1, ${JSON.stringify(questions)}::jsonb from training_quizzes where training_id = ${trainingId}`)
}
