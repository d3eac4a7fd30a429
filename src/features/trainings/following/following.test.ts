import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenCompletion, givenTraining, start } from '#test/given-trainings.ts'

let now = Date.parse('2030-05-01T12:00:00Z')
const app = await startApp({ clock: { now: () => now } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas' })
const [ada, ben, cleo, dora] = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => given.person({ of: church, name })))
const own = await given.group({ by: leader, of: church })
const foreign = await given.group({ by: church.admin, of: church })
for (const person of [ada!, ben!]) await person.post('/groups/join', { joinCode: own.code })
await cleo!.post('/groups/join', { joinCode: foreign.code })
const [prayer, bible] = [await givenTraining({ by: leader, of: church }), await givenTraining({ by: leader, of: church })]
const assign = (training: { id: number }, people: Person[], due_date: string | null) =>
  leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: people.map(({ id }) => id), due_date })

const path = '/qualifications/users-progress'
const read = async (query: Record<string, string | number>, by = leader) => {
  const { status, body, text } = await by.get(
    `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  )
  assert.equal(status, 200, text)
  return body as { data: { name: string; qualifications: { qualification_id: number; completed_on: string | null }[] }[]; total: number }
}
const names = async (query: Record<string, string | number>, by = leader) => {
  const { data, total } = await read({ organization_id: church.id, ...query }, by)
  assert.equal(total, data.length)
  return data.map(({ name }) => name)
}

it('lists the members of a group that one sees into, and of no other', async () => {
  assert.deepEqual(await names({ group_id: own.id }), ['Ada', 'Ben', 'Jonas'])
  assert.deepEqual(await names({ group_id: own.id, search: 'be' }), ['Ben'])
  assert.deepEqual(await names({ group_id: foreign.id }, church.admin), ['Ada Admin', 'Cleo'])
  const refused = await leader.get(`${path}?group_id=${foreign.id}`)
  assert.deepEqual([refused.status, refused.body.code], [403, 'only_group_members_see_members'])
  const stranger = await elsewhere.admin.get(`${path}?group_id=${own.id}`)
  assert.deepEqual([stranger.status, stranger.body.code], [404, 'group_not_found'])
})

it('lists who has a training, with it alone, and knows none of other churches', async () => {
  await assign(prayer, [ada!], null)
  await start(ben!, prayer)
  await givenCompletion(ben!, bible)
  assert.deepEqual(await names({ qualification_id: prayer.id }), ['Ada', 'Ben'])
  const { data } = await read({ qualification_id: bible.id })
  assert.deepEqual(
    data.map(({ name, qualifications }) => [name, qualifications.map(({ qualification_id }) => qualification_id)]),
    [['Ben', [bible.id]]],
  )
  assert.match(data[0]!.qualifications[0]!.completed_on!, /^\d{4}-\d\d-\d\d$/)
  const theirs = await givenTraining({ by: elsewhere.admin, of: elsewhere, visibility: 'everyone' })
  await start(ada!, theirs)
  const refused = await leader.get(`${path}?qualification_id=${theirs.id}`)
  assert.deepEqual([refused.status, refused.body.code], [404, 'training_not_found'])
})

it('lists who is overdue by the calendar of each, of one training or of all, and not who has completed it', async () => {
  const places = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', null] // 25 hours apart
  const [east, west, home] = await Promise.all(
    places.map((timezone, n) => given.person({ of: church, timezone, name: ['East', 'West', 'Home'][n]! })),
  )
  const [training, other] = [await givenTraining({ by: leader, of: church }), await givenTraining({ by: leader, of: church })]
  await assign(training, [east!, west!, home!, dora!], '2030-05-10')
  await assign(other, [dora!], '2030-05-12')
  const overdue = async (at: string, query = {}) => {
    now = Date.parse(at)
    return names({ overdue: 1, ...query })
  }
  assert.deepEqual(await overdue('2030-05-10T09:30:00Z'), []) // midnight of the 10th in the east is over at 10:00
  assert.deepEqual(await overdue('2030-05-10T10:30:00Z'), ['East'])
  assert.deepEqual(await overdue('2030-05-11T00:30:00Z'), ['Dora', 'East', 'Home'])
  assert.deepEqual(await overdue('2030-05-11T11:30:00Z'), ['Dora', 'East', 'Home', 'West'])
  await givenCompletion(dora!, training)
  assert.deepEqual(await overdue('2030-05-14T12:00:00Z', { qualification_id: training.id }), ['East', 'Home', 'West'])
  assert.deepEqual(await overdue('2030-05-14T12:00:00Z', { user_id: dora!.id }), ['Dora'])
  assert.deepEqual(await overdue('2030-05-14T12:00:00Z', { group_id: own.id }), [])
  await church.admin.delete(`/qualifications/${other.id}`)
  assert.deepEqual(await overdue('2030-05-14T12:00:00Z', { user_id: dora!.id }), [])
})

it('is read by leaders and admins alone', async () => {
  const { status } = await ada!.get(`${path}?user_id=${ben!.id}`)
  assert.equal(status, 403)
  assert.deepEqual(await names({ user_id: elsewhere.admin.id }), [])
})

it('holds no more trainings than a table shows: those that are asked for, or the overdue ones and what most people have', async () => {
  const group = await given.group({ by: leader, of: church })
  const [fay, gil] = await Promise.all(['Fay', 'Gil'].map((name) => given.person({ of: church, name })))
  for (const person of [fay!, gil!]) await person.post('/groups/join', { joinCode: group.code })
  const trainings = await Promise.all([1, 2, 3, 4].map(() => givenTraining({ by: leader, of: church })))
  const [rare, common, overdue, hers] = trainings
  now = Date.parse('2030-05-01T12:00:00Z')
  await assign(rare!, [fay!], null)
  await assign(common!, [fay!, gil!], null)
  await assign(overdue!, [gil!], '2030-05-10')
  await assign(hers!, [fay!], '2030-05-20')
  now = Date.parse('2030-05-14T12:00:00Z')
  const shown = async (query: Record<string, string | number>) => {
    const { data } = await read({ group_id: group.id, ...query })
    return data.map(({ qualifications }) => qualifications.map(({ qualification_id }) => qualification_id))
  }
  assert.deepEqual(
    (await shown({})).map(({ length }) => length),
    [3, 2, 0],
  )
  assert.deepEqual(await shown({ most: 2 }), [[common!.id], [overdue!.id, common!.id], []])
  assert.deepEqual(await shown({ most: 1 }), [[], [overdue!.id], []])
  assert.deepEqual(await shown({ only: `${rare!.id},${overdue!.id}` }), [[rare!.id], [overdue!.id], []])
  assert.deepEqual(await shown({ only: `${rare!.id},${overdue!.id}`, most: 1 }), [[], [overdue!.id], []])
  for (const only of ['1;drop', '1,,2', ',1', '-1', '1.5', '9'.repeat(16)]) {
    const { status, body } = await leader.get(`${path}?only=${encodeURIComponent(only)}`)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['only']], only)
  }
})
