import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { givenCompletion, givenTraining, start } from '#test/given-trainings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const { addMembers, notifiedUsers } = givenNotifications(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const make = (fields: object = {}) => givenTraining({ by: leader, of: church, ...fields })

const assign = async (training: { id: number }, user_ids: number[], fields: object = {}, by = leader) =>
  by.post('/qualifications/assign', { qualification_id: training.id, user_ids, ...fields })
const trainingsOf = async (person: Person, by = leader) => {
  const { body } = await by.get(`/qualifications/users-progress?search=${encodeURIComponent(person.email)}`)
  return body.data[0].qualifications as { qualification_id: number; due_date: string | null; overdue: boolean; status: string }[]
}
const dueDateOf = async (person: Person, { id }: { id: number }) =>
  (await trainingsOf(person)).find(({ qualification_id }) => qualification_id === id)?.due_date

it('assigns a training to 500 people at once, and tells each of them once', async () => {
  const training = await make()
  const people = await addMembers(church, 500)
  const { status, body } = await assign(training, people, { due_date: '2100-03-01' })
  assert.equal(status, 200)
  assert.deepEqual(body.data, { assigned: 500, already_assigned: 0 })
  assert.deepEqual(await notifiedUsers(`A training for you: ${training.title}`), people)
})

it('counts everybody once when ten leaders assign the same people at once', async () => {
  const training = await make()
  const people = (await given.people(5, church)).map(({ id }) => id)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => assign(training, n % 2 ? people : people.toReversed())))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(
    answers.reduce((sum, { body }) => sum + body.data.assigned, 0),
    5,
  )
  assert.deepEqual(
    await notifiedUsers(`A training for you: ${training.title}`),
    people.toSorted((a, b) => a - b),
  )
})

it('changes the date of those who have it already, and tells those for whom it is news', async () => {
  const training = await make()
  const [early, late] = [await given.person({ of: church }), await given.person({ of: church })]
  await assign(training, [early.id], { due_date: '2100-03-01' })
  assert.deepEqual((await assign(training, [early.id, late.id], { due_date: '2100-03-01' })).body.data, {
    assigned: 1,
    already_assigned: 1,
  })
  assert.deepEqual(await notifiedUsers(`A training for you: ${training.title}`), [early.id, late.id])
  await assign(training, [early.id])
  assert.equal(await dueDateOf(early, training), '2100-03-01', 'without a date it stays')
  await assign(training, [early.id], { due_date: '2100-04-01' })
  assert.equal(await dueDateOf(early, training), '2100-04-01')
  await assign(training, [early.id], { due_date: null })
  assert.equal(await dueDateOf(early, training), null)
  assert.deepEqual(await notifiedUsers(`A training for you: ${training.title}`), [early.id, early.id, early.id, late.id])
})

it('names every wrong person and date at once, and assigns nothing then', async () => {
  const training = await make()
  const [member, stranger] = [await given.person({ of: church }), await given.person()]
  const { status, body } = await assign(training, [stranger.id, member.id, 9_007_199_254_740_991], { due_date: '2020-01-01' })
  assert.equal(status, 422)
  assert.deepEqual(Object.keys(body.errors).sort(), ['due_date', 'user_ids.0', 'user_ids.2'])
  assert.deepEqual(await trainingsOf(member), [])
})

it('takes a day that is not over everywhere on earth, and counts whoever is named twice once', async () => {
  const training = await make()
  const [one, two] = [await given.person({ of: church }), await given.person({ of: church })]
  const last = Temporal.Now.plainDateISO('Etc/GMT+12')
  const tooLate = await assign(training, [one.id], { due_date: last.subtract({ days: 1 }).toString() })
  assert.deepEqual([tooLate.status, Object.keys(tooLate.body.errors)], [422, ['due_date']])
  assert.deepEqual((await assign(training, [one.id, one.id], { due_date: last.toString() })).body.data, {
    assigned: 1,
    already_assigned: 0,
  })
  assert.deepEqual((await assign(training, [two.id, one.id, two.id])).body.data, { assigned: 1, already_assigned: 1 })
})

it('does not tell outsiders and members what there is to assign', async () => {
  const hidden = await make({ visibility: 'leadership_only' })
  const member = await given.person({ of: church })
  const elsewhere = await given.organization()
  const asMember = await assign(hidden, [member.id], {}, member)
  assert.deepEqual([asMember.status, Object.keys(asMember.body.errors)], [422, ['qualification_id']])
  assert.equal((await assign(await make(), [member.id], {}, member)).status, 403)
  assert.equal((await assign(await make({ visibility: 'everyone' }), [elsewhere.admin.id], {}, elsewhere.admin)).status, 403)
})

