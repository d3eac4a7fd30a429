// Which trainings are due, begun, to take and done: from what there is and from how far somebody is.
import type { Schemas } from '#web/api/asking.ts'

type Facts = Pick<Schemas['TrainingFacts'], 'id' | 'title' | 'series' | 'type' | 'is_assigned' | 'due_date'>
type Progress = Pick<
  Schemas['TrainingProgress'],
  'qualification_id' | 'title' | 'series' | 'type' | 'progress_percentage' | 'completed' | 'completed_at'
>

export interface MyTraining {
  id: number
  title: string
  series: string | null
  type: string
  dueDate: string | null
  isAssigned: boolean
  /** Null until it is begun. */
  percentage: number | null
  completedAt: string | null
}

export interface MyTrainings {
  /** Given by a leader: what is due first comes first. */
  due: MyTraining[]
  begun: MyTraining[]
  toTake: MyTraining[]
  done: MyTraining[]
}

export function sorted(facts: readonly Facts[], progress: readonly Progress[], { all = true } = {}): MyTrainings {
  const byId = new Map(progress.map((one) => [one.qualification_id, one]))
  const listed = facts.map((one) => mine(one, byId.get(one.id)))
  // What was begun elsewhere, or is no longer offered, is in one's progress alone.
  const known = new Set(facts.map(({ id }) => id))
  const others = all ? progress.filter((one) => !known.has(one.qualification_id)).map((one) => mine(undefined, one)) : []
  const trainings = [...listed, ...others]
  const open = trainings.filter(({ completedAt }) => completedAt === null)
  const order = new Map(progress.map((one, place) => [one.qualification_id, place]))
  const placeOf = ({ id }: MyTraining) => order.get(id) ?? progress.length
  return {
    due: open.filter(({ isAssigned }) => isAssigned).sort((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999')),
    begun: open.filter(({ isAssigned, percentage }) => !isAssigned && percentage !== null).sort((a, b) => placeOf(a) - placeOf(b)),
    toTake: open.filter(({ isAssigned, percentage }) => !isAssigned && percentage === null),
    done: trainings.filter(({ completedAt }) => completedAt !== null).sort((a, b) => b.completedAt!.localeCompare(a.completedAt!)),
  }
}

function mine(facts: Facts | undefined, progress: Progress | undefined): MyTraining {
  const { title, series, type } = (facts ?? progress)!
  return {
    id: facts?.id ?? progress!.qualification_id,
    title,
    series,
    type,
    dueDate: facts?.due_date ?? null,
    isAssigned: facts?.is_assigned ?? false,
    percentage: progress?.progress_percentage ?? null,
    completedAt: progress?.completed_at ?? null,
  }
}
