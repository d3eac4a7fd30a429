import assert from 'node:assert/strict'
import { it } from 'node:test'
import { attemptsLeft, fitting, reviewOf, reviewOfAttempt, toSend, unanswered } from './quiz-answers.ts'

const questions = [
  { question: 'Who led them out?', options: ['Moses', 'Joshua'] },
  { question: 'Who led them in?', options: ['Moses', 'Joshua'] },
  { question: 'Who was his sister?', options: ['Miriam', 'Deborah', 'Ruth'] },
]

it('sends what was chosen, and knows what was not', () => {
  assert.deepEqual(toSend([0, undefined, 2]), [
    { question_index: 0, selected_answer_index: 0 },
    { question_index: 2, selected_answer_index: 2 },
  ])
  assert.deepEqual(unanswered([0, undefined], 3), [1, 2])
})

it('shows the right answers as far as the service tells them', () => {
  const results = [
    { question_index: 0, correct: true },
    { question_index: 1, correct: false, correct_answer_index: 1 },
    { question_index: 2, correct: false },
  ]
  const review = reviewOf(questions, [0, 0, undefined], { results })
  assert.deepEqual(
    review.map(({ chosen, isRight, right }) => [chosen, isRight, right]),
    [
      [0, true, 0],
      [0, false, 1],
      [null, false, undefined],
    ],
  )
  const attempt = results.map((result, place) => ({ ...result, ...questions[place]!, selected_answer_index: [0, 0, null][place]! }))
  assert.deepEqual(reviewOfAttempt({ results: attempt }), review)
})

it('counts the attempts that are left, where they are counted', () => {
  assert.deepEqual([attemptsLeft(null, 9), attemptsLeft(3, 1), attemptsLeft(3, 4)], [null, 2, 0])
})

it('takes of a draft what fits the questions of now', () => {
  assert.deepEqual(fitting([1, 2, 2], questions), [1, undefined, 2])
  assert.deepEqual(fitting('nonsense', questions), [undefined, undefined, undefined])
})
