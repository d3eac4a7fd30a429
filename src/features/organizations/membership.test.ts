import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Db, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { countWaiting, sendWhileLocked, untilBlocking } from '#test/held-up.ts'
import { invariants } from '../groups/invariants.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

const roleOf = (by: Person, of: Organization, user: { id: number }, role: string) =>
  by.patch(`/organizations/${of.id}/members/${user.id}`, { role })
const remove = (by: Person, of: Organization, user: { id: number }) => by.delete(`/organizations/${of.id}/members/${user.id}`)
/** Until so many wait for a lock. */
async function waiting(many: number) {
  while ((await countWaiting(db)) < many);
}
async function admins(of: Organization) {
  const reader = await given.person({ of, role: 'leadership' })
  const { data } = (await reader.get(`/organizations/${of.id}/members?per_page=100`)).body
  return data.filter(({ role }: { role: string }) => role === 'admin').length
}

it('lists and searches people, and treats what is searched as text', async () => {
  const church = await given.organization()
  await given.person({ of: church, name: 'Under_score 100%' })
  await given.person({ of: church, name: 'Zoë Zimmer' })
  const search = async (text: string) =>
    (await church.admin.get(`/organizations/${church.id}/members?search=${encodeURIComponent(text)}`)).body.data.map(
      ({ name }: { name: string }) => name,
    )
  assert.deepEqual(await search('_'), ['Under_score 100%'])
  assert.deepEqual(await search('%'), ['Under_score 100%'])
  assert.deepEqual(await search('zoë'), ['Zoë Zimmer'])
  assert.deepEqual(await search('Zoe\u0308'), ['Zoë Zimmer'])
  assert.deepEqual(await search('\\'), [])
  assert.equal((await search('')).length, 3)
  const page = (await church.admin.get(`/organizations/${church.id}/members?per_page=2&page=2&search=`)).body
  assert.deepEqual([page.data.length, page.total, page.current_page, page.last_page, page.from, page.to], [1, 3, 2, 2, 3, 3])
  assert.equal((await church.admin.get(`/organizations/${church.id}/members?page=99`)).body.data.length, 0)
})

it('lists those with one role, and how people are recognized', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership', name: 'José Álvarez' })
  await given.person({ of: church, name: 'José Mora' })
  const found = async (query: string) => (await church.admin.get(`/organizations/${church.id}/members?${query}`)).body
  const leaders = await found('role=leadership')
  assert.equal(leaders.total, 1)
  assert.deepEqual(Object.keys(leaders.data[0]).sort(), ['avatar', 'birthday', 'email', 'id', 'joined_at', 'name', 'phone', 'role'])
  assert.equal(leaders.data[0].id, leader.id)
  assert.match(leaders.data[0].avatar, /\/avatars\/J%C3%81\/\d+\.png$/)
  assert.deepEqual([(await found('search=jose')).total, (await found('search=jose&role=leadership')).total], [2, 1])
  assert.deepEqual((await found('role=emperor')).errors, { role: ['The selected role is invalid.'] })
})

it('keeps an admin, also when all of them step down together', async () => {
  const church = await given.organization()
  const last = await roleOf(church.admin, church, church.admin, 'member')
  assert.deepEqual([last.status, Object.keys(last.body.errors)], [422, ['role']])
  const removed = await remove(church.admin, church, church.admin)
  assert.deepEqual([removed.status, Object.keys(removed.body.errors)], [422, ['user']])
  const all = [church.admin, ...(await Promise.all(Array.from({ length: 9 }, () => given.person({ of: church, role: 'admin' }))))]
  const answers = await Promise.all(
    all.map((admin, n) => (n % 2 ? remove(admin, church, admin) : roleOf(admin, church, admin, 'leadership'))),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 9, answers.map(({ text }) => text).join('\n'))
  assert.equal(answers.filter(({ status }) => status === 422).length, 1)
  assert.equal(await admins(church), 1)
})

