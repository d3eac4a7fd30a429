// Starting a training, going through its modules, completing it.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { notifyOfLevel } from '#features/xp/telling.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, NotStarted, notFound } from '#platform/http/errors.ts'
import { QuizNotPassed } from '../errors.ts'
import { viewerOf } from '../policy.ts'
import { findVisibleTraining, type VisibleTraining } from '../queries.ts'
import { addProgress, lockProgress, readProgress, saveCompletion, saveModuleProgress } from './queries.ts'

/** The training as the actor may take it; 404 for those who may not see it. */
export async function visibleTraining(db: Db, actor: Actor, trainingId: number): Promise<VisibleTraining> {
  const training = await findVisibleTraining(db, viewerOf(actor), trainingId)
  if (!training) throw notFound('training_not_found')
  return training
}

/** The same in the transaction in which it is taken: the actor's roles cannot be removed until it ends. */
export const visibleTrainingLocked = async (tx: Db, actor: Actor, trainingId: number) =>
  visibleTraining(tx, await lockRoles(tx, actor), trainingId)

/** Starting again changes nothing. */
export const startTraining = (db: Db, actor: Actor, trainingId: number) =>
  db.transaction(async (tx) => {
    const { title } = await visibleTrainingLocked(tx, actor, trainingId)
    await addProgress(tx, actor.id, trainingId)
    return { title, progress: await readProgress(tx, actor.id, trainingId) }
  })

export function updateModule(
  db: Db,
  actor: Actor,
  trainingId: number,
  { module_id, status, notes }: { module_id: number; status: string; notes?: string | null },
) {
  return db.transaction(async (tx) => {
    await visibleTrainingLocked(tx, actor, trainingId)
    if (!(await lockProgress(tx, actor.id, trainingId))) throw new NotStarted({})
    if (!(await saveModuleProgress(tx, { userId: actor.id, trainingId, moduleId: module_id }, status, notes)))
      throw invalidChoice('module_id')
    return readProgress(tx, actor.id, trainingId)
  })
}

/** Not every module needs to be done, but the quiz must be passed where there is one. Completing again gives the same moment. */
export function completeTraining(db: Db, actor: Actor, trainingId: number) {
  return db.transaction(async (tx) => {
    const training = await visibleTrainingLocked(tx, actor, trainingId)
    const progress = await lockProgress(tx, actor.id, trainingId)
    if (!progress) throw new NotStarted({})
    if (progress.completed_at) return progress.completed_at
    if (training.quiz_type && !progress.quiz_passed_at) throw new QuizNotPassed({ quiz_score: progress.quiz_score })
    const completedAt = await saveCompletion(tx, actor.id, trainingId)
    await notifyOfLevel(tx, actor.id)
    return completedAt
  })
}
