// Who is told of two accounts that become one, and of what they are not told again.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenCompletion, givenTraining, start } from '#test/given-trainings.ts'
import { startReceiver } from '#test/webhook-receiver.ts'

const receiver = await startReceiver()
after(() => receiver.close())
const app = await startApp({ config: { WEBHOOK_ALLOW: '127.0.0.0/8' }, ca: receiver.ca })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const { admin } = church

const body = ({ email }: Person) => ({ email, password: PASSWORD, current_password: PASSWORD })
const merge = (own: Person, other: Person) => own.post('/user/merge', body(other))
const subjectsTo = async ({ email }: Person) => {
  await app.work()
  return (await app.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
}
const merged = 'Two of your accounts are merged'
const seen = 'Somebody looked at merging this account into another one'

it('finds nothing again, and tells nobody, where a note beside a module stays with the other account', async () => {
  const [own, other] = [await given.person({ of: church }), await given.person({ of: church })]
  const training = await givenTraining({ by: admin, of: church, modules: [{ title: 'One', content: '<p>Read</p>' }] })
  await start(other, training)
  const noted = { module_id: training.modules[0]!.id, status: 'completed', notes: 'Mine' }
  assert.equal((await other.post(`/qualifications/update-progress/${training.id}`, noted)).status, 200)
  assert.equal((await merge(own, other)).body.data.trainings, 1)
  for (let n = 0; n < 3; n++) assert.equal((await merge(own, other)).body.data.trainings, 0)
  assert.deepEqual([await subjectsTo(own), await subjectsTo(other)], [[merged], [merged]])
  const { notes } = await db.one<{ notes: string }>(sql`select notes from training_module_progress where user_id = ${other.id}`)
  assert.equal(notes, 'Mine')
})

it('tells webhooks who joined and who left, and of no completion a second time', async () => {
  const [own, other] = [await given.person(), await given.person({ of: church })]
  await givenCompletion(other, await givenTraining({ by: admin, of: church }))
  const challenge = await givenChallenge({ of: church })
  await other.post(`/challenges/start/${challenge.id}`)
  await other.post(`/challenges/complete/${challenge.id}`)
  const events = ['member.joined', 'member.left', 'training.completed', 'challenge.completed']
  assert.equal((await admin.post(`/organizations/${church.id}/webhooks`, { url: `${receiver.origin}/hook`, events })).status, 201)
  assert.deepEqual([(await merge(own, other)).body.data.trainings, (await merge(own, other)).status], [1, 200])
  await givenCompletion(own, await givenTraining({ by: admin, of: church }))
  await app.work()
  const told = receiver.news().map(({ type, data }) => [type, data.user_id])
  assert.deepEqual(told.sort(), [
    ['member.joined', own.id],
    ['member.left', other.id],
    ['training.completed', own.id],
  ])
})

it('tells the owner of the other account who looked at merging it, once a day for the two, and changes nothing with a key either', async () => {
  const [own, stranger, other] = [await given.person(), await given.person(), await given.person({ of: church })]
  const key = { headers: { 'idempotency-key': 'look-at-merging-once' } }
  for (let n = 0; n < 2; n++) {
    const { status, body: answer } = await own.post('/user/merge/preview', body(other), key)
    assert.deepEqual([status, answer.data.organizations.length], [200, 1])
  }
  assert.equal((await own.post('/user/merge/preview', body(other))).status, 200)
  const places = await db.many(sql`select user_id from organization_members where user_id = any(${[own.id, other.id]})`)
  assert.deepEqual(places, [{ user_id: other.id }])
  const wrong = await stranger.post('/user/merge/preview', { ...body(other), password: 'not the right horse' })
  assert.equal(wrong.status, 422)
  assert.deepEqual([await subjectsTo(other), await subjectsTo(own)], [[seen], []])
  assert.equal((await stranger.post('/user/merge/preview', body(other))).status, 200)
  assert.deepEqual(await subjectsTo(other), [seen, seen])
})
