import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

async function gathering(...members: Person[]) {
  const group = await given.group({ by: leader, of: church })
  for (const person of members) await person.post('/groups/join', { joinCode: group.code })
  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(3 * 1440) })
  const address = `/groups/${group.id}/meetings/${meeting.id}`
  const answer = (by: Person, coming: string, note?: string) => by.post(`${address}/answer`, { coming, ...(note ? { note } : {}) })
  const answers = async (by: Person) => (await by.get(`${address}/answers`)).body.data
  return { group, meeting, address, answer, answers }
}

it('takes the last answer; members see who comes, group admins what everybody answered', async () => {
  const [ann, ben, cy] = (await given.people(3, church)) as [Person, Person, Person]
  const { answer, answers, address } = await gathering(ann, ben, cy)
  await answer(ann, 'no')
  const yes = await answer(ann, 'yes', 'I bring the bread')
  assert.deepEqual([yes.status, yes.body.message, yes.body.data.coming_count], [200, 'Your answer is saved.', 1])
  assert.deepEqual([yes.body.data.my_answer, yes.body.data.my_note], ['yes', 'I bring the bread'])
  await answer(ben, 'maybe')
  await answer(cy, 'no', 'In hospital')
  const told = (rows: { user: { id: number }; coming: string; note: string | null }[]) =>
    rows.map(({ user, coming, note }) => [user.id, coming, note])
  assert.deepEqual(told(await answers(leader)), [
    [ann.id, 'yes', 'I bring the bread'],
    [ben.id, 'maybe', null],
    [cy.id, 'no', 'In hospital'],
  ])
  assert.deepEqual(told(await answers(ben)), [[ann.id, 'yes', null]])
  assert.equal((await ben.get(address)).body.data.coming_count, 1)
})

it('takes answers of members alone, until it ends', async () => {
  const [ann, outside] = (await given.people(2, church)) as [Person, Person]
  const elsewhere = await given.organization()
  const { answer, address, meeting } = await gathering(ann)
  assert.equal((await answer(outside, 'yes')).body.code, 'only_group_members_see_meetings')
  assert.equal((await answer(church.admin, 'yes')).body.code, 'only_group_members')
  assert.equal((await answer(elsewhere.admin, 'yes')).status, 404)
  assert.deepEqual((await ann.post(`${address}/answer`, { coming: 'perhaps' })).body.codes, { coming: [{ rule: 'invalid_choice' }] })
  await db.run(sql`update meetings set begins_at = now() - interval '1 minute' where id = ${meeting.id}`)
  assert.equal((await answer(ann, 'yes')).status, 200)
  await db.run(
    sql`update meetings set begins_at = now() - interval '1 hour', ends_at = now() - interval '1 second' where id = ${meeting.id}`,
  )
  assert.equal((await answer(ann, 'no')).body.error_type, 'meeting_over')
})

it('holds one answer of somebody who taps ten times, and none of who leaves meanwhile', async () => {
  const [ann, ben] = (await given.people(2, church)) as [Person, Person]
  const { group, answer, answers } = await gathering(ann, ben)
  const taps = ['yes', 'no', 'maybe', 'yes', 'no', 'maybe', 'yes', 'no', 'maybe', 'yes'].map((coming) => answer(ann, coming))
  for (const { status, text } of await Promise.all(taps)) assert.equal(status, 200, text)
  assert.equal((await answers(leader)).length, 1)
  const leaving = await Promise.all([
    answer(ben, 'yes'),
    ben.post(`/groups/${group.id}/leave`),
    ...Array.from({ length: 8 }, () => answer(ben, 'yes')),
  ])
  assert.ok(
    leaving.every(({ status }) => [200, 403].includes(status)),
    leaving.map(({ status }) => status).join(),
  )
  assert.deepEqual(
    (await answers(leader)).map(({ user }: { user: { id: number } }) => user.id),
    [ann.id],
  )
})
