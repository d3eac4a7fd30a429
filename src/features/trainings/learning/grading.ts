// Compares answers with a quiz: which are right, what score that makes, and whether it is enough.
import { type FieldErrors, refuseInvalid } from '#platform/http/errors.ts'
import type { Questions } from '../queries.ts'

const PASS_MARK = 70

export const isPass = (score: number) => score >= PASS_MARK

export interface Answer {
  question_index: number
  /** None where the question was skipped. */
  selected_answer_index?: number | null
}

/** For each question the option that was chosen, null where none was. A 422 for answers to no question, to one twice, or with no option. */
export function answerPerQuestion(answers: Answer[], questions: Questions): (number | null)[] {
  const choices: (number | null)[] = questions.map(() => null)
  const answered = new Set<number>()
  const errors: FieldErrors = {}
  const wrong = (field: string, rule: 'invalid_choice' | 'duplicate') => (errors[field] = [{ rule }])
  for (const [index, { question_index, selected_answer_index }] of answers.entries()) {
    const question = `answers.${index}.question_index`
    const option = `answers.${index}.selected_answer_index`
    const choice = selected_answer_index ?? null
    if (!questions[question_index]) wrong(question, 'invalid_choice')
    else if (answered.has(question_index)) wrong(question, 'duplicate')
    else if (choice !== null && questions[question_index].options[choice] === undefined) wrong(option, 'invalid_choice')
    else choices[question_index] = choice
    answered.add(question_index)
  }
  refuseInvalid(errors)
  return choices
}

/** The right answer is told where the choice was wrong. */
export const resultsOf = (choices: (number | null)[], questions: Questions) =>
  questions.map(({ correct_answer_index }, question_index) => {
    const correct = choices[question_index] === correct_answer_index
    return { question_index, correct, ...(correct ? {} : { correct_answer_index }) }
  })

/** The score in whole percent, rounded down. */
export const scoreOf = (correct: number, total: number) => Math.floor((100 * correct) / total)