it('keeps an admin, also when they step down, are removed and erase their accounts together', async () => {
  const church = await given.organization()
  await given.person({ of: church })
  const all = [church.admin, ...(await Promise.all(Array.from({ length: 9 }, () => given.person({ of: church, role: 'admin' }))))]
  const ways = [
    (admin: Person) => roleOf(admin, church, admin, 'member'),
    (admin: Person) => remove(admin, church, admin),
    (admin: Person) => app.request('DELETE', '/user', { token: admin.token, body: { password: PASSWORD } }),
  ]
  const answers = await Promise.all(all.map((admin, n) => ways[n % ways.length]!(admin)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 9, answers.map(({ text }) => text).join('\n'))
  assert.equal(answers.filter(({ status }) => status === 422).length, 1)
  assert.equal(await admins(church), 1)
})

it('keeps an admin when the last two go, in whatever ways, and neither has gone yet when the other is looked at', async () => {
  const ways: Record<string, (church: Organization, admin: Person) => Promise<Answer>> = {
    'steps down': (church, admin) => roleOf(admin, church, admin, 'member'),
    'is removed': (church, admin) => remove(admin, church, admin),
    'erases the account': (_, admin) => admin.delete('/user', { body: { password: PASSWORD } }),
  }
  for (const [one, first] of Object.entries(ways))
    for (const [another, second] of Object.entries(ways)) {
      const church = await given.organization()
      const other = await given.person({ of: church, role: 'admin' })
      await given.person({ of: church })
      // What they do is written down when it is done: there the first one waits, not committed yet.
      const answers = await sendWhileLocked(
        db,
        (tx) => tx.run(sql`lock table audit_log in share mode`),
        () => [first(church, church.admin), waiting(1).then(() => second(church, other))],
      )
      const what = `one ${one}, another ${another}: ${answers.map(({ text }) => text).join(' ')}`
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 422],
        what,
      )
      assert.equal(await admins(church), 1, what)
    }
})

it('has no two admins wait for each other who step down together', async () => {
  const church = await given.organization()
  const [second, third] = [await given.person({ of: church, role: 'admin' }), await given.person({ of: church, role: 'admin' })]
  let begun = 0
  const counting = await app.on({
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        begun++
        return work(tx)
      }),
  })
  const answers = await sendWhileLocked(
    db,
    (tx) => tx.run(sql`select from organization_members where organization_id = ${church.id} and user_id = ${church.admin.id} for update`),
    () => {
      const of = `/organizations/${church.id}/members`
      const changed = counting.request('PATCH', `${of}/${third.id}`, { token: third.token, body: { role: 'leadership' } })
      const removed = waiting(1).then(() => counting.request('DELETE', `${of}/${second.id}`, { token: second.token }))
      return [changed, removed]
    },
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.equal(begun, 2, 'none had to begin anew after a deadlock')
})

it('keeps an admin when two take each other’s role', async () => {
  for (let n = 0; n < 5; n++) {
    const church = await given.organization()
    const other = await given.person({ of: church, role: 'admin' })
    await Promise.all([roleOf(church.admin, church, other, 'member'), roleOf(other, church, church.admin, 'member')])
    assert.ok((await admins(church)) >= 1)
  }
})

it('counts a role from the moment it is given', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  assert.equal((await person.get(`/organizations/${church.id}/members`)).status, 403)
  const { status, body } = await roleOf(church.admin, church, person, 'admin')
  assert.deepEqual([status, body.data.role], [200, 'admin'])
  assert.equal((await person.get(`/organizations/${church.id}/members`)).status, 200)
  assert.equal((await roleOf(church.admin, church, { id: 999_999 }, 'member')).status, 404)
  assert.deepEqual((await roleOf(church.admin, church, person, 'emperor')).body.errors, { role: ['The selected role is invalid.'] })
})

