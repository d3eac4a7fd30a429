import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type StoredNotice, textOf } from '#features/notifications/notice.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { wordsOf } from '#words/languages.ts'
import { remindOfDue } from './reminding.ts'

let now = Date.parse('2030-05-01T12:00:00Z')
const clock = { now: () => now }
const app = await startApp({ clock })
const { db, log } = app.services
const given = givenFor(app)
const church = await given.organization()
const { signal } = new AbortController()

/** Looks at the clock every hour, from one moment to another. */
async function hours(from: string, to: string) {
  for (now = Date.parse(from); now <= Date.parse(to); now += 3_600_000) await remindOfDue({ db, log, clock, signal })
}
const remindersOf = async ({ id }: Person) =>
  (
    await db.many<StoredNotice>(sql`
      select kind, params, title, body from notifications join notices on notices.id = notice_id where kind = 'training_due' and user_id = ${id} order by notices.id`)
  ).map((notice) => textOf(notice, wordsOf('en')).body.replace(/^“.+” /, ''))

/** A training, given to people at a moment. */
async function assigned(people: Person[], due_date: string, at = '2030-05-01T12:00:00Z') {
  const training = await givenTraining({ by: church.admin, of: church })
  now = Date.parse(at)
  const { status, text } = await church.admin.post('/qualifications/assign', {
    qualification_id: training.id,
    user_ids: people.map(({ id }) => id),
    due_date,
  })
  assert.equal(status, 200, text)
  await db.run(sql`update training_assignments set dated_at = ${at}::timestamptz where training_id = ${training.id}`)
  return training
}

it('reminds people three days before and on the day, in the morning of their own place, once', async () => {
  const [here, east, west] = await Promise.all(
    [null, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timezone) => given.person({ of: church, timezone })),
  )
  await assigned([here!, east!, west!], '2030-05-20')
  const before = 'is due on 20 May 2030.'
  const on = 'is due today.'

  await hours('2030-05-02T00:05:00Z', '2030-05-16T17:05:00Z')
  assert.deepEqual(await Promise.all([here!, east!, west!].map(remindersOf)), [[], [], []])
  await hours('2030-05-16T18:05:00Z', '2030-05-16T18:05:00Z') // 8 o'clock on the 17th at Kiritimati
  assert.deepEqual(await Promise.all([here!, east!, west!].map(remindersOf)), [[], [before], []])
  await hours('2030-05-16T19:05:00Z', '2030-05-17T08:05:00Z')
  assert.deepEqual(await Promise.all([here!, east!, west!].map(remindersOf)), [[before], [before], []])
  await hours('2030-05-17T09:05:00Z', '2030-05-17T19:05:00Z')
  assert.deepEqual(await Promise.all([here!, east!, west!].map(remindersOf)), [[before], [before], [before]])
  await hours('2030-05-17T20:05:00Z', '2030-05-20T08:05:00Z')
  assert.deepEqual(await Promise.all([here!, east!, west!].map(remindersOf)), [[before, on], [before, on], [before]])
  await hours('2030-05-20T09:05:00Z', '2030-05-25T00:05:00Z')
  assert.deepEqual(await Promise.all([here!, east!, west!].map(remindersOf)), [
    [before, on],
    [before, on],
    [before, on],
  ])
})

it('reminds once, also when ten look at the same time', async () => {
  const person = await given.person({ of: church })
  await assigned([person], '2031-05-20')
  now = Date.parse('2031-05-17T10:00:00Z')
  await Promise.all(Array.from({ length: 10 }, () => remindOfDue({ db, log, clock, signal })))
  assert.equal((await remindersOf(person)).length, 1)
})

it('reminds nobody who has completed the training, or has left, and of nothing that is deleted', async () => {
  const [done, gone, idle] = await given.people(3, church)
  const training = await assigned([done!, gone!], '2032-05-20')
  await givenCompletion(done!, training)
  await church.admin.delete(`/organizations/${church.id}/members/${gone!.id}`)
  const deleted = await assigned([idle!], '2032-05-20')
  await church.admin.delete(`/qualifications/${deleted.id}`)
  await hours('2032-05-16T00:05:00Z', '2032-05-21T00:05:00Z')
  assert.deepEqual(await Promise.all([done!, gone!, idle!].map(remindersOf)), [[], [], []])
})

it('reminds again when the date has changed, and not of what was told just now', async () => {
  const person = await given.person({ of: church })
  const training = await assigned([person], '2033-05-20')
  await hours('2033-05-17T08:05:00Z', '2033-05-17T20:05:00Z')
  await church.admin.post('/qualifications/assign', { qualification_id: training.id, user_ids: [person.id], due_date: '2033-06-20' })
  await db.run(sql`update training_assignments set dated_at = '2033-05-18T12:00:00Z' where training_id = ${training.id}`)
  await hours('2033-05-18T08:05:00Z', '2033-06-25T00:05:00Z')
  assert.deepEqual(await remindersOf(person), ['is due on 20 May 2033.', 'is due on 20 June 2033.', 'is due today.'])

  const late = await given.person({ of: church })
  await assigned([late], '2034-05-20', '2034-05-18T09:00:00Z')
  await hours('2034-05-18T09:05:00Z', '2034-05-22T00:05:00Z')
  assert.deepEqual(await remindersOf(late), ['is due today.'])
})

it('makes up for a morning on which the service rested', async () => {
  const person = await given.person({ of: church })
  await assigned([person], '2035-05-20')
  await hours('2035-05-18T15:05:00Z', '2035-05-18T20:05:00Z')
  assert.deepEqual(await remindersOf(person), ['is due on 20 May 2035.'])
})
