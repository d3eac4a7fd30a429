// What leaders and admins read of one person: what they do before others, and never a word of what they keep for themselves.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from './app.ts'
import { given as givenFor, type Person } from './given.ts'
import { givenBadge, givenChallenge } from './given-challenges.ts'
import { givenDay, givenEntry } from './given-journal.ts'
import { givenSurvey } from './given-onboarding.ts'
import { answersTo, givenTraining, quizOf, start } from './given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const person = await given.person({ of: church, name: 'Lea Sommer' })

/** In everything that they keep for themselves. */
const CANARY = 'canary-of-what-is-private'
const badge = await givenBadge({ of: church, points_required: 10 })
const challenge = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
const training = await givenTraining({ by: leader, of: church, modules: [{ title: 'Part 1' }], ...quizOf(1) })
const together = await given.group({ by: leader, of: church, name: 'Tuesday table' })
const apart = await given.group({ by: church.admin, of: church, name: 'Recovery' })
for (const { code } of [together, apart]) await person.post('/groups/join', { joinCode: code })
await person.post(`/challenges/start/${challenge.id}`)
await person.post(`/challenges/complete/${challenge.id}`)
const begun = await givenChallenge({ of: church, name: CANARY })
await person.post(`/challenges/start/${begun.id}`)
await start(person, training)
await person.post(`/qualifications/update-progress/${training.id}`, {
  module_id: training.modules[0]!.id,
  status: 'completed',
  notes: CANARY,
})
await person.post(`/qualifications/${training.id}/submit-quiz`, answersTo(1, 1))
await givenEntry(person, { title: CANARY, content: CANARY })
await givenDay(person, { activity_type: CANARY, notes: CANARY })
await givenSurvey(person, { focus_topics: [CANARY] })
for (const anonymous of [true, false])
  await person.post('/prayer-requests', { title: CANARY, request_text: CANARY, organization_id: church.id, anonymous })
await person.post(`/groups/${apart.id}/post`, { title: CANARY, content: CANARY })
await person.post(`/groups/${apart.id}/rate`, { rating: 1, comment: CANARY })

const member = ({ id }: Person, of = church) => `/organizations/${of.id}/members/${id}`
const readings = [
  member(person),
  `${member(person)}/groups`,
  `${member(person)}/badges`,
  `/qualifications/users-progress?organization_id=${church.id}&user_id=${person.id}`,
  `/manage/challenges/completions?organization_id=${church.id}&user_id=${person.id}`,
]

it('tells leaders and admins who somebody is and what they do before others, and nothing that is private', async () => {
  for (const reader of [leader, church.admin]) {
    for (const path of readings) {
      const { status, text } = await reader.get(path)
      assert.equal(status, 200, `${path}: ${text}`)
      assert.ok(!text.includes(CANARY), `${path} shows what is private: ${text}`)
    }
  }
  const [who, groups, badges, progress, completions] = await Promise.all(readings.map(async (path) => (await leader.get(path)).body))
  assert.deepEqual([who.data.name, who.data.email, who.data.role], ['Lea Sommer', person.email, 'member'])
  assert.deepEqual(
    groups.data.map(({ name, role }: { name: string; role: string }) => [name, role]),
    [['Tuesday table', 'member']],
  )
  assert.deepEqual(
    badges.data.map(({ id }: { id: number }) => id),
    [badge.id],
  )
  assert.deepEqual(
    progress.data.map(({ user_id }: { user_id: number }) => user_id),
    [person.id],
  )
  assert.deepEqual(
    completions.data.map((one: { challenge: { id: number } }) => one.challenge.id),
    [challenge.id],
  )
})

it('names the groups whose members the reader sees, and those that the person leads', async () => {
  const namesFor = async (reader: Person, of = person) =>
    (await reader.get(`${member(of)}/groups`)).body.data.map(({ name }: { name: string }) => name)
  assert.deepEqual(await namesFor(leader), ['Tuesday table'])
  assert.deepEqual(await namesFor(church.admin), ['Recovery', 'Tuesday table'])
  assert.deepEqual(await namesFor(leader, church.admin), ['Recovery'])
})

it('counts nobody of another church by whom one asks for', async () => {
  const open = await givenChallenge({ of: church, visibility: 'everyone' })
  await elsewhere.admin.post(`/challenges/start/${open.id}`)
  await elsewhere.admin.post(`/challenges/complete/${open.id}`)
  const { body } = await leader.get(`/manage/challenges/completions?organization_id=${church.id}&user_id=${elsewhere.admin.id}`)
  assert.deepEqual([body.data, body.meta.others], [[], { completed: 0 }])
})

it('is for leaders and admins, about people of their own church', async () => {
  const other = await given.person({ of: church })
  for (const path of readings) {
    assert.equal((await other.get(path)).status, 403, path)
    assert.ok([403, 404].includes((await elsewhere.admin.get(path)).status), path)
  }
  for (const path of ['', '/groups', '/badges']) {
    const { status, body } = await leader.get(member(elsewhere.admin) + path)
    assert.deepEqual([status, body.code], [404, 'member_not_found'])
  }
})