it('takes whoever is removed out of all groups, and moves their home', async () => {
  const [first, second] = [await given.organization(), await given.organization()]
  const person = await given.person({ of: first })
  const group = await given.group({ by: second.admin, of: second })
  await person.post('/groups/join', { joinCode: group.code })
  assert.equal((await person.get('/user')).body.data.home_organization_id, first.id)
  const own = await given.group({ by: first.admin, of: first })
  await person.post('/groups/join', { joinCode: own.code })
  assert.equal((await remove(first.admin, first, person)).status, 200)
  assert.equal((await person.get('/user')).body.data.home_organization_id, second.id)
  const names = (await person.get('/groups')).body.data.map(({ organization_id }: { organization_id: number }) => organization_id)
  assert.deepEqual([...new Set(names)], [second.id])
  assert.equal((await person.get(`/groups/${own.id}`)).status, 404)
  assert.equal((await first.admin.get(`/groups/${own.id}`)).body.data.member_count, 1)
  assert.equal((await remove(first.admin, first, person)).status, 404)
})

it('takes back what the removed have asked of groups, and leaves their waiting prayers to them alone', async () => {
  const church = await given.organization()
  const founder = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: founder, of: church, join_type: 'closed' })
  const elsewhere = await given.organization()
  const [leaving, staying] = await given.people(2, church)
  await leaving!.post('/groups/join', { joinCode: (await given.group({ by: elsewhere.admin, of: elsewhere })).code })
  const asks = async (person: Person) => {
    const { id } = (await person.post('/groups/join-request', { group_id: group.id })).body.request
    const prayer = await person.post('/prayer-requests', { title: 'Peace', request_text: 'For my family', organization_id: church.id })
    return { id, prayer: prayer.body.request.id as number }
  }
  const [theirs, others] = [await asks(leaving!), await asks(staying!)]
  assert.equal((await remove(church.admin, church, leaving!)).status, 200)
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)
  assert.deepEqual(ids((await church.admin.get(`/groups/${group.id}/join-requests`)).body), [others.id])
  assert.deepEqual(ids((await church.admin.get('/prayer-requests/pending')).body.data), [others.prayer])
  assert.equal((await founder.post(`/groups/join-requests/${theirs.id}/accept`)).status, 404)
  assert.equal((await church.admin.post(`/prayer-requests/${theirs.prayer}/approve`)).status, 404)
  assert.equal((await church.admin.post(`/prayer-requests/${theirs.prayer}/reject`)).status, 404)
  assert.deepEqual(ids((await leaving!.get('/prayer-requests/my-requests')).body), [theirs.prayer])
})

it('removes people while a group lets them in, and nobody is left half inside', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church, join_type: 'closed' })
  const people = await given.people(8, church)
  const answers = await Promise.all(
    people.flatMap(async (person) => {
      const { id } = (await person.post('/groups/join-request', { group_id: group.id })).body.request
      return Promise.all([church.admin.post(`/groups/join-requests/${id}/accept`), remove(church.admin, church, person)])
    }),
  )
  for (const [accepted, removed] of answers)
    assert.ok([200, 404].includes(accepted.status) && removed.status === 200, accepted.text + removed.text)
  assert.equal((await church.admin.get(`/groups/${group.id}`)).body.data.member_count, 1)
})

it('removes nobody who leads an active group', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  const refused = await remove(church.admin, church, leader)
  assert.deepEqual([refused.status, refused.body.error_type, refused.body.group_id], [422, 'leader_must_be_replaced', group.id])
  await church.admin.put(`/groups/${group.id}/status`, { status: 'inactive' })
  assert.equal((await remove(church.admin, church, leader)).status, 200)
})

it('removes people while they join and are made leaders, and no group is left without one', async () => {
  const church = await given.organization()
  const groups = await Promise.all(Array.from({ length: 5 }, () => given.group({ by: church.admin, of: church })))
  for (let round = 0; round < 3; round++) {
    const people = await given.people(5, church)
    const answers = await Promise.all(
      people.flatMap((person, n) => [
        person.post('/groups/join', { joinCode: groups[(n + 1) % 5]!.code }),
        church.admin.put(`/groups/${groups[n]!.id}/leader`, { leader_id: person.id }),
        remove(church.admin, church, person),
      ]),
    )
    for (const { status, text } of answers) assert.ok(status < 500, text)
    assert.deepEqual(await checkInvariants(db, invariants), [])
  }
})

