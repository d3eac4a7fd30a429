// What is said of a pair: who the other is, and how it stands.
import type { Schemas } from '#web/api/asking.ts'
import type { OwnWords } from '#web/words/en/own.ts'
import { day } from '#web/words/saying.ts'

type Pair = Schemas['Pair']

export const otherOf = ({ my_role, mentor, mentee }: Pick<Pair, 'my_role' | 'mentor' | 'mentee'>) =>
  my_role === 'mentor' ? mentee : mentor

export function stateOf(pair: Pair, words: OwnWords['oneToOne']): string {
  if (pair.is_resting) return words.rests
  if (pair.status === 'asked') return pair.asked_by_me ? words.youAsked : words.theyAsk[pair.my_role]
  if (pair.status === 'waiting') return words.waitsForAdmin
  if (pair.status === 'ended') return words.endedOn({ day: day(pair.ended_at ?? pair.created_at) })
  return words.since[pair.my_role]({ day: day(pair.began_at ?? pair.created_at) })
}
