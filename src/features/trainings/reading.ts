// Trainings as a person may read them: with how far they are, and with the right answers only where they may know them.
import type { Static } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { these } from '#features/changes/queries.ts'
import { asksForChanges, readFeedChanges } from '#features/changes/reading.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, notFound } from '#platform/http/errors.ts'
import { feedOf, feedSize, offset, pageOf, readCursor } from '#platform/http/paging.ts'
import { audioPath } from './audio.ts'
import { canKnowAnswers, canManageTraining, viewerOf } from './policy.ts'
import {
  countTrainings,
  findPlace,
  findTraining,
  listModules,
  listTrainings,
  pageTrainings,
  type TrainingFactsRow,
  type TrainingRow,
} from './queries.ts'
import {
  DEFAULT_PER_PAGE,
  type ListTrainingsQuery,
  type PageTrainingsQuery,
  type Training,
  type TrainingFacts,
  WHOLE_LIST,
} from './schemas.ts'
import { versionOf } from './versions.ts'

/** Where changes of what is for everyone are (`list_changes.place`). */
const EVERYWHERE = 0

/** What somebody's own organizations teach and what they took up, with its texts; then what others offer to everyone, without. */
export async function readTrainings(db: Db, actor: Actor, query: ListTrainingsQuery, publicUrl: string) {
  const { cursor, per_page: _, updated_since: __, ...filter } = query
  const viewer = viewerOf(actor)
  if (asksForChanges(query)) {
    const whose = {
      list: 'trainings',
      userId: actor.id,
      places: these([...viewer.organizations, EVERYWHERE]),
      led: viewer.managed,
    } as const
    return readFeedChanges(db, whose, query, {
      rowsOf: async (only) => present(db, actor, await listTrainings(db, viewer, filter, only.length, { only }), publicUrl),
    })
  }
  const [lastId] = (readCursor(cursor, ['number']) ?? []) as [number?]
  const after = lastId === undefined ? undefined : await findPlace(db, viewer, lastId)
  if (lastId !== undefined && !after) throw invalidChoice('cursor') // it was deleted meanwhile
  const size = feedSize(query, WHOLE_LIST)
  const rows = await listTrainings(db, viewer, filter, size + 1, { after })
  return feedOf(await present(db, actor, rows, publicUrl), size, ({ id }) => [id])
}

/** One page of all that somebody sees, without texts. */
export async function readCatalogue(db: Db, actor: Actor, query: PageTrainingsQuery, publicUrl: string, address: URL) {
  const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
  const viewer = viewerOf(actor)
  const rows = await pageTrainings(db, viewer, filter, { limit: perPage, offset: offset(page, perPage) })
  const items: Static<typeof TrainingFacts>[] = rows.map((row) => withAudioPath(row, publicUrl))
  return pageOf(items, await countTrainings(db, viewer, filter), { page, perPage, address })
}

/** A training, with its version for whoever may change it. */
export async function readTraining(db: Db, actor: Actor, trainingId: number, publicUrl: string) {
  const row = await findTraining(db, viewerOf(actor), trainingId)
  if (!row) throw notFound('training_not_found')
  const training = (await present(db, actor, [row], publicUrl))[0]!
  return { training, etag: canManageTraining(actor, row) ? versionOf(row, training.modules) : undefined }
}

async function present<Row extends TrainingRow & { has_texts?: boolean }>(db: Db, actor: Actor, rows: Row[], publicUrl: string) {
  const whole = rows.filter(({ has_texts = true }) => has_texts)
  const found = await listModules(
    db,
    whole.map(({ id }) => id),
    actor.id,
  )
  const modules = Map.groupBy(found, ({ training_id }) => training_id)
  return rows.map((row) => {
    const { questions, reveal_quiz_answers: _, has_passed: __, ...training } = row
    const quiz_data: Static<typeof Training>['quiz_data'] = questions && {
      questions: canKnowAnswers(actor, row) ? questions : questions.map(withoutAnswer),
    }
    return {
      ...withAudioPath(training, publicUrl),
      quiz_data,
      modules: (modules.get(row.id) ?? []).map(({ training_id: ___, ...module }) => module),
    }
  })
}

function withAudioPath<Row extends Pick<TrainingFactsRow, 'audio_url' | 'audio_key'>>(row: Row, publicUrl: string) {
  const { audio_url, audio_key, ...training } = row
  return { ...training, audio_path: audioPath({ audio_url, audio_key }, publicUrl) }
}

const withoutAnswer = ({ question, options }: { question: string; options: string[] }) => ({ question, options })
