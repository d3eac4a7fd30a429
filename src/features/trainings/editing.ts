// Making and changing trainings. Modules keep their ids, and with them everyone's progress; each edit of the questions is a new version.
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#features/accounts/actor.ts'
import { audit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { sanitize } from '#platform/html/sanitize.ts'
import { type FieldErrors, forbidden, invalid, notFound } from '#platform/http/errors.ts'
import { takeAudio } from './audio.ts'
import { canManageTraining, organizationToWriteFor, viewerOf } from './policy.ts'
import {
  addTraining,
  listModules,
  lockTraining,
  markTrainingDeleted,
  type Questions,
  replaceQuiz,
  saveModules,
  saveTraining,
  type TrainingFields,
  type TrainingRow,
} from './queries.ts'
import type { TrainingBody, TrainingChange } from './schemas.ts'
import { isVideoLink } from './video-links.ts'

type Kept = Omit<TrainingFields, 'title'>

/** What holds where nothing is said, and again where a field is emptied. */
const usual: Kept = {
  type: 'General',
  series: null,
  topics: [],
  content: '',
  audio_url: null,
  audio_key: null,
  video_link: null,
  quiz_type: null,
  max_attempts: null,
  visibility: 'members_only',
  is_required_for_leadership: false,
}

/** Gives the new training's id. */
export function createTraining(db: Db, actor: Actor, body: TrainingBody, publicUrl: string): Promise<number> {
  const organization_id = organizationToWriteFor(actor, body.organization_id)
  const wish = sanitized(body)
  const fields = fieldsAfter(wish, { title: body.title, ...usual })
  const questions = questionsAfter(wish, { quiz_type: null, questions: null })
  return db.transaction(async (tx) => {
    const audio = await takeAudio(tx, wish.audio_path ?? null, organization_id, publicUrl)
    const { id } = await addTraining(tx, { ...fields, ...audio, organization_id, created_by: actor.id })
    await changeModules(tx, id, actor.id, wish.modules ?? [])
    if (questions) await replaceQuiz(tx, id, questions)
    await audit(tx, { organizationId: organization_id, by: actor, action: 'training.created', subject: ['training', id] })
    return id
  })
}

/** What is not sent stays as it is. */
export function changeTraining(db: Db, actor: Actor, trainingId: number, change: TrainingChange, publicUrl: string) {
  const wish = sanitized(change)
  return db.transaction(async (tx) => {
    const training = await lockManagedTraining(tx, actor, trainingId)
    const questions = questionsAfter(wish, training)
    const audio = wish.audio_path === undefined ? {} : await takeAudio(tx, wish.audio_path, training.organization_id, publicUrl)
    await saveTraining(tx, trainingId, { ...fieldsAfter(wish, training), ...audio })
    if (wish.modules !== undefined) await changeModules(tx, trainingId, actor.id, wish.modules ?? [])
    if (!isDeepStrictEqual(questions, training.questions)) await replaceQuiz(tx, trainingId, questions)
    await audit(tx, { organizationId: training.organization_id, by: actor, action: 'training.changed', subject: ['training', trainingId] })
  })
}

export const deleteTraining = (db: Db, actor: Actor, trainingId: number) =>
  db.transaction(async (tx) => {
    const { organization_id: organizationId } = await lockManagedTraining(tx, actor, trainingId)
    await markTrainingDeleted(tx, trainingId)
    await audit(tx, { organizationId, by: actor, action: 'training.deleted', subject: ['training', trainingId] })
  })

async function lockManagedTraining(tx: Db, actor: Actor, trainingId: number): Promise<TrainingRow> {
  const training = await lockTraining(tx, viewerOf(actor), trainingId)
  if (!training) throw notFound('Training')
  if (!canManageTraining(actor, training)) throw forbidden('Only leaders and admins of the organization change its trainings.')
  return training
}

/** Before any transaction, since long texts take their time. */
const sanitized = (sent: TrainingChange): TrainingChange => ({
  ...sent,
  ...(sent.content ? { content: sanitize(sent.content) } : {}),
  ...(sent.modules
    ? { modules: sent.modules.map((module) => ({ ...module, ...(module.content ? { content: sanitize(module.content) } : {}) })) }
    : {}),
})

function fieldsAfter(sent: TrainingChange, was: TrainingFields): TrainingFields {
  if (sent.video_link && !isVideoLink(sent.video_link))
    throw invalid({ video_link: ['The video link field must be the https address of a video on YouTube, Vimeo, Dailymotion or Wistia.'] })
  const after = <Name extends keyof Kept & keyof TrainingChange>(name: Name) =>
    (sent[name] === undefined ? was[name] : (sent[name] ?? usual[name])) as Kept[Name]
  return {
    title: sent.title ?? was.title,
    type: after('type'),
    series: after('series'),
    topics: after('topics'),
    content: after('content'),
    audio_url: was.audio_url,
    audio_key: was.audio_key,
    video_link: after('video_link'),
    quiz_type: after('quiz_type'),
    max_attempts: after('max_attempts'),
    visibility: after('visibility'),
    is_required_for_leadership: after('is_required_for_leadership'),
  }
}

/** The questions that are asked from now on: only a multiple-choice quiz has some, and it must. */
function questionsAfter(
  sent: TrainingChange,
  was: { quiz_type: TrainingFields['quiz_type']; questions: Questions | null },
): Questions | null {
  const quizType = sent.quiz_type === undefined ? was.quiz_type : sent.quiz_type
  if (quizType !== 'multiple_choice') {
    if (sent.quiz_data) throw invalid({ quiz_data: ['The quiz data field needs the quiz type multiple_choice.'] })
    return null
  }
  const questions = sent.quiz_data === undefined ? was.questions : sent.quiz_data?.questions
  if (!questions) throw invalid({ quiz_data: ['The quiz data field is required.'] })
  const errors: FieldErrors = {}
  for (const [index, { options, correct_answer_index }] of questions.entries()) {
    const field = `quiz_data.questions.${index}.correct_answer_index`
    if (correct_answer_index >= options.length) errors[field] = [`The ${field.replaceAll('_', ' ')} field must name one of the options.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return questions
}

async function changeModules(tx: Db, trainingId: number, userId: number, modules: NonNullable<TrainingChange['modules']>) {
  const known = new Set((await listModules(tx, [trainingId], userId)).map(({ id }) => id))
  const errors: FieldErrors = {}
  for (const [index, { id }] of modules.entries()) {
    // A module may be named once, so the next one that names it no longer finds it.
    if (id && !known.delete(id)) errors[`modules.${index}.id`] = [`The selected modules.${index}.id is invalid.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await saveModules(
    tx,
    trainingId,
    modules.map(({ id, title, content }) => ({ id: id ?? null, title, content: content === null ? '' : (content ?? null) })),
  )
}
