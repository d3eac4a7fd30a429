import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { answersTo, givenTraining, progressIn, quizOf, start, submit } from '#test/given-trainings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

async function learnerOf(fields: object) {
  const training = await givenTraining({ by: leader, of: church, ...fields })
  const learner = await given.person({ of: church })
  await start(learner, training)
  const attempts = async () => (await learner.get(`/qualifications/${training.id}/attempts`)).body.data
  return { training, learner, attempts }
}

it('never takes more attempts than there are, however many come at once (attempts_exhausted)', async () => {
  const { training, learner, attempts } = await learnerOf({ ...quizOf(10), max_attempts: 3 })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => submit(learner, training, answersTo(10, n))))
  assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
    assert.equal(status, 422)
    assert.deepEqual([body.error_type, body.attempts, body.max_attempts], ['attempts_exhausted', 3, 3])
  }
  assert.equal((await attempts()).length, 3)
})

it('keeps the pass and the best score when good and bad attempts come at once', async () => {
  const { training, learner, attempts } = await learnerOf(quizOf(10))
  await Promise.all([3, 9, 0, 5, 10, 2, 7, 1, 4, 6].map((right) => submit(learner, training, answersTo(10, right))))
  const { quiz_score, quiz_passed } = await progressIn(learner, training)
  assert.deepEqual([quiz_score, quiz_passed], [100, true])
  assert.equal((await attempts()).length, 10)
})

it('takes a submission with the same Idempotency-Key as one attempt', async () => {
  const { training, learner, attempts } = await learnerOf({ ...quizOf(2), max_attempts: 2 })
  const send = () =>
    learner.post(`/qualifications/${training.id}/submit-quiz`, answersTo(2, 1), { headers: { 'idempotency-key': `quiz ${training.id}` } })
  const answers = await Promise.all([send(), send(), send()])
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.score]),
    Array(3).fill([200, 50]),
  )
  assert.equal((await attempts()).length, 1)
})

it('compares answers with the questions that were read, also when these are edited meanwhile', async () => {
  const { training, learner, attempts } = await learnerOf(quizOf(4))
  const swapped = quizOf(4).quiz_data.questions.map((question) => ({
    ...question,
    correct_answer_index: 3 - question.correct_answer_index,
  }))
  await leader.put(`/qualifications/${training.id}`, { quiz_data: { questions: swapped } })
  const { quiz_version } = training
  assert.equal((await submit(learner, training, { ...answersTo(4, 4), quiz_version })).body.score, 100)
  assert.equal((await submit(learner, training, answersTo(4, 4))).body.score, 0)
  const [newer, older] = await attempts()
  assert.deepEqual([older.quiz_version, older.score, older.passed], [1, 100, true])
  assert.deepEqual([newer.quiz_version, newer.score, newer.passed], [2, 0, false])
  assert.deepEqual(newer.results[0], {
    question_index: 0,
    correct: false,
    correct_answer_index: 3,
    question: 'Question 1?',
    options: ['A', 'B', 'C', 'D'],
    selected_answer_index: 0,
  })
})

it('lists attempts page by page, and no more of long questions than one answer holds', async () => {
  const { training, learner } = await learnerOf(quizOf(1))
  for (let n = 0; n < 3; n++) await submit(learner, training, answersTo(1, 1))
  const read = async (query: string) => (await learner.get(`/qualifications/${training.id}/attempts?${query}`)).body
  const [first, all] = [await read('per_page=2'), await read('')]
  const second = await read(`per_page=2&cursor=${encodeURIComponent(first.meta.next_cursor)}`)
  assert.deepEqual([...first.data, ...second.data], all.data)
  assert.deepEqual([first.data.length, second.data.length, second.meta.next_cursor], [2, 1, null])

  const long = JSON.stringify([{ question: '“'.repeat(700_000), options: ['A', 'B'], correct_answer_index: 0 }])
  await db.run(sql`update training_quizzes set questions = ${long}::jsonb where training_id = ${training.id}`)
  const cut = await read('')
  assert.equal(cut.data.length, 1)
  assert.equal((await read(`cursor=${encodeURIComponent(cut.meta.next_cursor)}`)).data[0].id, all.data[1].id)
})

it('takes answers to an older version for a day only, and to none that never was', async () => {
  const { training, learner } = await learnerOf(quizOf(1))
  await leader.put(`/qualifications/${training.id}`, quizOf(2))
  await db.run(
    sql`update training_quizzes set replaced_at = now() - interval '25 hours' where training_id = ${training.id} and version = 1`,
  )
  for (const quiz_version of [1, 3]) {
    const { status, body } = await submit(learner, training, { ...answersTo(1, 1), quiz_version })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['quiz_version']])
  }
})

it('remembers what was not answered as no choice', async () => {
  const { training, learner, attempts } = await learnerOf(quizOf(3))
  await submit(learner, training, { answers: [{ question_index: 2, selected_answer_index: 2 }] })
  const [attempt] = await attempts()
  assert.deepEqual(
    attempt.results.map(({ selected_answer_index, correct }: { selected_answer_index: number | null; correct: boolean }) => [
      selected_answer_index,
      correct,
    ]),
    [
      [null, false],
      [null, false],
      [2, true],
    ],
  )
})

it('takes null for a question that somebody passes over, once as any other answer', async () => {
  const { training, learner, attempts } = await learnerOf(quizOf(2))
  const skipped = { question_index: 1, selected_answer_index: null }
  const { body } = await submit(learner, training, { answers: [{ question_index: 0, selected_answer_index: 0 }, skipped] })
  assert.deepEqual([body.score, body.results[1]], [50, { question_index: 1, correct: false, correct_answer_index: 1 }])
  const twice = await submit(learner, training, { answers: [skipped, { ...skipped, selected_answer_index: 1 }] })
  assert.deepEqual([twice.status, Object.keys(twice.body.errors)], [422, ['answers.1.question_index']])
  assert.equal((await attempts()).length, 1)
})

it('takes null for the half that the quiz does not ask for, and refuses it for the half that it does', async () => {
  const refusal = async (...sent: Parameters<typeof submit>) => {
    const { status, body } = await submit(...sent)
    return [status, body.errors]
  }
  const consent = await learnerOf({ quiz_type: 'completion_consent' })
  const required = (field: string) => [422, { [field]: [`The ${field} field is required.`] }]
  assert.deepEqual(await refusal(consent.learner, consent.training, { consent: null, answers: null }), required('consent'))
  assert.equal((await submit(consent.learner, consent.training, { consent: true, answers: null })).status, 200)
  const choice = await learnerOf(quizOf(1))
  for (const answers of [null, []])
    assert.deepEqual(await refusal(choice.learner, choice.training, { consent: null, answers }), required('answers'))
  assert.equal((await submit(choice.learner, choice.training, { consent: null, ...answersTo(1, 1) })).body.score, 100)
})

it('keeps a pass when the kind of quiz changes', async () => {
  const { training, learner } = await learnerOf({ quiz_type: 'completion_consent' })
  await submit(learner, training, { consent: true })
  await leader.put(`/qualifications/${training.id}`, quizOf(2))
  await submit(learner, training, answersTo(2, 0))
  const { quiz_score, quiz_passed } = await progressIn(learner, training)
  assert.deepEqual([quiz_score, quiz_passed], [0, true])
})
