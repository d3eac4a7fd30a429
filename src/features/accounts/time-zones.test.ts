import assert from 'node:assert/strict'
import { it } from 'node:test'
import { remindOfDue } from '#features/trainings/assignment/reminding.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization({ timezone: 'Pacific/Kiritimati' })

it('are refused where only some know them who use them', async () => {
  const person = await given.person({ of: church })
  for (const timezone of ['IST', 'BST', 'SystemV/EST5EDT', 'US/Pacific-New', '+02:00']) {
    assert.equal((await person.patch('/user', { timezone })).status, 422, timezone)
    assert.equal((await church.admin.patch(`/organizations/${church.id}`, { timezone })).status, 422, timezone)
  }
  assert.equal((await person.patch('/user', { timezone: 'Asia/Kolkata' })).status, 200)
})

it('that are not known any more break nothing: the person goes by their church’s, the church by UTC', async () => {
  const person = await given.person({ of: church })
  const training = await givenTraining({ by: church.admin, of: church })
  const [next, due] = [await givenTraining({ by: church.admin, of: church }), await givenTraining({ by: church.admin, of: church })]
  const challenge = await givenChallenge({ of: church })
  await church.admin.post('/qualifications/assign', { qualification_id: due.id, user_ids: [person.id], due_date: '2100-01-01' })
  await church.admin.post('/qualifications/assign', { qualification_id: training.id, user_ids: [person.id] })
  await db.run(sql`update users set timezone = 'Mars/Olympus' where id in (${person.id}, ${church.admin.id})`)

  const { date } = (await person.post('/journal', { title: 'Today', content: 'Grace' })).body.data
  assert.equal(date, Temporal.Now.plainDateISO('Pacific/Kiritimati').toString())
  await givenCompletion(person, training)
  await person.post(`/challenges/start/${challenge.id}`)

  await db.run(sql`update organizations set timezone = 'Moon/Tranquillity' where id = ${church.id}`)
  const asked = [
    person.post('/journey', { activity_type: 'prayer', duration_minutes: 5 }),
    person.get('/journey'),
    person.get('/journey/progress'),
    person.post(`/challenges/check-in/${challenge.id}`),
    person.get(`/qualifications/${training.id}/certificate`),
    church.admin.get(`/qualifications/users-progress?organization_id=${church.id}`),
    church.admin.get(`/manage/challenges/completions?organization_id=${church.id}&since=2026-01-01`),
    church.admin.get(`/organizations/${church.id}/audit-log?from=2026-01-01&to=9999-12-31`),
  ]
  for (const answer of await Promise.all(asked)) assert.ok(answer.status < 500 && answer.status !== 404, answer.text.slice(0, 300))
  await givenCompletion(person, next)

  await db.run(sql`update training_assignments set dated_at = '2099-01-01T00:00:00Z' where training_id = ${due.id}`)
  const clock = { now: () => Date.parse('2100-01-01T12:00:00Z') }
  await remindOfDue({ db, log: app.services.log, clock, signal: new AbortController().signal })
  const told = await db.many(sql`
    select from notifications join notices on notices.id = notice_id where kind = 'training_due' and user_id = ${person.id}`)
  assert.equal(told.length, 1)
})

it('give days that end where years do', async () => {
  const entries = async (query: string) => (await church.admin.get(`/organizations/${church.id}/audit-log?${query}`)).body.data.length
  assert.ok((await entries('from=0001-01-01')) > 0)
  assert.ok((await entries('to=9999-12-31')) > 0)
  assert.equal(await entries('from=9999-12-31'), 0)
  assert.equal(await entries('to=0001-01-01'), 0)
})
