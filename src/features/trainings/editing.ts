// Creating and changing trainings. Modules keep their ids, and with them everyone's progress; each edit of the questions is a new version.
import { isDeepStrictEqual } from 'node:util'
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit, recordAuditOfWriting } from '#features/audit-log/audit.ts'
import { forEveryone, takePictures } from '#features/media/pictures.ts'
import { listShownPictures, releaseShownPictures, saveShownPictures } from '#features/media/queries.ts'
import { MIB } from '#features/media/uploading.ts'
import { canPublishForEveryone } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { jsonBytes } from '#platform/http/answer-size.ts'
import { type FieldErrors, forbidden, notFound, refuseInvalid } from '#platform/http/errors.ts'
import { requireMatch } from '#platform/http/etag.ts'
import { resolveAudioPath } from './audio.ts'
import { canManageTraining, organizationToWriteFor, viewerOf } from './policy.ts'
import {
  addTraining,
  listModules,
  lockTraining,
  type ModuleFields,
  markTrainingDeleted,
  type Questions,
  replaceQuiz,
  saveModuleContents,
  saveModules,
  saveTraining,
  type TrainingFields,
} from './queries.ts'
import type { TrainingBody, TrainingChange } from './schemas.ts'
import { versionOf } from './versions.ts'
import { isVideoLink } from './video-links.ts'

/** The defaults of a new training, and of a field that is cleared. */
const defaults: Omit<TrainingFields, 'title'> = {
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
  language: null,
  is_required_for_leadership: false,
}

/** Returns the new training's id. */
export function createTraining(db: Db, actor: Actor, body: TrainingBody, publicUrl: string): Promise<number> {
  const organization_id = organizationToWriteFor(actor, body.organization_id)
  const nothing = { ...defaults, title: body.title, organization_id, questions: null, modules: new Map<number, string>(), shown: [] }
  return db.transaction(async (tx) => {
    organizationToWriteFor(await lockRoles(tx, actor), organization_id)
    const { fields, questions, modules, pictures } = await afterwards(tx, body, nothing, publicUrl)
    const { id } = await addTraining(tx, { ...fields, language: body.language, organization_id, created_by: actor.id })
    await saveModules(tx, id, modules ?? [])
    await saveShownPictures(tx, { trainingId: id }, pictures ?? [])
    if (questions) await replaceQuiz(tx, id, questions)
    await recordAudit(tx, { organizationId: organization_id, by: actor, action: 'training.created', subject: ['training', id] })
    return id
  })
}

/** What is not sent stays as it is. `ifMatch` is the version that was read, where the change is of no other. */
export function changeTraining(
  db: Db,
  actor: Actor,
  trainingId: number,
  { change, ifMatch, publicUrl }: { change: TrainingChange; ifMatch: string | undefined; publicUrl: string },
) {
  return db.transaction(async (tx) => {
    const { modules: before, ...training } = await lockManagedTraining(tx, actor, trainingId, ifMatch)
    const known = new Map(before.map(({ id, content }) => [id, content]))
    const shown = await listShownPictures(tx, { trainingId })
    const { fields, questions, modules, pictures } = await afterwards(tx, change, { ...training, modules: known, shown }, publicUrl)
    await saveTraining(tx, trainingId, fields)
    if (pictures) await saveShownPictures(tx, { trainingId }, pictures)
    if (modules) await saveModules(tx, trainingId, modules)
    else if (fields.visibility === 'everyone') await saveModuleContents(tx, trainingId, changedForEveryone(known, publicUrl))
    if (!isDeepStrictEqual(questions, training.questions)) await replaceQuiz(tx, trainingId, questions)
    await recordAuditOfWriting(tx, {
      organizationId: training.organization_id,
      by: actor,
      action: 'training.changed',
      subject: ['training', trainingId],
    })
  })
}

export const deleteTraining = (db: Db, actor: Actor, trainingId: number, ifMatch: string | undefined) =>
  db.transaction(async (tx) => {
    const { organization_id: organizationId } = await lockManagedTraining(tx, actor, trainingId, ifMatch)
    await markTrainingDeleted(tx, trainingId)
    await releaseShownPictures(tx, { trainingId })
    await recordAudit(tx, { organizationId, by: actor, action: 'training.deleted', subject: ['training', trainingId] })
  })

async function lockManagedTraining(tx: Db, caller: Actor, trainingId: number, ifMatch: string | undefined) {
  const actor = await lockRoles(tx, caller)
  const training = await lockTraining(tx, viewerOf(actor), trainingId)
  if (!training) throw notFound('training_not_found')
  if (!canManageTraining(actor, training)) throw forbidden('only_leaders_change_trainings')
  const modules = await listModules(tx, [trainingId], actor.id)
  requireMatch(ifMatch, versionOf(training, modules))
  return { ...training, modules }
}

interface Before extends TrainingFields {
  organization_id: number
  questions: Questions | null
  /** Their contents, by their ids. */
  modules: ReadonlyMap<number, string>
  /** The pictures of ours in its texts. */
  shown: readonly string[]
}

