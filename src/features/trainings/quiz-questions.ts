// Multiple-choice questions as a training holds them.
import { seededRandom, shuffle } from '#platform/seeded-random.ts'

export type QuizQuestion = { question: string; options: string[]; correct_answer_index: number }

export type Answered = { question: string; right: string; wrong: string[] }

/** Puts each right answer among its three wrong ones, at every place about as often, in an order that depends on the seed alone. */
export function shuffleAnswers(questions: Answered[], seed: string): QuizQuestion[] {
  const random = seededRandom(seed)
  const places: number[] = []
  while (places.length < questions.length) places.push(...shuffle([0, 1, 2, 3], random))
  return questions.map(({ question, right, wrong }, i) => ({
    question,
    options: wrong.toSpliced(places[i]!, 0, right),
    correct_answer_index: places[i]!,
  }))
}
