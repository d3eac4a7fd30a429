// What was answered in a quiz, and what came of it.
import type { Schemas } from '#web/api/asking.ts'

/** The option chosen for each question; undefined where none is chosen yet. */
export type Chosen = readonly (number | undefined)[]

export interface Reviewed {
  question: string
  options: readonly string[]
  /** The option that was chosen, if one was. */
  chosen: number | null
  isRight: boolean
  /** The right option, as far as the answer tells it. */
  right: number | undefined
}

export const toSend = (chosen: Chosen) =>
  chosen.flatMap((selected_answer_index, question_index) =>
    selected_answer_index === undefined ? [] : [{ question_index, selected_answer_index }],
  )

/** The places of the questions that have no answer, from 0. */
export const unanswered = (chosen: Chosen, questions: number): number[] =>
  Array.from({ length: questions }, (_, place) => place).filter((place) => chosen[place] === undefined)

export const reviewOf = (
  questions: readonly Pick<Schemas['AskedQuestion'], 'question' | 'options'>[],
  chosen: Chosen,
  { results }: Pick<Schemas['QuizResult'], 'results'>,
): Reviewed[] =>
  results.map(({ question_index, correct, correct_answer_index }) => {
    const { question, options } = questions[question_index]!
    const answer = chosen[question_index] ?? null
    return { question, options, chosen: answer, isRight: correct, right: correct ? (answer ?? undefined) : correct_answer_index }
  })

export const reviewOfAttempt = ({ results }: Pick<Schemas['QuizAttempt'], 'results'>): Reviewed[] =>
  results.map(({ question, options, correct, correct_answer_index, selected_answer_index }) => ({
    question,
    options,
    chosen: selected_answer_index,
    isRight: correct,
    right: correct ? (selected_answer_index ?? undefined) : correct_answer_index,
  }))

/** How often one may still try; null where there is no limit. */
export const attemptsLeft = (maxAttempts: number | null, made: number): number | null =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - made)

/** A draft fits only the questions that it answers. */
export const fitting = (draft: unknown, questions: readonly { options: readonly string[] }[]): Chosen =>
  questions.map(({ options }, place) => {
    const answer: unknown = Array.isArray(draft) ? draft[place] : undefined
    return typeof answer === 'number' && answer in options ? answer : undefined
  })
