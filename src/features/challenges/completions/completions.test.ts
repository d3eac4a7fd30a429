import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'

const app = await startApp()
const given = givenFor(app)
const [church, sister, foreign] = await Promise.all([given.organization(), given.organization(), given.organization()])
const leader = await given.person({ of: church, role: 'leadership', timezone: 'Europe/Berlin' })
const member = await given.person({ of: church })
await app.services.db.pool.query("insert into organization_members (organization_id, user_id, role) values ($1, $2, 'admin')", [
  sister.id,
  leader.id,
])

const [prayer, fasting, theirs, hidden] = await Promise.all([
  givenChallenge({ of: church, points_awarded: 5 }),
  givenChallenge({ of: church }),
  givenChallenge({ of: sister }),
  givenChallenge({ of: foreign }),
])
async function completes(person: Person, challenge: { id: number }, at: string) {
  await person.post(`/challenges/start/${challenge.id}`)
  await person.post(`/challenges/complete/${challenge.id}`)
  await app.services.db.pool.query('update challenge_progress set completed_at = $1 where user_id = $2 and challenge_id = $3', [
    at,
    person.id,
    challenge.id,
  ])
}
const people = await given.people(3, church)
const guest = await given.person({ of: sister })
await completes(people[0]!, prayer, '2026-03-01T10:00:00Z')
await completes(people[1]!, prayer, '2026-03-01T10:00:00Z')
await completes(people[2]!, prayer, '2026-03-02T23:30:00Z')
await completes(people[0]!, fasting, '2026-03-03T10:00:00.000001Z')
await completes(guest, theirs, '2026-03-02T12:00:00Z')
await completes(foreign.admin, hidden, '2026-03-02T12:00:00Z')
await people[1]!.post(`/challenges/start/${fasting.id}`)

interface Item {
  user: { id: number }
  challenge: { id: number }
}
const path = '/manage/challenges/completions'
const list = async (query = '', person = leader) => {
  const { status, body, text } = await person.get(`${path}${query}`)
  assert.equal(status, 200, text)
  return body as { data: Item[]; meta: { next_cursor: string | null } }
}
const who = ({ data }: { data: Item[] }) => data.map(({ user, challenge }) => [user.id, challenge.id])
const all = [
  [people[0]!.id, fasting.id],
  [people[2]!.id, prayer.id],
  [guest.id, theirs.id],
  [people[1]!.id, prayer.id],
  [people[0]!.id, prayer.id],
]

it('lists what was completed in the organizations that one leads, the newest first', async () => {
  assert.deepEqual(who(await list()), all)
  assert.deepEqual(who(await list(`?organization_id=${sister.id}`)), [all[2]])
  assert.deepEqual(who(await list(`?challenge_id=${prayer.id}`)), [all[1], all[3], all[4]])
  assert.deepEqual(who(await list(`?challenge_id=${hidden.id}`)), [])
  const { data } = await list(`?challenge_id=${prayer.id}`)
  const { id: _id, started_at: _started, ...item } = data[2] as Item & { id: number; started_at: string }
  assert.deepEqual(item, {
    user: { id: people[0]!.id, name: people[0]!.name, email: people[0]!.email },
    challenge: { id: prayer.id, name: prayer.name },
    points_awarded: 5,
    completed_at: '2026-03-01T10:00:00.000000Z',
  })
})

it('goes on from a cursor, one by one, without a gap or a repetition', async () => {
  const seen: number[][] = []
  let cursor: string | null = ''
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(`?per_page=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...who(page))
    cursor = page.meta.next_cursor
  } while (cursor)
  assert.deepEqual(seen, all)
})

it('begins where one says: at a moment, or at a day in one’s own time zone', async () => {
  for (const [since, count] of [
    ['2026-03-03', 2],
    ['2026-03-02T23:30:00Z', 2],
    ['2026-03-02T23:30:00.000001Z', 1],
    ['2026-03-03T11:00:00%2B01:00', 1],
    ['9999-12-31', 0],
    ['1000-01-01', 5],
  ] as const)
    assert.equal((await list(`?since=${since}`)).data.length, count, since)
  for (const since of [
    'soon',
    '2026-02-30',
    '2026-03-01T10:00:00',
    '0000-01-01',
    '-200000-01-01T00:00:00Z',
    '0001-01-01T00:00:00%2B14:00',
  ]) {
    const { status, body } = await leader.get(`${path}?since=${since}`)
    assert.equal(status, 422, since)
    assert.deepEqual(Object.keys(body.errors), ['since'])
  }
})

it('names nobody of another church who took what is for everyone, and nobody who has left: they are counted', async () => {
  const open = await givenChallenge({ of: church, visibility: 'everyone' })
  const [own, leaving, stranger] = [
    await given.person({ of: church }),
    await given.person({ of: church }),
    await given.person({ of: foreign }),
  ]
  for (const person of [own, leaving, stranger]) await completes(person, open, '2026-02-01T10:00:00Z')
  await church.admin.delete(`/organizations/${church.id}/members/${leaving.id}`)
  for (const reader of [leader, church.admin]) {
    for (const query of [`?challenge_id=${open.id}`, `?challenge_id=${open.id}&organization_id=${church.id}&since=2026-01-31`]) {
      const { body, text } = await reader.get(`${path}${query}`)
      assert.deepEqual([who(body), body.meta.others], [[[own.id, open.id]], { completed: 2 }])
      for (const { name, email } of [leaving, stranger]) assert.ok(!text.includes(`"${name}"`) && !text.includes(email))
    }
    const { body } = await reader.get(`${path}?challenge_id=${open.id}&since=2026-02-02`)
    assert.deepEqual(body.meta.others, { completed: 0 })
  }
  // Their own church does not lead what they took.
  assert.deepEqual(who(await list(`?challenge_id=${open.id}`, foreign.admin)), [])
})

it('is for leaders and admins', async () => {
  assert.equal((await member.get(path)).status, 403)
  assert.equal((await member.get(`${path}?organization_id=${church.id}`)).status, 403)
  assert.equal((await leader.get(`${path}?organization_id=${foreign.id}`)).status, 404)
  assert.equal((await leader.get(`${path}?cursor=forged`)).status, 422)
})
