import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { sendWhileLocked } from '#test/held-up.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization({ timezone: 'Europe/Berlin' })
const leader = await given.person({ of: church, role: 'leadership' })

interface Meeting {
  id: number
  title: string
  starts_at: string
  location: string | null
  status: string
  my_answer: string | null
  repeats: { every: string; until: string } | null
}

/** A group with two members, and a meeting each week from next week on. */
async function weekly(weeks: number) {
  const group = await given.group({ by: leader, of: church })
  const [member, other] = (await given.people(2, church)) as [Person, Person]
  for (const person of [member, other]) await person.post('/groups/join', { joinCode: group.code })
  const start = wallIn(7 * 1440).slice(0, 11)
  const day = (n: number) => Temporal.PlainDate.from(start.slice(0, 10)).add({ weeks: n }).toString()
  const first = await givenMeeting(leader, group, {
    starts_at: `${start}19:30`,
    timezone: 'Europe/Berlin',
    repeats: { every: 'week', until: day(weeks - 1) },
  })
  const address = `/groups/${group.id}/meetings`
  const list = async (by: Person = member): Promise<Meeting[]> => (await by.get(address)).body.data
  const change = (id: number, fields: object) => leader.put(`${address}/${id}`, fields)
  const cancel = (id: number, scope = 'this') => leader.delete(`${address}/${id}?scope=${scope}`)
  return { group, member, other, first, day, address, list, change, cancel }
}
const told = async (person: Person): Promise<{ kind: string; title: string; body: string; path: string }[]> => {
  await app.work()
  const { data } = (await person.get('/notifications')).body
  return data.filter(({ kind }: { kind: string }) => kind.startsWith('meeting_')).reverse()
}
const starts = (meetings: Meeting[]) => meetings.map(({ starts_at }) => starts_at)

it('changes one of a series, and leaves the others; its members are told of another time or place alone', async () => {
  const { group, member, day, list, change } = await weekly(3)
  const [, second] = (await list()) as [Meeting, Meeting]
  assert.equal((await change(second.id, { title: 'With guests', agenda: 'Dinner' })).body.data.title, 'With guests')
  assert.deepEqual(await told(member), [])
  const moved = await change(second.id, { starts_at: `${day(2)}T10:00`, location: 'The park' })
  assert.deepEqual([moved.status, moved.body.message], [200, 'The meeting is changed.'])
  assert.deepEqual(starts(await list()), [`${day(0)}T19:30`, `${day(2)}T10:00`, `${day(2)}T19:30`])
  const [notice] = await told(member)
  assert.deepEqual(
    [notice!.kind, notice!.title, notice!.path],
    ['meeting_changed', `A change: ${group.name}`, `/groups/${group.id}/meetings/${second.id}`],
  )
  assert.match(notice!.body, /It is now on \w+, \d.* at 10:00, at this place: The park$/)
  assert.deepEqual(await told(leader), [])

  // Of two changes, the latest is read.
  await change(second.id, { location: 'The hall' })
  const again = await told(member)
  assert.equal(again.length, 1)
  assert.match(again[0]!.body, /The hall$/)
  assert.deepEqual((await change(second.id, { repeats: null })).body.codes, { repeats: [{ rule: 'following_alone' }] })
})