/** Bytes that a training's texts take together as JSON at most, so that one answer holds it. */
const MOST_TEXT = 3 * MIB

/** What a training is after a change. One 422 for all that is wrong with it. */
async function afterwards(tx: Db, sent: TrainingChange, was: Before, publicUrl: string) {
  const errors: FieldErrors = {}
  const after = <Name extends keyof typeof defaults & keyof TrainingChange>(name: Name) =>
    (sent[name] === undefined ? was[name] : (sent[name] ?? defaults[name])) as (typeof defaults)[Name]
  if (sent.video_link && !isVideoLink(sent.video_link)) errors['video_link'] = [{ rule: 'video_platform' }]
  const audio = sent.audio_path === undefined ? was : await resolveAudioPath(tx, sent.audio_path, was, publicUrl)
  if (!audio) errors['audio_path'] = [{ rule: 'invalid_choice' }]
  const questions = questionsAfter(sent, was, errors)
  const modules = sent.modules === undefined ? undefined : modulesAfter(sent.modules ?? [], was.modules, errors)
  const isTextSent = sent.content !== undefined || sent.quiz_data !== undefined || modules !== undefined
  const contents = modules?.map(({ id, content }) => content ?? was.modules.get(id ?? 0)) ?? [...was.modules.values()]
  if (isTextSent && jsonBytes([after('content'), questions, contents]) > MOST_TEXT)
    errors['modules'] ??= [{ rule: 'training_too_large', max_megabytes: MOST_TEXT / MIB }]
  const pictures = isTextSent
    ? await takePictures(tx, textsAfter(sent, was, contents), { organizationId: was.organization_id, publicUrl, shown: was.shown }, errors)
    : undefined
  const becomesOffered = was.visibility !== 'everyone' && after('visibility') === 'everyone'
  if (becomesOffered && !(await canPublishForEveryone(tx, was.organization_id))) errors['visibility'] = [{ rule: 'not_for_everyone' }]
  refuseInvalid(errors)

  const shown = (html: string) => (after('visibility') === 'everyone' ? forEveryone(publicUrl, html) : html)
  const fields: TrainingFields = {
    title: sent.title ?? was.title,
    type: after('type'),
    series: after('series'),
    topics: after('topics'),
    content: shown(after('content')),
    audio_url: audio?.audio_url ?? null,
    audio_key: audio?.audio_key ?? null,
    video_link: after('video_link'),
    quiz_type: after('quiz_type'),
    max_attempts: after('max_attempts'),
    visibility: after('visibility'),
    language: after('language'),
    is_required_for_leadership: after('is_required_for_leadership'),
  }
  const keeps = ({ id, content }: ModuleFields) => content ?? was.modules.get(id ?? 0) ?? ''
  return { fields, questions, pictures, modules: modules?.map((module) => ({ ...module, content: shown(keeps(module)) })) }
}

/** All its texts; those that were sent with their field. */
const textsAfter = (sent: TrainingChange, was: Before, contents: readonly (string | null | undefined)[]) => [
  { html: (sent.content === undefined ? was.content : sent.content) ?? '', field: sent.content ? 'content' : null },
  ...contents.map((html, index) => ({ html: html ?? '', field: sent.modules?.[index]?.content ? `modules.${index}.content` : null })),
]

/** Those of some modules' contents, by their ids, that everyone may not see as they are. */
const changedForEveryone = (contents: ReadonlyMap<number, string>, publicUrl: string) =>
  [...contents]
    .map(([id, content]) => ({ id, was: content, content: forEveryone(publicUrl, content) }))
    .filter(({ was, content }) => was !== content)

/** The questions that are asked from now on: only a multiple-choice quiz has some, and it must. */
function questionsAfter({ quiz_type, quiz_data }: TrainingChange, was: Before, errors: FieldErrors): Questions | null {
  const isAsked = (quiz_type === undefined ? was.quiz_type : quiz_type) === 'multiple_choice'
  const questions = quiz_data?.questions ?? was.questions
  if (!isAsked && quiz_data) errors['quiz_data'] = [{ rule: 'needs_multiple_choice' }]
  if (!isAsked) return null
  if (!questions) errors['quiz_data'] = [{ rule: 'required' }]
  for (const [index, { options, correct_answer_index }] of (questions ?? []).entries()) {
    const field = `quiz_data.questions.${index}.correct_answer_index`
    if (correct_answer_index >= options.length) errors[field] = [{ rule: 'names_option' }]
  }
  return questions
}

function modulesAfter(
  sent: NonNullable<TrainingChange['modules']>,
  known: ReadonlyMap<number, string>,
  errors: FieldErrors,
): ModuleFields[] {
  const left = new Set(known.keys())
  return sent.map(({ id, title, content }, index) => {
    const field = `modules.${index}.id`
    // Each may be named once: the next one that names it no longer finds it.
    if (id && !left.delete(id)) errors[field] = [{ rule: 'invalid_choice' }]
    return { id: id ?? null, title, content: content === null ? '' : (content ?? null) }
  })
}
