import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sync as nodeIcal, type VEvent } from 'node-ical'
import { saveSubscription } from '#features/organizations/queries.ts'
import { sql } from '#platform/db/database.ts'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenTraining } from '#test/given-trainings.ts'

const app = await startApp({ config: { RATE_LIMIT_CALENDAR: 30, MAX_GROUPS_PER_LEADER: 100 } })
const { db, config } = app.services
const given = givenFor(app)
const church = await given.organization({ timezone: 'Europe/Berlin' })
const leader = await given.person({ of: church, role: 'leadership' })

async function table(...members: Person[]) {
  const group = await given.group({ by: leader, of: church })
  for (const person of members) await person.post('/groups/join', { joinCode: group.code })
  return group
}
const addressOf = async (person: Person): Promise<string> => (await person.post('/user/calendar')).body.data.url
const open = (address: string) => ask('GET', app.url + new URL(address).pathname)
async function eventsAt(address: string): Promise<VEvent[]> {
  const { status, text } = await open(address)
  assert.equal(status, 200, text)
  return Object.values(nodeIcal.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT')
}

it('holds the meetings of one’s groups by name, time and place, never a link or an agenda, and what is due', async () => {
  const person = await given.person({ of: church, locale: 'de' })
  const [mine, other] = [await table(person), await table()]
  const secret = { agenda: 'Quillonthorpe', online_url: 'https://meet.example.org/quillonthorpe', title: 'Quillonthorpe' }
  const meeting = await givenMeeting(leader, mine, {
    starts_at: wallIn(3 * 1440),
    timezone: 'Europe/Berlin',
    location: 'Room 2; left',
    ...secret,
  })
  await givenMeeting(leader, other, { starts_at: wallIn(3 * 1440) })
  const training = await givenTraining({ by: church.admin, of: church, title: 'Beten lernen' })
  await church.admin.post('/qualifications/assign', {
    qualification_id: training.id,
    user_ids: [person.id],
    due_date: wallIn(9 * 1440).slice(0, 10),
  })

  const address = await addressOf(person)
  assert.ok(address.startsWith(`${config.publicUrl}/calendar/${person.id}.`))
  const { headers, text } = await open(address)
  assert.deepEqual([headers['content-type'], headers['cache-control']], ['text/calendar; charset=utf-8', 'private, no-store'])
  assert.doesNotMatch(text, /quillonthorpe/i)
  const events = await eventsAt(address)
  assert.deepEqual(
    events.map(({ summary }) => summary),
    [mine.name, 'Fällig: Beten lernen'],
  )
  const [event] = events as [VEvent]
  assert.deepEqual([event.location, event.start.toISOString()], ['Room 2; left', new Date(meeting.begins_at).toISOString()])

  await leader.put(`/groups/${mine.id}/meetings/${meeting.id}`, { starts_at: wallIn(4 * 1440) })
  await leader.delete(`/groups/${mine.id}/meetings/${meeting.id}`)
  const [changed] = (await eventsAt(address)) as [VEvent]
  assert.deepEqual([changed.uid, changed.status, Number(changed.sequence)], [event.uid, 'CANCELLED', 2])
  assert.ok(changed.start > event.start)

  await person.post(`/groups/${mine.id}/leave`)
  assert.equal((await eventsAt(address)).length, 1)
})

it('is read also when a meeting is in a zone that is not known any more', async () => {
  const person = await given.person({ of: church })
  const meeting = await givenMeeting(leader, await table(person), { starts_at: wallIn(3 * 1440), timezone: 'Europe/Berlin' })
  await db.run(sql`update meetings set timezone = 'Europe/Nowhere' where id = ${meeting.id}`)
  const [event] = (await eventsAt(await addressOf(person))) as [VEvent]
  assert.equal(event.start.toISOString(), new Date(meeting.begins_at).toISOString())
})

it('is kept as a digest, and ends when another is made, when it is ended, and with the password, a suspension, the subscription and every membership', async () => {
  const is = async (address: string) => (await open(address)).status
  const ends = async (how: (person: Person) => Promise<unknown>, church_ = church) => {
    const person = await given.person({ of: church_ })
    const address = await addressOf(person)
    assert.equal(await is(address), 200)
    await how(person)
    assert.equal(await is(address), 404)
    return { person, address }
  }
  const { person, address } = await ends(addressOf)
  assert.ok((await person.get('/user/calendar')).body.data.created_at)
  const secret = /\.([\w-]{43})\.ics$/.exec(address)![1]!
  const kept = await db.many(sql`select * from calendar_feeds`)
  assert.doesNotMatch(JSON.stringify(kept), new RegExp(secret))
  assert.equal(
    app.logged.some((line) => line.includes(secret)),
    false,
  )

  await ends((person) => person.delete('/user/calendar'))
  await ends(({ id }) => db.run(sql`update users set links_valid_from = clock_timestamp() where id = ${id}`))
  const { person: renewed } = await ends(async (person) => {
    const { status } = await person.put('/user/password', { current_password: PASSWORD, password: 'another good horse battery' })
    assert.equal(status, 200)
  })
  assert.equal((await renewed.get('/user/calendar')).body.data, null)
  await ends(({ id }) => db.run(sql`update users set suspended_at = now() where id = ${id}`))
  await ends(({ id }) => church.admin.delete(`/organizations/${church.id}/members/${id}`))
  await ends((person) => person.delete('/user', { body: { password: PASSWORD } }))
  const poor = await given.organization()
  await ends(() => saveSubscription(db, { organizationId: poor.id }, 'canceled', null), poor)
  for (const forged of ['x', '1.x.ics', `${person.id}.${'a'.repeat(43)}.ics`, `999999.${'a'.repeat(43)}.ics`])
    assert.equal(await is(`https://x.example/calendar/${forged}`), 404)
  assert.equal((await app.request('POST', '/user/calendar', { token: poor.admin.token })).status, 403)
})

it('has a limit of its own', async () => {
  const person = await given.person({ of: church })
  const address = await addressOf(person)
  const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await open(address)).status))
  assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length], [30, 1])
  assert.equal((await person.get('/meetings')).status, 200)
})

it('counts for whose it is, however many one calendar service reads; what is wrong counts for the address', async () => {
  const small = await startApp({ config: { RATE_LIMIT_ADDRESS: 20 } })
  const people = givenFor(small)
  const person = await people.person({ of: await people.organization() })
  const { pathname } = new URL(await addressOf(person))
  const statuses = async (path: string, times: number) => {
    const found = new Set<number>()
    for (let n = 0; n < times; n++) found.add((await ask('GET', small.url + path)).status)
    return [...found].sort()
  }
  assert.deepEqual(await statuses(pathname, 30), [200])
  assert.deepEqual(await statuses(pathname.replace(/\.[\w-]{43}\./, `.${'a'.repeat(43)}.`), 41), [404, 429])
})
