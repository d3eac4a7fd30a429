import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'

let now = Date.parse('2030-05-01T12:00:00Z')
const app = await startApp({ clock: { now: () => now } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

const assign = (training: { id: number }, people: Person[], due_date: string | null) =>
  leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: people.map(({ id }) => id), due_date })
const remind = async (training: { id: number }, people: { id: number }[], by = leader, options = {}) =>
  by.post(`/qualifications/${training.id}/reminders`, { user_ids: people.map(({ id }) => id) }, options)
const remindersOf = async (person: Person, language = 'en') => {
  const { body } = await person.get('/notifications', { headers: { 'accept-language': language } })
  return (body.data as { kind: string; title: string; body: string }[])
    .filter(({ kind }) => kind === 'training_due')
    .map(({ body }) => body)
}

it('reminds those who have it to do, and says of the others why not', async () => {
  const [open, done, free] = await given.people(3, church)
  const stranger = await given.person({ of: elsewhere })
  const training = await givenTraining({ by: leader, of: church, title: 'Prayer' })
  await assign(training, [open!, done!], '2030-05-10')
  await givenCompletion(done!, training)
  const { status, body, text } = await remind(training, [open!, done!, free!, stranger, open!])
  assert.equal(status, 200, text)
  assert.equal(body.message, '1 person is reminded.')
  assert.deepEqual(body.data, {
    reminded: 1,
    not_reminded: [
      { user_id: done!.id, reason: 'completed' },
      { user_id: free!.id, reason: 'not_assigned' },
      { user_id: stranger.id, reason: 'not_assigned' },
    ],
  })
  assert.deepEqual(await remindersOf(open!), ['Your leaders remind you of “Prayer”. It is due on 10 May 2030.'])
  assert.deepEqual(await Promise.all([done!, free!, stranger].map((person) => remindersOf(person))), [[], [], []])
})

it('reminds each of a training once a day at most, also when ten leaders ask at once', async () => {
  const person = await given.person({ of: church })
  const [training, other] = [await givenTraining({ by: leader, of: church }), await givenTraining({ by: leader, of: church })]
  await assign(training, [person], null)
  await assign(other, [person], null)
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind(training, [person])))
  assert.equal(
    answers.reduce((sum, { body }) => sum + body.data.reminded, 0),
    1,
  )
  assert.equal((await remind(other, [person])).body.data.reminded, 1)
  now += 23 * 3_600_000
  assert.deepEqual((await remind(training, [person])).body.data.not_reminded, [{ user_id: person.id, reason: 'reminded_today' }])
  now += 2 * 3_600_000
  assert.equal((await remind(training, [person])).body.data.reminded, 1)
  assert.equal((await remindersOf(person)).length, 3)
})

it('says that the day is over by the calendar of whoever is reminded, in their language', async () => {
  now = Date.parse('2030-06-10T10:30:00Z')
  const [east, west, undated] = await Promise.all(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', null].map((timezone) => given.person({ of: church, timezone })),
  )
  const training = await givenTraining({ by: leader, of: church, title: 'Fasting' })
  await assign(training, [east!, west!], '2030-06-10')
  await assign(training, [undated!], null)
  assert.equal((await remind(training, [east!, west!, undated!])).body.data.reminded, 3)
  const late = 'It was due on 10 June 2030, and you can still complete it.'
  assert.deepEqual(await Promise.all([east!, west!, undated!].map((person) => remindersOf(person))), [
    [`Your leaders remind you of “Fasting”. ${late}`],
    ['Your leaders remind you of “Fasting”. It is due on 10 June 2030.'],
    ['Your leaders remind you of “Fasting”.'],
  ])
  assert.deepEqual(await remindersOf(undated!, 'de'), ['Deine Leitung erinnert dich an den Kurs „Fasting“.'])
  assert.deepEqual(await remindersOf(undated!, 'es'), ['Tus líderes te recuerdan el curso «Fasting».'])
  assert.match((await remindersOf(undated!, 'ar'))[0]!, /تذكير من القادة/)
})

it('answers leaders in their language, and is for leaders and admins of the church', async () => {
  const [member, other] = await given.people(2, church)
  const training = await givenTraining({ by: leader, of: church })
  await assign(training, [member!], null)
  const { body } = await remind(training, [other!], leader, { headers: { 'accept-language': 'de' } })
  assert.equal(body.message, 'Niemand wird erinnert.')
  const asMember = await remind(training, [member!], member)
  assert.deepEqual([asMember.status, asMember.body.code], [403, 'only_leaders_assign_trainings'])
  assert.equal((await remind(training, [member!], other)).status, 403)
  assert.equal((await remind(training, [member!], elsewhere.admin)).status, 404)
})

it('reminds nobody whose account is suspended, and stands in the audit log', async () => {
  const [open, away] = (await given.people(2, church)) as [Person, Person]
  const training = await givenTraining({ by: leader, of: church })
  await assign(training, [open, away], null)
  await app.services.db.run(sql`update users set suspended_at = now() where id = ${away.id}`)
  assert.deepEqual((await remind(training, [open, away])).body.data, {
    reminded: 1,
    not_reminded: [{ user_id: away.id, reason: 'suspended' }],
  })
  const [entry] = (await church.admin.get(`/organizations/${church.id}/audit-log?action=training.reminded`)).body.data
  assert.deepEqual([entry.actor.id, entry.subject.id, entry.details], [leader.id, training.id, { user_ids: [open.id] }])
})
