import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { forgetOldMeetings, removeMeetingsIn } from '../purging/purging.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

async function table(...members: Person[]) {
  const group = await given.group({ by: leader, of: church })
  for (const person of members) await person.post('/groups/join', { joinCode: group.code })
  await db.run(sql`update group_members set joined_at = now() - interval '1 year' where group_id = ${group.id}`)
  return group
}
/** A meeting so many days ago, to which these came. */
async function met(group: { id: number }, days: number, present: Person[], fields: object = {}) {
  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(-days * 1440 - 30) })
  const answer = await leader.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, {
    present: present.map(({ id }) => id),
    ...fields,
  })
  assert.equal(answer.status, 200, answer.text)
  return meeting
}

it('saves who came, from the start on, again and again; the last one counts', async () => {
  const [ann, ben] = (await given.people(2, church)) as [Person, Person]
  const group = await table(ann, ben)
  const later = await givenMeeting(leader, group, { starts_at: wallIn(60) })
  const early = await leader.put(`/groups/${group.id}/meetings/${later.id}/attendance`, { present: [] })
  assert.deepEqual(early.body, {
    message: 'This meeting has not begun yet.',
    error_type: 'meeting_not_begun',
    meeting_id: later.id,
    begins_at: later.begins_at,
  })
  const meeting = await met(group, 0, [ann, ben], { guests: 2, note: 'A good evening' })
  const address = `/groups/${group.id}/meetings/${meeting.id}/attendance`
  const again = await leader.put(address, { present: [ben.id] })
  const { saved_at, ...saved } = again.body.data
  assert.deepEqual([again.body.message, saved], ['It is saved who came.', { present: [ben.id], guests: 0, note: null }])
  assert.ok(saved_at)
  assert.deepEqual((await church.admin.get(address)).body.data, again.body.data)
  const was = async (by: Person) => (await by.get(`/groups/${group.id}/meetings/${meeting.id}`)).body.data.was_present
  assert.deepEqual([await was(ann), await was(ben)], [false, true])

  const outside = await given.person({ of: church })
  assert.deepEqual((await leader.put(address, { present: [outside.id] })).body.codes, { present: [{ rule: 'member_of_group' }] })
  // Who was there and has left since stays in the list.
  await ben.post(`/groups/${group.id}/leave`)
  assert.equal((await leader.put(address, { present: [ben.id, ann.id] })).status, 200)
  for (const by of [ann, outside]) {
    assert.equal((await by.get(address)).body.code, 'only_group_admins_and_leaders_see_attendance')
    assert.equal((await by.put(address, { present: [] })).status, 403)
    assert.equal((await by.get(`/groups/${group.id}/attendance`)).status, 403)
  }
  const { length: entries } = (await church.admin.get(`/organizations/${church.id}/audit-log?action=attendance.saved`)).body.data
  assert.equal(entries, 1)
})

it('says by meeting and by member who came, and who has not been seen for four meetings', async () => {
  const [ann, ben, cy, new_] = (await given.people(4, church)) as [Person, Person, Person, Person]
  const group = await table(ann, ben, cy)
  for (const [days, present] of [
    [28, [ann, ben, cy]],
    [21, [ann, cy]],
    [14, [ann]],
    [7, [ann, leader]],
    [1, [ann]],
  ] as [number, Person[]][])
    await met(group, days, present)
  const off = await met(group, 0, [ben])
  await leader.delete(`/groups/${group.id}/meetings/${off.id}`)
  await new_.post('/groups/join', { joinCode: group.code })
  const colleague = await given.person({ of: church, role: 'leadership' })
  const { data, meetings, meta } = (await colleague.get(`/groups/${group.id}/attendance`)).body
  assert.deepEqual(meta, { next_cursor: null })
  assert.deepEqual(
    meetings.map(({ present_count }: { present_count: number }) => present_count),
    [1, 2, 1, 2, 3],
  )
  const of = ({ id }: Person) => {
    const { present, missed, is_unseen } = data.find((one: { id: number }) => one.id === id)
    return [present.length, missed, is_unseen]
  }
  assert.deepEqual(
    [of(ann), of(ben), of(cy), of(new_)],
    [
      [5, 0, false],
      [1, 4, true],
      [2, 3, false],
      [0, 0, false],
    ],
  )
  assert.equal(data[0].id, ben.id)
  assert.equal((await leader.get(`/groups/${group.id}/attendance?meetings=2`)).body.meetings.length, 2)
})

it('holds what one of ten lists says that are saved at once', async () => {
  const people = await given.people(10, church)
  const group = await table(...people)
  const meeting = await givenMeeting(leader, group)
  const address = `/groups/${group.id}/meetings/${meeting.id}/attendance`
  const saved = await Promise.all(people.map(({ id }, n) => leader.put(address, { present: [id], guests: n })))
  assert.ok(saved.every(({ status }) => status === 200))
  const { present, guests } = (await leader.get(address)).body.data
  assert.deepEqual(present, [people[guests]!.id])
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('forgets it after 24 months, and gives nobody points for it', async () => {
  const [ann] = (await given.people(1, church)) as [Person]
  const group = await table(ann)
  const [old, recent] = [await met(group, 2, [ann]), await met(group, 1, [ann])]
  const { body } = await ann.get('/onboarding/xp')
  assert.equal(JSON.stringify(body).includes('meeting'), false)
  await db.run(
    sql`update meetings set begins_at = begins_at - interval '24 months', ends_at = ends_at - interval '24 months' where id = ${old.id}`,
  )
  await forgetOldMeetings(db, new AbortController().signal)
  const kept = await db.many<{ meeting_id: number }>(sql`select meeting_id from meeting_attendance where user_id = ${ann.id}`)
  assert.deepEqual(kept, [{ meeting_id: recent.id }])
  assert.equal((await ann.get(`/groups/${group.id}/meetings/${old.id}`)).status, 404)

  await removeMeetingsIn(db, group.id, new AbortController().signal)
  const { left } = await db.one<{ left: number }>(sql`
    select (select count(*) from meetings where group_id = ${group.id}) + (select count(*) from meeting_attendance where user_id = ${ann.id}) as left`)
  assert.equal(left, 0)
})
