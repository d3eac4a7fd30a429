import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import Type from 'typebox'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { startModelEndpoint } from '#test/model-endpoint.ts'

const HOUR = 3_600_000
const clock = { time: Date.parse('2026-03-01T12:00:00Z'), now: () => clock.time }
const said = { sentences: ['Pray with a friend on Tuesday.', '  Read\nMark 1.  ', 'Rest on Sunday.', 'One too many.'] }
const model = await startModelEndpoint({ answer: said })
after(() => model.close())
const config = { LANGUAGE_MODEL_URL: model.url, LANGUAGE_MODEL_KEY: 'key', LANGUAGE_MODEL: 'test-model', DATABASE_CONNECTIONS: 12 }
const app = await startApp({ clock, config })
const hasty = await startApp({ clock, config: { ...config, LANGUAGE_MODEL_TIMEOUT: 100 } })
const without = await startApp({ clock })
const given = givenFor(app)
const church = await given.organization()
// The first question loads the client, however long that takes.
await app.services.languageModel!.ask({ instructions: '', data: {}, schema: Type.Object({}), maxOutputTokens: 1 })

const advice = async (person: Person, language = 'en'): Promise<string[]> => {
  const { status, body } = await person.get('/journey/progress', { headers: { 'accept-language': language } })
  assert.equal(status, 200)
  return body.data.ai_recommendations
}
const log = (person: Person, fields: object) => person.post('/journey', { activity_type: 'prayer', ...fields })
const tidied = ['Pray with a friend on Tuesday.', 'Read Mark 1.', 'Rest on Sunday.']
const beginning = /^Set ten minutes aside for prayer/

it('the model says up to three sentences, and is asked again only after a day', async () => {
  const person = await given.person({ of: church })
  model.requests.length = 0
  assert.deepEqual(await advice(person), tidied)
  clock.time += 23 * HOUR
  assert.deepEqual(await advice(person), tidied)
  assert.equal(model.requests.length, 1)
  clock.time += 2 * HOUR
  await advice(person)
  assert.equal(model.requests.length, 2)
})

it('whoever belongs to no organization has nobody who pays for the model, and gets the rules', async () => {
  const person = await given.person()
  await app.services.db.pool.query('insert into subscriptions (user_id, status) values ($1, $2)', [person.id, 'active'])
  model.requests.length = 0
  assert.match((await advice(person))[0]!, beginning)
  assert.equal(model.requests.length, 0)
})

it('ten readers at once make the model be asked once; all get recommendations', async () => {
  const person = await given.person({ of: church })
  model.requests.length = 0
  const answers = await sendWhileLocked(
    app.services.db,
    (tx) => tx.run(sql`lock table journey_recommendations in share row exclusive mode`),
    () => Array.from({ length: 10 }, () => person.get('/journey/progress')),
  )
  assert.equal(model.requests.length, 1)
  for (const { status, body } of answers) assert.deepEqual([status, body.data.ai_recommendations.length > 0], [200, true])
  assert.deepEqual(await advice(person), tidied)
})

it('the model sees figures alone: no notes, no activity in a person’s own words, no name, no topic of the survey', async () => {
  const person = await given.person({ of: church, name: 'Zeisig Canary' })
  await log(person, { activity_type: 'Canary watching', notes: 'canary notes', duration_minutes: 500 })
  await log(person, { activity_type: 'worship', duration_minutes: 45 })
  await person.post('/journal', { title: 'canary title', content: 'canary content' })
  model.requests.length = 0
  await advice(person)
  const [asked] = model.requests
  assert.match(asked!.data, /worship 45/)
  assert.ok(!JSON.stringify(asked!.body).toLowerCase().includes('canary'))
  assert.ok(!app.logged.join('').toLowerCase().includes('canary'))
})

it('a model that is slow leaves the rules to speak', async () => {
  const given = givenFor(hasty)
  const person = await given.person({ of: await given.organization() })
  model.replies.splice(0, model.replies.length, { hang: 'silent' })
  assert.match((await advice(person))[0]!, beginning)
})

