import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { givenDay } from '#test/given-journal.ts'
import { givenSurvey } from '#test/given-onboarding.ts'
import { answersTo, givenTraining, quizOf, start, submit } from '#test/given-trainings.ts'

const clock = { time: Date.parse('2026-03-31T12:00:00Z'), now: () => clock.time }
const app = await startApp({ clock })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()

const ago = (days: number) => Temporal.PlainDate.from('2026-03-31').subtract({ days }).toString()
const journey = async (person: Person, query = '') => (await person.get(`/journey${query}`)).body.data
const progress = async (person: Person) => (await person.get('/journey/progress')).body.data

it('the log shows what one logged, with notes, to oneself alone', async () => {
  const [person, other] = await given.people(2, church)
  const { id } = await givenDay(person!, { activity_type: 'STUDY', duration_minutes: 30, notes: 'Romans 8', date: ago(1) })
  const expected = [{ id, date: ago(1), activity: 'study', duration_minutes: 30, notes: 'Romans 8' }]
  assert.deepEqual((await journey(person!)).journey_data, expected)
  assert.deepEqual((await journey(other!)).journey_data, [])
  assert.equal((await other!.delete(`/journey/${id}`)).status, 404)
  assert.equal((await person!.delete(`/journey/${id}`)).status, 200)
  assert.deepEqual((await journey(person!)).journey_data, [])
})

it('the log holds a year, or the days that are asked for', async () => {
  const person = await given.person({ of: church })
  for (const days of [0, 364, 365]) await givenDay(person, { date: ago(days) })
  const dates = async (query: string) => (await journey(person, query)).journey_data.map(({ date }: { date: string }) => date)
  assert.deepEqual(await dates(''), [ago(0), ago(364)])
  assert.deepEqual(await dates(`?to=${ago(1)}`), [ago(364)])
  assert.deepEqual(await dates(`?from=${ago(365)}&to=${ago(365)}`), [ago(365)])
  assert.equal((await person.get('/journey?from=2026-02-30')).status, 422)
})

it('the focus is what took the most minutes in 30 days, then the most entries, then the newest', async () => {
  const person = await given.person({ of: church })
  await givenSurvey(person, { focus_topics: ['Hope', 'Faith'] })
  await givenDay(person, { activity_type: 'rest', duration_minutes: 900, date: ago(30) })
  assert.equal((await journey(person)).current_focus, 'Hope')
  await givenDay(person, { activity_type: 'study', duration_minutes: 40, date: ago(29) })
  await givenDay(person, { activity_type: 'prayer', duration_minutes: 40, date: ago(3) })
  assert.equal((await journey(person)).current_focus, 'prayer')
  await givenDay(person, { activity_type: 'study', duration_minutes: 0, date: ago(29) })
  assert.equal((await journey(person)).current_focus, 'study')
})

it('after core activities that were never logged, growth is sought where minutes fell most', async () => {
  const person = await given.person({ of: church })
  for (const activity_type of ['prayer', 'study', 'service']) await givenDay(person, { activity_type, duration_minutes: 10 })
  for (const [activity_type, minutes] of [
    ['worship', 30],
    ['giving', 60],
    ['rest', 60],
    ['study', 10],
  ] as const)
    await givenDay(person, { activity_type, duration_minutes: minutes, date: ago(45) })
  assert.deepEqual((await progress(person)).areas_of_growth, ['fellowship', 'giving', 'rest'])
  // Once logged, ever so long ago, it is no longer sought as such; only the 30 days before the last 30 are compared with them.
  await givenDay(person, { activity_type: 'fellowship', duration_minutes: 500, date: ago(60) })
  assert.deepEqual((await progress(person)).areas_of_growth, ['giving', 'rest', 'worship'])
  await givenDay(person, { activity_type: 'fellowship', duration_minutes: 500, date: ago(59) })
  assert.deepEqual((await progress(person)).areas_of_growth, ['fellowship', 'giving', 'rest'])
})

it('of activities whose minutes fell as much, growth is sought in the order of their names', async () => {
  const person = await given.person({ of: church })
  for (const activity_type of ['prayer', 'study', 'service', 'worship', 'fellowship'])
    await givenDay(person, { activity_type, duration_minutes: 0 })
  for (const activity_type of ['Zuhören', 'Ökumene', 'ora']) await givenDay(person, { activity_type, duration_minutes: 10, date: ago(45) })
  assert.deepEqual((await progress(person)).areas_of_growth, ['ökumene', 'ora', 'zuhören'])
})

it('overall progress is the mean over what was begun or assigned, and milestones are what was finished', async () => {
  const person = await given.person({ of: church })
  const modules = [1, 2, 3].map((n) => ({ title: `Part ${n}`, content: '<p>Read</p>' }))
  const training = await givenTraining({ by: church.admin, of: church, type: 'Basics', modules, ...quizOf(4) })
  await start(person, training)
  await person.post(`/qualifications/update-progress/${training.id}`, { module_id: training.modules[0]!.id, status: 'completed' })
  assert.equal((await progress(person)).overall_progress, 25)
  await submit(person, training, answersTo(4, 4))
  assert.equal((await progress(person)).overall_progress, 50)
  const assigned = await givenTraining({ by: church.admin, of: church, type: 'Basics' })
  await church.admin.post('/qualifications/assign', { qualification_id: assigned.id, user_ids: [person.id] })
  assert.equal((await progress(person)).overall_progress, 25)

  const badge = await givenBadge({ of: church })
  const challenge = await givenChallenge({ of: church, duration_days: 3, badge_id: badge.id, points_awarded: 10 })
  await person.post(`/challenges/start/${challenge.id}`)
  clock.time = Date.now() // no check-in before the start, which the database dates
  await person.post(`/challenges/check-in/${challenge.id}`)
  assert.equal((await progress(person)).overall_progress, 28)
  await person.post(`/challenges/complete/${challenge.id}`)
  assert.equal((await progress(person)).overall_progress, 50)
  assert.equal((await journey(person)).milestones_completed, 2)
})

it('what one began and may no longer see counts only if it was completed', async () => {
  const person = await given.person({ of: elsewhere })
  await app.services.db.pool.query('insert into subscriptions (user_id, status) values ($1, $2)', [person.id, 'active'])
  const [begun, done] = [await givenChallenge({ of: elsewhere }), await givenChallenge({ of: elsewhere })]
  for (const { id } of [begun, done]) await person.post(`/challenges/start/${id}`)
  await person.post(`/challenges/complete/${done.id}`)
  assert.equal((await progress(person)).overall_progress, 50)
  await elsewhere.admin.delete(`/organizations/${elsewhere.id}/members/${person.id}`)
  assert.equal((await progress(person)).overall_progress, 100)
})
