import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { startModelEndpoint } from '#test/model-endpoint.ts'

const content = readFileSync(new URL('./built-in-quiz-writer/examples/prayer.txt', import.meta.url), 'utf8')
const good = {
  questions: [
    {
      question: 'What does adoration tell God?',
      right_answer: 'Who he is and why we love him',
      wrong_answers: ['What we have done wrong', 'What we need today', 'How long the trouble lasts'],
      evidence: 'Adoration tells God who he is and why we love him.',
    },
    {
      question: 'Where did Elijah meet God?',
      right_answer: 'On Mount Horeb',
      wrong_answers: ['On Mount Zion', 'By the river Jordan', 'In the temple'],
      evidence: 'Elijah met God on Mount Horeb, not in the wind, the earthquake or the fire, but in a still small voice.',
    },
    {
      question: 'What answer did Paul receive about the thorn in his flesh?',
      right_answer: 'Grace',
      wrong_answers: ['Wealth', 'Silence', 'Another letter'],
      evidence: 'Paul asked three times for the thorn in his flesh to be removed, and the answer he received was not healing but grace.',
    },
  ],
}

const endpoint = await startModelEndpoint({ answer: good })
after(() => endpoint.close())
const app = await startApp({ config: { LANGUAGE_MODEL_URL: endpoint.url, LANGUAGE_MODEL: 'm', LANGUAGE_MODEL_CALLS_PER_DAY: 4 } })
const { db } = app.services
const given = givenFor(app)

async function leaderWithTraining(fields: object = {}) {
  const church = await given.organization()
  const training = await givenTraining({ by: church.admin, of: church, content, ...fields })
  const propose = (headers: Record<string, string> = {}) =>
    church.admin.post(`/qualifications/${training.id}/generate-quiz`, { question_count: 3 }, { headers })
  return { church, training, propose }
}
const callsOf = async ({ id }: { id: number }) =>
  (await db.maybe<{ calls: number }>(sql`select calls from language_model_days where organization_id = ${id}`))?.calls ?? 0
const isByModel = ({ body }: { body: { data: { questions: { question: string }[] } } }) =>
  body.data.questions.some(({ question }) => question === 'Where did Elijah meet God?')

it('proposes what the model wrote, in a form that can be saved as it is', async () => {
  const { church, training, propose } = await leaderWithTraining()
  const proposal = await propose()
  assert.equal(proposal.status, 200, proposal.text)
  assert.ok(isByModel(proposal))
  const saved = await church.admin.put(`/qualifications/${training.id}`, { quiz_type: 'multiple_choice', quiz_data: proposal.body.data })
  assert.deepEqual(saved.body.data.quiz_data, proposal.body.data)
})

it('asks about the texts of the modules too', async () => {
  const { propose } = await leaderWithTraining({ content: '', modules: [{ title: 'Prayer', content }] })
  assert.equal((await propose()).status, 200)
})

it('asks the model no more often in a day than the organization may, and then writes by itself', async () => {
  const { church, propose } = await leaderWithTraining()
  const before = endpoint.requests.length
  const answers = await Promise.all(Array.from({ length: 10 }, () => propose()))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(answers.filter(isByModel).length, 4)
  assert.deepEqual([endpoint.requests.length - before, await callsOf(church)], [4, 4])
  const other = await leaderWithTraining()
  assert.ok(isByModel(await other.propose()), 'other organizations have their own')
})

it('gives the same answer to the same Idempotency-Key, without asking again', async () => {
  const { church, propose } = await leaderWithTraining()
  const headers = { 'idempotency-key': 'quiz' }
  const first = await propose(headers)
  const second = await propose(headers)
  assert.deepEqual([second.status, second.headers['idempotency-replayed'], second.body], [200, 'true', first.body])
  assert.equal(await callsOf(church), 1)
})

it('waits for the model outside of any transaction, also with an Idempotency-Key', async () => {
  const { propose } = await leaderWithTraining()
  let inTransaction: number | undefined
  const usual = endpoint.replies[0]!
  endpoint.replies.unshift({
    answerWith: async () => {
      const open = sql`select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
      inTransaction = (await db.one<{ count: number }>(open)).count
      return good
    },
  })
  await propose({ 'idempotency-key': 'outside' })
  assert.equal(inTransaction, 0)
  assert.deepEqual(endpoint.replies, [usual])
})

it('says how many questions a short text is enough for', async () => {
  const usual = endpoint.replies.splice(0, endpoint.replies.length, { status: 500 })
  const { propose } = await leaderWithTraining({ content: '<p>Amen.</p>' })
  const { status, body } = await propose({ 'idempotency-key': 'thin' })
  assert.deepEqual([status, body.errors], [422, { question_count: ['The training’s text is too short for a quiz.'] }])
  endpoint.replies.splice(0, endpoint.replies.length, ...usual)
})

it('writes the quiz by itself where the model fails, and logs one word about it', async () => {
  const usual = endpoint.replies.splice(0, endpoint.replies.length, { status: 500 })
  const { propose } = await leaderWithTraining()
  const answer = await propose()
  assert.equal(answer.status, 200)
  assert.equal(answer.body.data.questions.length, 3)
  const line = app.logged.findLast((text) => text.includes('gave less than a quiz'))!
  assert.equal(JSON.parse(line).reason, 'unreachable')
  endpoint.replies.splice(0, endpoint.replies.length, ...usual)
})

const german = '<p>Beten heißt, mit Gott zu reden, wie ein Kind mit seinem Vater redet.</p>'.repeat(9)

it('asks the model to write in the language of the training', async () => {
  const { propose } = await leaderWithTraining({ language: 'de-AT' })
  await propose()
  assert.match(endpoint.requests.at(-1)!.instructions, /^Write in Austrian German, in plain sentences/m)
  for (const [language, name] of [
    ['pt-BR-x-church', 'Brazilian Portuguese'],
    ['mul', 'the language of the text'],
    [null, 'the language of the text'],
  ]) {
    const other = await leaderWithTraining({ language })
    assert.equal((await other.propose()).status, 200)
    assert.match(endpoint.requests.at(-1)!.instructions, new RegExp(`^Write in ${name}, `, 'm'))
  }
})

it('says that without a model it writes from English texts only, be the language said or seen', async () => {
  const usual = endpoint.replies.splice(0, endpoint.replies.length, { status: 500 })
  const code = { question_count: [{ rule: 'needs_english_or_model' }] }
  for (const fields of [
    { language: 'de' },
    { language: 'ar', content: '<p>صلاة</p>' },
    { content: german },
    { content: german, language: 'de' },
  ]) {
    const { propose } = await leaderWithTraining(fields)
    const { status, body } = await propose({ 'accept-language': 'de' })
    assert.deepEqual(
      [status, body.codes, body.errors.question_count],
      [422, code, ['Ohne Sprachmodell schreibt der Dienst nur aus englischen Texten ein Quiz.']],
    )
  }
  const english = await leaderWithTraining({ language: 'en-GB' })
  assert.equal((await english.propose()).status, 200)
  endpoint.replies.splice(0, endpoint.replies.length, ...usual)
})