it('shows what is overdue by the calendar of whoever has it', async () => {
  const today = Temporal.Now.plainDateISO('UTC')
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] // 25 hours apart
  const training = await make()
  const [east, west] = [await given.person({ of: church, timezone: ahead! }), await given.person({ of: church, timezone: behind! })]
  await assign(training, [east.id, west.id], { due_date: today.add({ days: 2 }).toString() })
  const dueWhereEarliest = Temporal.Now.plainDateISO(ahead).subtract({ days: 1 }).toString()
  await app.services.db.pool.query('update training_assignments set due_date = $1 where training_id = $2', [dueWhereEarliest, training.id])
  assert.deepEqual([(await trainingsOf(east))[0]!.overdue, (await trainingsOf(west))[0]!.overdue], [true, false])
  await givenCompletion(east, training)
  const [done] = await trainingsOf(east)
  assert.deepEqual([done!.status, done!.overdue], ['completed', false])
})

it('pages through people by name, and finds text as it stands', async () => {
  const { admin, ...of } = await given.organization()
  const organization = { admin, ...of }
  for (const name of ['Zoe 100%', 'Bea', 'Carl_Otto', 'Abel']) await given.person({ of: organization, name })
  const names = async (query: string) => {
    const { body } = await admin.get(`/qualifications/users-progress?${query}`)
    return [body.data.map(({ name }: { name: string }) => name), body.total, body.last_page]
  }
  assert.deepEqual(await names('per_page=2'), [['Abel', 'Ada Admin'], 5, 3])
  assert.deepEqual(await names('per_page=2&page=3'), [['Zoe 100%'], 5, 3])
  assert.deepEqual(await names('page=9'), [[], 5, 1])
  assert.deepEqual(await names(`search=${encodeURIComponent('100%')}`), [['Zoe 100%'], 1, 1])
  assert.deepEqual(await names('search=_'), [['Carl_Otto'], 1, 1])
})

it('shows the progress of up to 1,000 people whole, and a page at a time to whoever asks for it', async () => {
  const { admin, ...of } = await given.organization()
  await db.run(sql`with people as (insert into users (name, email) select 'Person ' || n, 'crowd-' || n || '@crowd.example' from generate_series(1, 1099) n returning id)
    insert into organization_members (organization_id, user_id) select ${of.id}, id from people`)
  const read = async (query: string) => {
    const { body } = await admin.get(`/qualifications/users-progress${query}`)
    return [body.data.length, body.per_page, body.total, body.next_page_url && new URL(body.next_page_url).search]
  }
  assert.deepEqual(await read(''), [1000, 1000, 1100, '?per_page=1000&page=2'])
  assert.deepEqual(await read('?per_page=1000&page=2'), [100, 1000, 1100, null])
  assert.deepEqual(await read('?per_page=2000'), [1000, 1000, 1100, '?per_page=1000&page=2'])
  assert.deepEqual(await read('?per_page=10'), [10, 10, 1100, '?per_page=10&page=2'])
  assert.deepEqual(await read('?page=22'), [50, 50, 1100, null])
})

it('divides a page that would pass 4 MB, and leaves nobody and nothing out', async () => {
  const { admin, ...of } = await given.organization()
  await db.run(
    sql`insert into trainings (organization_id, title, type) select ${of.id}, repeat('🙏', 255), 'Basics' from generate_series(1, 100)`,
  )
  await db.run(sql`with people as (insert into users (name, email) select 'Person ' || n, 'busy-' || n || '@busy.example' from generate_series(1, 79) n returning id)
    insert into organization_members (organization_id, user_id) select ${of.id}, id from people`)
  await db.run(sql`
    insert into training_assignments (user_id, training_id, organization_id)
    select user_id, trainings.id, organization_id from organization_members join trainings using (organization_id) where organization_id = ${of.id}`)
  const people: { user_id: number; qualifications: unknown[] }[] = []
  const sizes: number[] = []
  for (let next: string | undefined = '/qualifications/users-progress?per_page=80'; next; ) {
    const { body, text } = await admin.get(next)
    assert.ok(Buffer.byteLength(text) <= 4 * 1024 * 1024)
    assert.equal(body.from, people.length + 1)
    people.push(...body.data)
    sizes.push(body.per_page)
    next = body.next_page_url?.slice(body.next_page_url.indexOf('/qualifications'))
  }
  assert.deepEqual(sizes, [20, 20, 20, 20])
  assert.equal(new Set(people.map(({ user_id }) => user_id)).size, 80)
  assert.ok(people.every(({ qualifications }) => qualifications.length === 100))
})

it('shows leaders only the trainings of their own organization', async () => {
  const member = await given.person({ of: church })
  const elsewhere = await given.organization()
  const own = await make()
  const foreign = await givenTraining({ by: elsewhere.admin, of: elsewhere, visibility: 'everyone' })
  await start(member, own)
  await start(member, foreign)
  assert.deepEqual(
    (await trainingsOf(member)).map(({ qualification_id }) => qualification_id),
    [own.id],
  )
})