it('changes one and those after it: their words, and their days with what was answered', async () => {
  const { member, day, address, list, change, cancel } = await weekly(5)
  const [, second, third, fourth] = (await list()) as [Meeting, Meeting, Meeting, Meeting]
  await member.post(`${address}/${fourth.id}/answer`, { coming: 'yes' })
  await cancel(third.id)
  await change(second.id, { scope: 'following', title: 'Romans' })
  assert.deepEqual(
    (await list()).map(({ title }) => title === 'Romans'),
    [false, true, true, true, true],
  )
  const wednesday = (n: number) => `${Temporal.PlainDate.from(day(n)).add({ days: 1 })}T20:00`
  const { body } = await change(second.id, { scope: 'following', starts_at: wednesday(1) })
  assert.equal(body.message, 'This meeting and those after it are changed.')
  const after = await list()
  // The series ends on its day: the last Wednesday is behind it.
  assert.deepEqual(starts(after), [`${day(0)}T19:30`, wednesday(1), wednesday(2), wednesday(3)])
  assert.deepEqual(after.map(({ id, status }) => [id, status]).slice(1), [
    [second.id, 'planned'],
    [third.id, 'cancelled'],
    [fourth.id, 'planned'],
  ])
  assert.equal(after[3]!.my_answer, 'yes')
  assert.deepEqual([after[0]!.repeats!.until < day(1), after[1]!.repeats], [true, { every: 'week', until: day(4) }])
  const news = await told(member)
  assert.deepEqual(
    news.map(({ kind }) => kind),
    ['meeting_cancelled', 'meeting_changed', 'meeting_cancelled'],
  )
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('moves what is in a zone that is not known any more into the organization’s', async () => {
  const { day, list, change } = await weekly(1)
  const [meeting] = (await list()) as [Meeting]
  await db.run(sql`update meetings set timezone = 'Europe/Nowhere' where id = ${meeting.id}`)
  const { status, body, text } = await change(meeting.id, { starts_at: `${day(0)}T20:00` })
  assert.equal(status, 200, text)
  assert.deepEqual([body.data.timezone, body.data.starts_at], ['Europe/Berlin', `${day(0)}T20:00`])
})

it('makes a series of one, lengthens and ends it', async () => {
  const { day, list, change } = await weekly(2)
  const [, last] = (await list()) as [Meeting, Meeting]
  await change(last.id, { scope: 'following', repeats: { every: 'two_weeks', until: day(5) } })
  assert.deepEqual(
    starts(await list()),
    [0, 1, 3, 5].map((n) => `${day(n)}T19:30`),
  )
  await change(last.id, { scope: 'following', repeats: null })
  const [, single] = (await list()) as [Meeting, Meeting]
  assert.deepEqual([(await list()).length, single.id, single.repeats], [2, last.id, null])
  await change(single.id, { scope: 'following', repeats: { every: 'week', until: day(3) } })
  assert.equal((await list()).length, 4)
})

it('cancels one, which stays for all to see, or it and those after it, which are gone', async () => {
  const { group, member, list, cancel, change, address } = await weekly(5)
  const [first, second, third] = (await list()) as [Meeting, Meeting, Meeting]
  assert.deepEqual((await cancel(second.id)).body, { message: 'The meeting is cancelled.' })
  assert.equal((await cancel(second.id)).status, 200)
  assert.equal((await cancel(third.id, 'following')).body.message, 'This meeting and those after it are cancelled.')
  assert.deepEqual(
    (await list()).map(({ id, status }) => [id, status]),
    [
      [first.id, 'planned'],
      [second.id, 'cancelled'],
      [third.id, 'cancelled'],
    ],
  )
  const news = await told(member)
  assert.deepEqual(
    news.map(({ kind, path }) => [kind, path]),
    Array.from({ length: 2 }, () => ['meeting_cancelled', `/groups/${group.id}/meetings`]),
  )
  assert.match(news[0]!.body, /^The meeting of .* is cancelled\.$/)
  assert.match(news[1]!.body, /^The meetings of .* on are cancelled\.$/)
  assert.equal((await change(second.id, { title: 'x' })).body.error_type, 'meeting_cancelled')
  assert.equal((await member.post(`${address}/${second.id}/answer`, { coming: 'yes' })).body.error_type, 'meeting_cancelled')
  assert.equal((await change(999_999_999, { title: 'x' })).body.code, 'meeting_not_found')
})

it('leaves alone what is over', async () => {
  const { list, change, cancel } = await weekly(2)
  const [first] = (await list()) as [Meeting]
  await db.run(
    sql`update meetings set begins_at = now() - interval '2 hours', ends_at = now() - interval '1 second' where id = ${first.id}`,
  )
  assert.equal((await change(first.id, { title: 'x' })).body.error_type, 'meeting_over')
  assert.equal((await cancel(first.id)).body.error_type, 'meeting_over')
})

it('tells of what is gone no more, but that it was cancelled', async () => {
  const { group, member, other, list, change, cancel } = await weekly(2)
  const [first] = (await list()) as [Meeting]
  await change(first.id, { location: 'Elsewhere' })
  assert.equal((await told(member)).length, 1)
  await cancel(first.id)
  assert.deepEqual(
    (await told(member)).map(({ kind }) => kind),
    ['meeting_cancelled'],
  )
  await other.post(`/groups/${group.id}/leave`)
  assert.deepEqual(await told(other), [])
})

it('tells of the last of several changes alone, also where they wait for each other', async () => {
  const { group, member, list, change } = await weekly(1)
  const [{ id }] = (await list()) as [Meeting]
  const answers = await sendWhileLocked(
    db,
    (tx) => tx.run(sql`select from groups where id = ${group.id} for no key update`),
    () => ['Room 1', 'Room 2', 'Room 3'].map((location) => change(id, { location })),
  )
  for (const { status, text } of answers) assert.equal(status, 200, text)
  const news = await told(member)
  const [{ location }] = (await list()) as [Meeting]
  assert.deepEqual(
    news.map(({ body }) => body.slice(-6)),
    [location],
  )
})

it('counts every answer while the series is changed, and changes it once for each who asks', async () => {
  const { member, address, list, change, day } = await weekly(20)
  const all = await list()
  const changes = [1, 2, 3].map((n) => change(all[n]!.id, { scope: 'following', starts_at: `${day(n)}T1${n}:00` }))
  const answers = all.slice(0, 10).map(({ id }) => member.post(`${address}/${id}/answer`, { coming: 'yes' }))
  for (const { status, text } of await Promise.all([...changes, ...answers])) assert.equal(status, 200, text)
  const after = await list()
  assert.equal(after.length, 20)
  assert.ok(after.slice(0, 10).every(({ my_answer }) => my_answer === 'yes'))
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
