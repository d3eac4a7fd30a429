import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { countWaiting } from '#test/held-up.ts'
import { reckonAnew } from '../reckoning/reckoning.ts'
import { remindOfMeetings } from './reminding.ts'

let ahead = 0
const clock = { now: () => Date.now() + ahead * 3_600_000 }
const app = await startApp({ clock })
const { db, log } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const { signal } = new AbortController()
const remind = () => remindOfMeetings({ db, log, clock, signal })

async function table(count: number) {
  const group = await given.group({ by: leader, of: church })
  const members = await given.people(count, church)
  for (const person of members) await person.post('/groups/join', { joinCode: group.code })
  return { group, members }
}
const reminders = async (person: Person): Promise<{ body: string; path: string }[]> =>
  (await person.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'meeting_soon')

it('reminds members a day before, once, however many look; not who stays away', async () => {
  ahead = 0
  const { group, members } = await table(2)
  const [ann, ben] = members as [Person, Person]
  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(30 * 60), location: 'Room 2' })
  await ben.post(`/groups/${group.id}/meetings/${meeting.id}/answer`, { coming: 'no' })
  await remind()
  assert.deepEqual(await reminders(ann), [])
  ahead = 7
  await Promise.all(Array.from({ length: 10 }, remind))
  const [reminder, ...more] = await reminders(ann)
  assert.deepEqual([more, await reminders(ben)], [[], []])
  assert.equal(reminder!.path, `/groups/${group.id}/meetings/${meeting.id}`)
  assert.match(reminder!.body, /^Group \d+ meets on \w+, \d+ \w+ \d{4} at \d\d:\d\d, at this place: Room 2$/)
})

it('takes a reminder back when the meeting is moved or cancelled, and reminds anew of another time', async () => {
  ahead = 0
  const { group, members } = await table(1)
  const [ann] = members as [Person]
  const [moved, cancelled] = [
    await givenMeeting(leader, group, { starts_at: wallIn(60) }),
    await givenMeeting(leader, group, { starts_at: wallIn(90) }),
  ]
  await remind()
  assert.equal((await reminders(ann)).length, 2)
  await leader.put(`/groups/${group.id}/meetings/${moved.id}`, { starts_at: wallIn(50 * 60) })
  await leader.delete(`/groups/${group.id}/meetings/${cancelled.id}`)
  assert.deepEqual(await reminders(ann), [])
  await remind()
  assert.deepEqual(await reminders(ann), [])
  ahead = 27
  await remind()
  assert.equal((await reminders(ann)).length, 1)
})

it('takes back also a reminder that comes while the change waits', async () => {
  ahead = 0
  const { group, members } = await table(1)
  const [ann] = members as [Person]
  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(60) })
  const moving = await db.transaction(async (tx) => {
    await tx.run(sql`select from groups where id = ${group.id} for no key update`)
    const moving = leader.put(`/groups/${group.id}/meetings/${meeting.id}`, { starts_at: wallIn(50 * 60) })
    while ((await countWaiting(db)) === 0);
    await remind()
    assert.equal((await reminders(ann)).length, 1)
    return [moving]
  })
  assert.equal((await moving[0]!).status, 200)
  assert.deepEqual(await reminders(ann), [])
})

it('reminds nobody of what they were told is changed a moment ago, nor of a group that rests', async () => {
  ahead = 0
  const { group, members } = await table(1)
  const [ann] = members as [Person]
  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(40 * 60) })
  await leader.put(`/groups/${group.id}/meetings/${meeting.id}`, { starts_at: wallIn(20 * 60) })
  await remind()
  assert.deepEqual(await reminders(ann), [])
  await givenMeeting(leader, group, { starts_at: wallIn(20 * 60) })
  await leader.put(`/groups/${group.id}/status`, { status: 'inactive' })
  await remind()
  assert.deepEqual(await reminders(ann), [])
})

it('keeps the hour on the wall when the zones of time are known better', async () => {
  const { group } = await table(0)
  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(100 * 60), timezone: 'Europe/Berlin' })
  const read = async () => (await leader.get(`/groups/${group.id}/meetings/${meeting.id}`)).body.data

  await db.run(
    sql`update meetings set begins_at = begins_at + interval '1 hour', ends_at = ends_at + interval '1 hour', zone_data = 'old' where id = ${meeting.id}`,
  )
  await reckonAnew({ db, signal })
  const { begins_at, ends_at } = await read()
  assert.deepEqual([begins_at, ends_at], [meeting.begins_at, meeting.ends_at])
  await db.run(sql`update meetings set timezone = 'Europe/Nowhere', zone_data = 'old' where id = ${meeting.id}`)
  await reckonAnew({ db, signal })
  assert.equal((await read()).begins_at, meeting.begins_at)
})