it('lets nobody wait for a group with the place of someone who has just joined it', async () => {
  const church = await given.organization()
  const [first, joined] = [await given.group({ by: church.admin, of: church }), await given.group({ by: church.admin, of: church })]
  const leaving: ((person: Person) => Promise<Answer>)[] = [
    (person) => remove(church.admin, church, person),
    (person) => person.delete('/user', { body: { password: PASSWORD } }),
  ]
  for (const leave of leaving) {
    const person = await given.person({ of: church })
    await person.post('/groups/join', { joinCode: first.code })
    const hold = (tx: Db, { id }: { id: number }) => tx.run(sql`select from groups where id = ${id} for no key update`)
    let left: Promise<Answer> | undefined
    await db.transaction(async (later) => {
      await db.transaction(async (tx) => {
        await hold(tx, first)
        left = leave(person)
        await untilBlocking(db, tx)
        assert.equal((await person.post('/groups/join', { joinCode: joined.code })).status, 200)
        await hold(later, joined)
      })
      await untilBlocking(db, later)
      await later.run(sql`select from organization_members where user_id = ${person.id} for no key update nowait`)
    })
    assert.equal((await left)!.status, 200)
    assert.equal((await church.admin.get(`/groups/${joined.id}`)).body.data.member_count, 1)
  }
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('gives new settings to admins alone, and the global group follows the name', async () => {
  const church = await given.organization({ name: 'Old Name' })
  const { body } = await church.admin.patch(`/organizations/${church.id}`, {
    name: ' New Name ',
    timezone: 'Asia/Tokyo',
    reveal_quiz_answers: 'always',
    enforce_leader_qualifications: '1',
    role: 'member',
  })
  assert.deepEqual(
    [body.data.name, body.data.timezone, body.data.reveal_quiz_answers, body.data.enforce_leader_qualifications, body.data.role],
    ['New Name', 'Asia/Tokyo', 'always', true, 'admin'],
  )
  assert.deepEqual(
    (await church.admin.get('/groups')).body.data.map(({ name }: { name: string }) => name),
    ['New Name', 'Prayer Requests'],
  )
  const bad = await church.admin.patch(`/organizations/${church.id}`, {
    name: 'x'.repeat(256),
    timezone: 'Mars',
    reveal_quiz_answers: 'never',
    enforce_leader_qualifications: 'maybe',
  })
  assert.deepEqual(Object.keys(bad.body.errors), ['name', 'timezone', 'enforce_leader_qualifications', 'reveal_quiz_answers'])
})

it('lists people as one looks names up, and finds them without accents and case, words in any order', async () => {
  const chapel = await given.organization()
  const inOrder = [
    '50%_off',
    'anna',
    'Anna B',
    'de Vries',
    'Émile',
    'José García',
    'Jose Marti',
    'Łukasz',
    'Olga',
    'Ömer',
    'Otto',
    'Zed',
    'zoe',
  ]
  for (const name of inOrder.toReversed()) await given.person({ of: chapel, name })
  const names = async (search = '') => {
    const { body } = await chapel.admin.get(`/organizations/${chapel.id}/members?per_page=100&search=${encodeURIComponent(search)}`)
    return body.data.map(({ name }: { name: string }) => name).filter((name: string) => name !== 'Ada Admin')
  }
  assert.deepEqual(await names(), inOrder)
  assert.deepEqual(await names('jose'), ['José García', 'Jose Marti'])
  for (const search of ['garcia', 'García José']) assert.deepEqual(await names(search), ['José García'])
  assert.deepEqual(await names('lukasz'), ['Łukasz'])
  assert.deepEqual(await names('emile'), ['Émile'])
  assert.deepEqual(await names('%_'), ['50%_off'])
})
