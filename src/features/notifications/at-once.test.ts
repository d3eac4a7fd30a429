// Who is told at once: whoever decides or looks after it, in words that name nobody and say nothing of what was written.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { givenPosts } from '#test/given-posts.ts'
import { givenTraining, start } from '#test/given-trainings.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const { circle, post } = givenPosts(app)

interface Listed {
  kind: string
  title: string
  body: string
  path: string
}
const told = async (person: Person, kind: string): Promise<Listed[]> =>
  (await person.get('/notifications')).body.data.filter((notice: Listed) => notice.kind === kind)
const countsOf = async (kind: string, people: Person[]) => Promise.all(people.map(async (person) => (await told(person, kind)).length))

async function place() {
  const church = await given.organization({ name: 'Grace Chapel' })
  const leader = await given.person({ of: church, role: 'leadership' })
  const [member, asks] = (await given.people(2, church)) as [Person, Person]
  return { church, admin: church.admin, leader, member, asks }
}

it('a request to join: the group’s leader and admins, and the organization’s admins', async () => {
  const { church, admin, leader, member, asks } = await place()
  const group = await given.group({ by: leader, of: church, join_type: 'closed', name: 'Tuesday table' })
  const { request } = (await member.post('/groups/join-request', { group_id: group.id })).body
  await leader.post(`/groups/join-requests/${request.id}/accept`)
  await leader.put(`/groups/${group.id}/members/${member.id}`, { role: 'admin' })
  await Promise.all(Array.from({ length: 10 }, () => asks.post('/groups/join-request', { group_id: group.id, note: 'I am Anna' })))
  const otherLeader = await given.person({ of: church, role: 'leadership' })
  assert.deepEqual(await countsOf('join_request_received', [leader, admin, member, asks, otherLeader]), [1, 1, 1, 0, 0])
  const [notice] = await told(leader, 'join_request_received')
  assert.deepEqual([notice!.title, notice!.path], ['Somebody asks to join Tuesday table', '/waiting'])
  assert.ok(!JSON.stringify(notice).includes('Anna'))
})

it('a prayer that waits: the leaders and admins, never its words nor whose it is, and not who asked', async () => {
  const { admin, leader, member } = await place()
  await leader.post('/prayer-requests', { title: 'Secret', request_text: 'Hidden', anonymous: false })
  assert.deepEqual(await countsOf('prayer_request_received', [leader, admin, member]), [0, 1, 0])
  const [notice] = await told(admin, 'prayer_request_received')
  assert.equal(notice!.title, 'A prayer request waits at Grace Chapel')
  for (const word of ['Secret', 'Hidden', leader.name, 'user_id']) assert.ok(!JSON.stringify(notice).includes(word), word)
})

it('a report: those who decide about it, but not who reported, once however often it is reported by one', async () => {
  const { church, admin, leader, member, asks } = await place()
  const group = await circle(church, leader, member, asks)
  const made = await post(asks, group)
  for (let n = 0; n < 3; n++) await member.post(`/groups/${group.id}/post/${made.id}/report`, { reason: 'It is about Anna' })
  assert.deepEqual(await countsOf('report_received', [leader, admin, member, asks]), [1, 1, 0, 0])
  await admin.post(`/groups/${group.id}/post/${made.id}/report`, { reason: 'Indeed' })
  assert.deepEqual(await countsOf('report_received', [leader, admin]), [2, 1])
  assert.ok(!JSON.stringify(await told(leader, 'report_received')).includes('Anna'))
})

it('who joined: the organization’s admins of who is new there, the group’s own of who came by its code', async () => {
  const { church, admin, leader, member } = await place()
  const group = await circle(church, leader)
  const guest = await given.person({ of: await given.organization() })
  for (const person of [member, guest]) {
    await person.post('/groups/join', { joinCode: group.code })
    await person.post('/groups/join', { joinCode: group.code })
  }
  assert.deepEqual(await countsOf('member_joined', [admin, leader, member, guest]), [1, 0, 0, 0])
  assert.deepEqual(await countsOf('group_member_joined', [admin, leader, member, guest]), [0, 2, 0, 0])
  const [notice] = await told(leader, 'group_member_joined')
  assert.equal(notice!.path, `/groups/${group.id}/people`)
  assert.ok(!JSON.stringify([notice, ...(await told(admin, 'member_joined'))]).includes(guest.name))
})

it('who joined: not the admin who has just accepted them', async () => {
  const { church, admin, leader } = await place()
  const other = await given.person({ of: church, role: 'admin' })
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  const guest = await given.person({ of: await given.organization() })
  await guest.post('/groups/join', { joinCode: group.code })
  const { request } = (await guest.post('/groups/join-request', { group_id: group.id })).body
  assert.equal((await admin.post(`/groups/join-requests/${request.id}/accept`)).status, 200)
  assert.deepEqual(await countsOf('member_joined', [admin, other]), [0, 1])
})

it('a badge and a level: whoever earned them, once, also of ten challenges completed at once', async () => {
  const { church, member, leader } = await place()
  const badge = await givenBadge({ of: church, name: 'Faithful', points_required: 20 })
  const challenges = await Promise.all(
    Array.from({ length: 10 }, () => givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })),
  )
  for (const { id } of challenges) await member.post(`/challenges/start/${id}`)
  const answers = await Promise.all(challenges.map(({ id }) => member.post(`/challenges/complete/${id}`)))
  for (const { status, text } of answers) assert.equal(status, 200, text)
  assert.deepEqual(
    (await told(member, 'badge_earned')).map(({ title }) => title),
    ['A badge for you: Faithful'],
  )
  // 1,000 XP: steps of 100, 135, 182, 246 and 332.
  const levels = async () => (await told(member, 'level_reached')).map(({ title }) => title).sort()
  const reached = [2, 3, 4, 5, 6].map((level) => `You have reached level ${level}`)
  assert.deepEqual(await levels(), reached)
  await member.post(`/onboarding/challenges/${challenges[0]!.id}/complete`, { completed: false })
  assert.deepEqual(await levels(), reached.slice(0, -1))
  await member.post(`/onboarding/challenges/${challenges[0]!.id}/complete`)
  assert.deepEqual(await levels(), reached)
  const training = await givenTraining({ by: leader, of: church })
  await start(member, training)
  await member.post(`/qualifications/complete/${training.id}`)
  assert.deepEqual(await levels(), reached) // 1,100 of 1,443
})