it('a model that is down, cut off, refusing or talking nonsense leaves the rules to speak, and is left alone for ten minutes', async () => {
  const failures = [
    { status: 500 },
    { cut: 'midway' },
    { status: 401 },
    { text: 'Pray more!' },
    { answer: { sentences: [] } },
    { answer: { sentences: ['x'.repeat(301), ' '] } },
  ] as const
  for (const failure of failures) {
    const person = await given.person({ of: church })
    model.replies.splice(0, model.replies.length, failure as never)
    assert.match((await advice(person))[0]!, beginning)
    model.replies.splice(0, model.replies.length, { answer: said })
    model.requests.length = 0
    assert.match((await advice(person))[0]!, beginning)
    assert.equal(model.requests.length, 0)
    clock.time += 11 * 60_000
    assert.deepEqual(await advice(person), tidied)
  }
})

it('without a model the rules speak from the figures', async () => {
  const given = givenFor(without)
  const person = await given.person({ of: await given.organization() })
  assert.deepEqual(await advice(person), [
    'Set ten minutes aside for prayer tomorrow, at a time of day that is usually quiet.',
    'Read one chapter of a Gospel this week and write down a sentence that stayed with you.',
    'Tie your time with God to something you do every day anyway, such as breakfast or the way home.',
  ])
  const day = (ago: number) => new Date(clock.time - ago * 24 * HOUR).toISOString().slice(0, 10)
  for (const activity_type of ['study', 'service', 'fellowship']) await log(person, { activity_type, duration_minutes: 10 })
  await log(person, { activity_type: 'worship', duration_minutes: 60, date: day(40) })
  for (let ago = 0; ago < 7; ago++) await log(person, { date: day(ago), duration_minutes: 5 })
  assert.deepEqual(await advice(person), [
    'Some weeks ago there was more room for worship. Perhaps this week has a moment for it.',
    'You have kept at it for 7 days in a row. Go on in the same rhythm.',
  ])
})

it('the model is asked for the reader’s language, once a day in each, and nobody gets what it said in another', async () => {
  const person = await given.person({ of: church })
  const german = { sentences: ['Bete am Dienstag mit jemandem.'] }
  model.requests.length = 0
  assert.deepEqual(await advice(person), tidied)
  model.replies.splice(0, model.replies.length, { answer: german })
  assert.deepEqual(await advice(person, 'de'), german.sentences)
  model.replies.splice(0, model.replies.length, { answer: said })
  assert.deepEqual(await advice(person, 'de-AT'), german.sentences)
  assert.deepEqual(await advice(person), tidied)
  assert.equal(model.requests.length, 2)
  assert.match(model.requests[0]!.instructions, /Plain English/)
  assert.match(model.requests[1]!.instructions, /Plain German/)
})

it('the rules speak the reader’s language, with activities as it calls them, and others as people named them', async () => {
  const given = givenFor(without)
  const person = await given.person({ of: await given.organization() })
  const day = (ago: number) => new Date(clock.time - ago * 24 * HOUR).toISOString().slice(0, 10)
  for (const activity_type of ['prayer', 'study', 'service', 'fellowship']) await log(person, { activity_type, duration_minutes: 10 })
  await log(person, { activity_type: 'worship', duration_minutes: 60, date: day(40) })
  await log(person, { activity_type: 'choir', duration_minutes: 30, date: day(40) })
  const expected = { de: ['„Lobpreis“', '„choir“'], es: ['«adoración»', '«choir»'], ar: ['«العبادة والتسبيح»', '«choir»'] }
  for (const [language, activities] of Object.entries(expected)) {
    const sentences = await advice(person, language)
    for (const [index, activity] of activities.entries()) assert.match(String(sentences[index]), new RegExp(activity))
  }
  const { body } = await person.get('/journey/progress', { headers: { 'accept-language': 'de' } })
  assert.deepEqual(body.data.areas_of_growth, ['worship', 'choir'])
})
