import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenTraining, quizOf, start } from '#test/given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })

const make = () => givenTraining({ by: leader, of: church, modules: [{ title: 'One', content: '<p>Read</p>' }], ...quizOf(2) })
const versionFor = async (person: Person, { id }: { id: number }) => (await person.get(`/qualifications/${id}`)).headers['etag']
const change = ({ id }: { id: number }, body: object, etag: unknown, by = leader) =>
  by.put(`/qualifications/${id}`, body, { headers: { 'if-match': String(etag) } })

it('tells whoever may change a training which version it is, and nobody else', async () => {
  const training = await make()
  assert.match(String(await versionFor(leader, training)), /^"[\w-]{22}"$/)
  assert.equal(await versionFor(leader, training), await versionFor(church.admin, training))
  assert.equal(await versionFor(member, training), undefined)
})

it('lets one of two people who change it at once succeed, and tells the other, in their language', async () => {
  const training = await make()
  const read = await versionFor(leader, training)
  const answers = await Promise.all([
    change(training, { title: 'By the leader' }, read),
    change(training, { title: 'By the admin' }, read, church.admin),
  ])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
  const late = await leader.put(
    `/qualifications/${training.id}`,
    { title: 'Later' },
    { headers: { 'if-match': String(read), 'accept-language': 'de' } },
  )
  assert.deepEqual(late.body, {
    message: 'Das wurde inzwischen geändert. Bitte lies es noch einmal, bevor du es änderst.',
    code: 'changed_meanwhile',
  })
  const won = answers.find(({ status }) => status === 200)!
  const now = await leader.get(`/qualifications/${training.id}`)
  assert.deepEqual([now.body.data.title, now.headers['etag']], [won.body.data.title, won.headers['etag']])
})

it('goes on from the version that a change answers with', async () => {
  const training = await make()
  const first = await change(training, { title: 'Renamed' }, await versionFor(leader, training))
  assert.equal(first.headers['etag'], await versionFor(leader, training))
  assert.equal((await change(training, { title: 'Again' }, first.headers['etag'])).status, 200)
})

it('answers a change with its own version, though another follows before the answer is made', async () => {
  const training = await make()
  const { db } = app.services
  let follow = async () => {}
  const { request } = await app.on({
    ...db,
    transaction: async (work) => {
      const result = await db.transaction(work)
      await follow()
      return result
    },
  })
  follow = async () => {
    follow = async () => {}
    assert.equal((await leader.put(`/qualifications/${training.id}`, { title: 'Second' })).status, 200)
  }
  const first = await request('PUT', `/qualifications/${training.id}`, { token: leader.token, body: { title: 'First' } })
  assert.equal(first.body.data.title, 'First')
  const now = await leader.get(`/qualifications/${training.id}`)
  assert.equal(now.body.data.title, 'Second')
  assert.notEqual(first.headers['etag'], now.headers['etag'])
})

it('sees every edit: of fields, of a module’s text, of the order, of a question', async () => {
  const training = await make()
  const [one] = training.modules
  const edits = [
    { title: 'Renamed' },
    { visibility: 'leadership_only' },
    { topics: ['hope'] },
    { audio_path: 'https://example.org/a.mp3' },
    { modules: [{ id: one!.id, title: 'One', content: '<p>Pray</p>' }] },
    { modules: [{ title: 'Two' }, { id: one!.id, title: 'One' }] },
    quizOf(3),
  ]
  const seen = new Set([await versionFor(leader, training)])
  for (const edit of edits) seen.add((await leader.put(`/qualifications/${training.id}`, edit)).headers['etag'])
  assert.equal(seen.size, edits.length + 1)
})

it('is not changed by those who take the training, its writer among them', async () => {
  const training = await make()
  const before = await versionFor(leader, training)
  await start(leader, training)
  await leader.post(`/qualifications/update-progress/${training.id}`, { module_id: training.modules[0]!.id, status: 'completed' })
  assert.equal(await versionFor(leader, training), before)
})

it('takes a version that a proxy made weak, any, or none, and deletes only what was read', async () => {
  const training = await make()
  const read = await versionFor(leader, training)
  const changed = await change(training, { title: 'Through a proxy' }, `"other", W/${read}`)
  assert.equal(changed.status, 200)
  assert.equal((await change(training, { title: 'Whatever it is' }, '*')).status, 200)
  assert.equal((await leader.put(`/qualifications/${training.id}`, { title: 'As before' })).status, 200)
  const remove = (etag: unknown) => leader.delete(`/qualifications/${training.id}`, { headers: { 'if-match': String(etag) } })
  assert.equal((await remove(read)).status, 412)
  assert.equal((await remove(await versionFor(leader, training))).status, 200)
})

it('tells a stranger nothing by it', async () => {
  const training = await make()
  await leader.put(`/qualifications/${training.id}`, { visibility: 'leadership_only' })
  assert.equal((await change(training, { title: 'Mine' }, '"nothing"', member)).status, 404)
})
