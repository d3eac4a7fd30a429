// Questions that were drafted: what of them needs a closer look, and which of new ones are new.
import type { Question } from '#web/features/trainings/managing/edited.ts'

export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLocaleLowerCase()

export type Doubt = 'answerInQuestion' | 'longestIsRight'

/** Why somebody should look twice. */
export function doubtOf({ question, options, correct_answer_index }: Question): Doubt | undefined {
  const right = options[correct_answer_index] ?? ''
  if (plain(right).length > 3 && ` ${plain(question)} `.includes(` ${plain(right)} `)) return 'answerInQuestion'
  const others = options.filter((_, place) => place !== correct_answer_index).map(({ length }) => length)
  return right.length > 40 && right.length > 2 * Math.max(...others) ? 'longestIsRight' : undefined
}

/** Those of some questions that ask nothing that is asked already. */
export function fresh(drafted: readonly Question[], known: readonly Question[]): Question[] {
  const asked = new Set(known.map(({ question }) => plain(question)))
  return drafted.filter(({ question }) => !asked.has(plain(question)))
}
