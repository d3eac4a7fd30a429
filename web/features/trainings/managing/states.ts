// How far somebody is in a training, as it is told to who leads them; and which trainings stand beside their names.
import type { Schemas } from '#web/api/asking.ts'

export type PersonsProgress = Schemas['UserProgress']
export type PersonsTraining = PersonsProgress['qualifications'][number]
export interface Titled {
  id: number
  title: string
}

export type State = 'done' | 'overdue' | 'underWay' | 'due' | 'assigned'

export function stateOf({ status, overdue, due_date }: Pick<PersonsTraining, 'status' | 'overdue' | 'due_date'>): State {
  if (status === 'completed') return 'done'
  if (overdue) return 'overdue'
  if (status === 'in_progress') return 'underWay'
  return due_date === null ? 'assigned' : 'due'
}

/** More columns than these are read by nobody. */
export const MOST_COLUMNS = 8

/** The trainings that were chosen, else those of these people: what is overdue first, then what most of them have. */
export function columnsOf(people: readonly PersonsProgress[], catalogue: readonly Titled[], chosen: readonly number[]): Titled[] {
  const found = new Map<number, Titled & { overdue: number; taken: number }>()
  for (const { qualifications } of people)
    for (const { qualification_id: id, title, overdue } of qualifications) {
      const before = found.get(id) ?? { id, title, overdue: 0, taken: 0 }
      found.set(id, { ...before, overdue: before.overdue + Number(overdue), taken: before.taken + 1 })
    }
  if (chosen.length > 0) {
    const known = new Map<number, Titled>([...found.values(), ...catalogue].map(({ id, title }) => [id, { id, title }]))
    return chosen.flatMap((id) => known.get(id) ?? [])
  }
  return [...found.values()]
    .sort((a, b) => b.overdue - a.overdue || b.taken - a.taken || a.id - b.id)
    .slice(0, MOST_COLUMNS)
    .map(({ id, title }) => ({ id, title }))
}

/** The trainings of which these people can be reminded: those that they have not completed first, as far as it is known; the others may be theirs too. */
export function toRemindOf(people: readonly PersonsProgress[], catalogue: readonly Titled[]): Titled[] {
  const open = people.map((person) => ({
    ...person,
    qualifications: person.qualifications.filter(({ status }) => status !== 'completed'),
  }))
  const known = columnsOf(open, [], [])
  return [...known, ...catalogue.filter(({ id }) => !known.some((one) => one.id === id))]
}
