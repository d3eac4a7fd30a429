// The path of somebody: what is next, and what is done.
import type { Schemas } from '#web/api/asking.ts'

export interface PathItem {
  kind: 'training' | 'challenge'
  id: number
  title: string
  about: string
  completed: boolean
  available: boolean
  /** Days that a challenge takes. */
  days?: number
}

export function itemsOf({ trainings, challenges }: Pick<Schemas['GuidedJourney'], 'trainings' | 'challenges'>): PathItem[] {
  const first = trainings.map(({ topic, ...item }): PathItem => ({ kind: 'training', ...pick(item), about: topic }))
  const second = challenges.map(
    ({ description, duration, ...item }): PathItem => ({ kind: 'challenge', ...pick(item), about: description, days: duration }),
  )
  return inTurn(first, second)
}

const pick = ({ id, title, completed, available }: Omit<PathItem, 'kind' | 'about'>) => ({ id, title, completed, available })

/** Trainings and challenges by turns: what is learned is tried. */
function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const length = Math.max(first.length, second.length)
  return Array.from({ length }, (_, place) => [first[place], second[place]])
    .flat()
    .filter((item) => item !== undefined)
}

/** What one can go on with, in its order. */
export const open = (items: readonly PathItem[]) => items.filter(({ completed, available }) => !completed && available)
export const done = (items: readonly PathItem[]) => items.filter(({ completed }) => completed)

export const addressOf = ({ kind, id }: Pick<PathItem, 'kind' | 'id'>) => `/${kind}s/${id}`
