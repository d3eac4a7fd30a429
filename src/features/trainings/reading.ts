// Trainings as a person may read them: with how far they are, and with the right answers only where they may know them.
import type { Static } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { audioPath } from './audio.ts'
import { canKnowAnswers, viewerOf } from './policy.ts'
import { findTraining, listModules, listTrainings, type TrainingRow } from './queries.ts'
import type { ListTrainingsQuery, Training } from './schemas.ts'

export const readTrainings = async (db: Db, actor: Actor, filter: ListTrainingsQuery, publicUrl: string) =>
  present(db, actor, await listTrainings(db, viewerOf(actor), filter), publicUrl)

export async function readTraining(db: Db, actor: Actor, trainingId: number, publicUrl: string) {
  const row = await findTraining(db, viewerOf(actor), trainingId)
  if (!row) throw notFound('Training')
  return (await present(db, actor, [row], publicUrl))[0]!
}

async function present(db: Db, actor: Actor, rows: TrainingRow[], publicUrl: string): Promise<Static<typeof Training>[]> {
  const found = await listModules(
    db,
    rows.map(({ id }) => id),
    actor.id,
  )
  const modules = Map.groupBy(found, ({ training_id }) => training_id)
  return rows.map((row) => {
    const { audio_url, audio_key, questions, reveal_quiz_answers, has_passed, ...training } = row
    return {
      ...training,
      audio_path: audioPath({ audio_url, audio_key }, publicUrl),
      quiz_data: questions && { questions: canKnowAnswers(actor, row) ? questions : questions.map(withoutAnswer) },
      modules: (modules.get(row.id) ?? []).map(({ training_id: _, ...module }) => module),
    }
  })
}

const withoutAnswer = ({ question, options }: { question: string; options: string[] }) => ({ question, options })
