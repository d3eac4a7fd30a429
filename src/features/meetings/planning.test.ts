import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting } from '#test/given-meetings.ts'

// A Tuesday in winter.
let now = Date.parse('2026-12-01T12:00:00Z')
const app = await startApp({ clock: { now: () => now }, config: { MAX_GROUPS_PER_LEADER: 100 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization({ timezone: 'Europe/Berlin' })
const elsewhere = await given.organization()
const [leader, member, other] = [
  await given.person({ of: church, role: 'leadership', timezone: 'Europe/Berlin' }),
  await given.person({ of: church }),
  await given.person({ of: church }),
]
async function table(...members: Person[]) {
  const group = await given.group({ by: leader, of: church })
  for (const person of members) await person.post('/groups/join', { joinCode: group.code })
  return group
}
const plan = (by: Person, group: { id: number }, fields: object) => by.post(`/groups/${group.id}/meetings`, fields)

it('plans one meeting with what was left out filled in, and shows it to the members alone', async () => {
  const group = await table(member)
  const { status, body } = await plan(leader, group, { starts_at: '2026-12-08T19:30' })
  assert.equal(status, 201)
  assert.deepEqual([body.message, body.count], ['The meeting is planned.', 1])
  const { id, ...meeting } = body.data
  assert.deepEqual(meeting, {
    group: { id: group.id, name: group.name },
    title: group.name,
    starts_at: '2026-12-08T19:30',
    timezone: 'Europe/Berlin',
    begins_at: '2026-12-08T18:30:00.000000Z',
    ends_at: '2026-12-08T20:00:00.000000Z',
    duration_minutes: 90,
    location: null,
    online_url: null,
    agenda: null,
    status: 'planned',
    repeats: null,
    coming_count: 0,
    my_answer: null,
    my_note: null,
    was_present: null,
    attendance_at: null,
  })
  const address = `/groups/${group.id}/meetings`
  const { agenda: _, ...listed } = body.data
  assert.deepEqual((await member.get(address)).body, { data: [listed], meta: { per_page: 50, next_cursor: null } })
  assert.deepEqual((await member.get(`${address}/${id}`)).body.data, body.data)
  assert.equal((await church.admin.get(address)).status, 200)
  for (const path of [address, `${address}/${id}`, `${address}/${id}/answers`]) {
    assert.deepEqual((await other.get(path)).body.code, 'only_group_members_see_meetings')
    assert.equal((await elsewhere.admin.get(path)).status, 404)
  }
  assert.equal((await plan(member, group, { starts_at: '2026-12-08T19:30' })).status, 403)
  assert.equal((await plan(elsewhere.admin, group, { starts_at: '2026-12-08T19:30' })).status, 404)
})

it('plans a series that keeps its hour through summer time, and lists it in parts', async () => {
  const group = await table(member)
  const weekly = { every: 'week', until: '2027-11-30' }
  const { body } = await plan(leader, group, { starts_at: '2026-12-01T19:30', repeats: weekly, title: 'Tuesday table' })
  assert.deepEqual([body.message, body.count, body.data.repeats], ['53 meetings are planned.', 53, weekly])

  const seen: { starts_at: string; begins_at: string }[] = []
  let cursor = ''
  do {
    const { body } = await member.get(`/groups/${group.id}/meetings?per_page=20${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data)
    cursor = body.meta.next_cursor
  } while (cursor)
  assert.equal(seen.length, 53)
  assert.ok(seen.every(({ starts_at }) => starts_at.endsWith('T19:30')))
  const hours = seen.map(({ begins_at }) => begins_at.slice(11, 16))
  assert.deepEqual([hours.filter((hour) => hour === '18:30').length, hours.filter((hour) => hour === '17:30').length], [22, 31])

  const part = async (query: string) => (await member.get(`/groups/${group.id}/meetings?${query}`)).body.data.length
  assert.equal(await part('from=2026-12-08&to=2026-12-22'), 3)
  assert.equal(await part('from=0001-01-01&to=9999-12-31'), 50)
  assert.equal(await part('to=2026-11-30'), 0)
})

it('refuses what is long past or far ahead, a series that ends before it begins, and links that are not https', async () => {
  const group = await table()
  const codes = async (fields: object) => (await plan(leader, group, { starts_at: '2026-12-08T19:30', ...fields })).body.codes
  assert.deepEqual(await codes({ starts_at: '2026-10-30T19:30' }), { starts_at: [{ rule: 'date_since', min: '2026-10-31' }] })
  assert.deepEqual(await codes({ starts_at: '2028-12-02T19:30' }), { starts_at: [{ rule: 'date_until', max: '2028-12-01' }] })
  assert.deepEqual(await codes({ starts_at: '2026-12-08T24:00' }), { starts_at: [{ rule: 'local_time' }] })
  const until = (day: string) => codes({ repeats: { every: 'week', until: day } })
  assert.deepEqual(await until('2026-12-07'), { 'repeats.until': [{ rule: 'date_since', min: '2026-12-08' }] })
  assert.deepEqual(await until('2028-12-09'), { 'repeats.until': [{ rule: 'date_until', max: '2028-12-08' }] })
  assert.deepEqual(await codes({ online_url: 'http://meet.example.org' }), { online_url: [{ rule: 'https_address' }] })
  assert.deepEqual(await codes({ timezone: 'Europe/Nowhere' }), { timezone: [{ rule: 'time_zone' }] })
  assert.equal(
    (await plan(church.admin, { id: church.global_group_id }, { starts_at: '2026-12-08T19:30' })).body.code,
    'global_group_fixed',
  )
})

it('plans once what is sent again with its key, and no more than a group may have', async () => {
  const group = await table()
  const send = () =>
    leader.post(
      `/groups/${group.id}/meetings`,
      { starts_at: '2026-12-08T10:00', repeats: { every: 'week', until: '2028-12-05' } },
      { headers: { 'idempotency-key': `plan ${group.id}` } },
    )
  assert.equal((await send()).body.count, 105)
  assert.equal((await send()).headers['idempotency-replayed'], 'true')
  const series = { starts_at: '2026-12-08T11:00', repeats: { every: 'week', until: '2028-12-05' } }
  const ten = await Promise.all(Array.from({ length: 10 }, () => plan(leader, group, series)))
  assert.deepEqual(ten.map(({ status }) => status).sort(), [201, 201, 201, 422, 422, 422, 422, 422, 422, 422])
  assert.deepEqual(ten.find(({ status }) => status === 422)!.body, {
    message: 'This group has planned as many meetings as one may.',
    error_type: 'too_many_meetings',
    group_id: group.id,
    max: 500,
  })
})

it('shows one’s own over all groups, and in each group the next, until it ends', async () => {
  const person = await given.person({ of: church })
  const [first, second] = [await table(person, member), await table(person)]
  now = Date.now() // the list of groups goes by the clock of the database
  const soon = new Date(now + 3_600_000).toISOString().slice(0, 16)
  const later = new Date(now + 90_000_000).toISOString().slice(0, 16)
  const late = await givenMeeting(leader, second, { starts_at: later, location: 'Room 2' })
  const next = await givenMeeting(leader, first, { starts_at: soon })
  await givenMeeting(leader, first, { starts_at: later })
  const mine = (await person.get('/meetings')).body.data
  assert.deepEqual(
    mine.map(({ group }: { group: { id: number } }) => group.id),
    [first.id, second.id, first.id],
  )
  const nextOf = async (by: Person, { id }: { id: number }) => {
    const { data } = (await by.get('/groups')).body
    return data.find((one: { id: number }) => one.id === id).next_meeting
  }
  const { id, title, starts_at, timezone, begins_at, ends_at, location } = late
  assert.deepEqual(await nextOf(person, second), { id, title, starts_at, timezone, begins_at, ends_at, location })
  assert.equal((await nextOf(person, first)).id, next.id)
  assert.equal((await person.get(`/groups/${first.id}`)).body.data.next_meeting.id, next.id)
  assert.equal((await other.get(`/groups/${first.id}`)).body.data.next_meeting, null)

  await leader.delete(`/groups/${first.id}/meetings/${next.id}`)
  assert.notEqual((await nextOf(person, first)).id, next.id)
  await db.run(
    sql`update meetings set ends_at = now() - interval '1 second', begins_at = now() - interval '1 hour' where group_id = ${first.id}`,
  )
  assert.equal(await nextOf(person, first), null)
  await leader.delete(`/groups/${second.id}`)
  assert.deepEqual(
    (await person.get('/meetings?to=2999-01-01')).body.data.filter(({ group }: { group: { id: number } }) => group.id === second.id),
    [],
  )
  now = Date.parse('2026-12-01T12:00:00Z')
})
