import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenDay, givenEntry } from '#test/given-journal.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenSurvey } from '#test/given-onboarding.ts'
import { givenPair } from '#test/given-pairs.ts'
import { givenTraining, start } from '#test/given-trainings.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)

interface Reason {
  code: string
  since: string | null
  group: { id: number; name: string } | null
  challenge: { id: number; name: string } | null
  training: { id: number; name: string } | null
}
const quiet = async (by: Person, of: Organization, query = '') => {
  const { status, body, text } = await by.get(`/organizations/${of.id}/gone-quiet${query}`)
  assert.equal(status, 200, text)
  return body as { data: { user: { id: number; name: string }; reasons: Reason[] }[]; total: number; counts: Record<string, number> }
}
const found = async (by: Person, of: Organization, query = '') =>
  (await quiet(by, of, query)).data.map(({ user, reasons }) => [user.id, ...reasons.map(({ code }) => code)])

/** As if it had been so long ago that all this was done. */
const daysAgo = (days: number) =>
  db.transaction(async (tx) => {
    const then = sql`make_interval(days => ${days})`
    await tx.run(sql`update group_members set joined_at = joined_at - ${then}`)
    await tx.run(sql`update challenge_progress set started_at = started_at - ${then}`)
    await tx.run(sql`update challenge_check_ins set created_at = created_at - ${then}`)
    await tx.run(sql`update training_progress set started_at = started_at - ${then}`)
    await tx.run(sql`update training_module_progress set updated_at = updated_at - ${then}`)
    await tx.run(sql`update training_attempts set submitted_at = submitted_at - ${then}`)
    await tx.run(sql`update join_requests set created_at = created_at - ${then}`)
    await tx.run(sql`update group_invitations set created_at = created_at - ${then}`)
    await tx.run(sql`update meetings set begins_at = begins_at - ${then}, ends_at = ends_at - ${then}`)
  })

/** So many meetings, one a day until today, with who came to each. */
async function met(by: Person, group: { id: number }, present: Person[][]) {
  for (const [index, came] of present.entries()) {
    const meeting = await givenMeeting(by, group, { starts_at: wallIn(-30 - 1440 * (present.length - index)) })
    const saved = await by.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, { present: came.map(({ id }) => id) })
    assert.equal(saved.status, 200, saved.text)
  }
}

it('finds who was at none of the last four meetings of a group since they joined it', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const [here, away, late] = (await given.people(3, church)) as [Person, Person, Person]
  const group = await given.group({ by: leader, of: church, name: 'Tuesday table' })
  for (const person of [here, away]) await person.post('/groups/join', { joinCode: group.code })
  await daysAgo(10)
  await met(leader, group, [[here, away], [], [], [here]])
  assert.deepEqual(await found(leader, church), [])
  await late.post('/groups/join', { joinCode: group.code })
  const meeting = await givenMeeting(leader, group)
  await leader.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, { present: [] })
  const { data, counts, total } = await quiet(leader, church)
  assert.deepEqual([data.map(({ user }) => user), total], [[{ id: away.id, name: away.name }], 1])
  const [{ code, since, group: where, challenge, training }] = data[0]!.reasons as [Reason]
  assert.deepEqual([code, where, challenge, training], ['not_seen', { id: group.id, name: 'Tuesday table' }, null, null])
  assert.ok(since && Date.parse(since) < Date.now() - 3 * 86_400_000)
  assert.deepEqual(counts, { all: 1, not_seen: 1, challenge_stalled: 0, training_stalled: 0, request_waiting: 0, invitation_waiting: 0 })
  await daysAgo(200)
  assert.deepEqual(await found(leader, church), [], 'a group that meets no more')
})

it('finds who took no step for four weeks in a challenge or training that they began, for half a year', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const [person, busy, done] = (await given.people(3, church)) as [Person, Person, Person]
  const challenge = await givenChallenge({ of: church, name: 'Seven days of thanks', duration_days: 7 })
  const training = await givenTraining({
    by: leader,
    of: church,
    title: 'First steps',
    modules: [{ title: 'Part 1' }, { title: 'Part 2' }],
  })
  for (const someone of [person, busy, done]) {
    await someone.post(`/challenges/start/${challenge.id}`)
    await start(someone, training)
  }
  await done.post(`/challenges/complete/${challenge.id}`)
  await daysAgo(27)
  assert.deepEqual(await found(church.admin, church), [])
  await busy.post(`/challenges/check-in/${challenge.id}`, {})
  await busy.post(`/qualifications/update-progress/${training.id}`, { module_id: training.modules[0]!.id, status: 'completed' })
  await daysAgo(2)
  assert.deepEqual(await found(church.admin, church), [
    [person.id, 'training_stalled', 'challenge_stalled'],
    [done.id, 'training_stalled'],
  ])
  const { reasons } = (await quiet(church.admin, church)).data[0]!
  assert.deepEqual(
    reasons.map(({ challenge, training }) => [challenge, training]),
    [
      [null, { id: training.id, name: 'First steps' }],
      [{ id: challenge.id, name: 'Seven days of thanks' }, null],
    ],
  )
  assert.deepEqual(await found(church.admin, church, '?reason=challenge_stalled'), [[person.id, 'challenge_stalled']])
  await daysAgo(200)
  assert.deepEqual(await found(church.admin, church), [])
})

it('finds who waits for an answer, and who has not answered', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const [asking, invited] = (await given.people(2, church)) as [Person, Person]
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  await asking.post('/groups/join-request', { group_id: group.id, note: 'Please' })
  await leader.post(`/groups/${group.id}/invitations`, { user_ids: [invited.id] })
  assert.deepEqual(await found(leader, church), [])
  await daysAgo(3)
  assert.deepEqual(await found(leader, church), [[asking.id, 'request_waiting']])
  await daysAgo(5)
  assert.deepEqual(await found(leader, church), [
    [asking.id, 'request_waiting'],
    [invited.id, 'invitation_waiting'],
  ])
})

it('shows a leader the people of the groups that they lead alone, and whoever leads nothing none', async () => {
  const church = await given.organization()
  const elsewhere = await given.organization()
  const [leader, other] = await Promise.all(['leader', 'other'].map(() => given.person({ of: church, role: 'leadership' })))
  const [mine, theirs, admin] = (await given.people(3, church)) as [Person, Person, Person]
  const [led, foreign] = [await given.group({ by: leader!, of: church }), await given.group({ by: other!, of: church })]
  await mine.post('/groups/join', { joinCode: led.code })
  for (const person of [theirs, leader!, admin]) await person.post('/groups/join', { joinCode: foreign.code })
  await other!.put(`/groups/${foreign.id}/members/${leader!.id}`, { role: 'admin' })
  const challenge = await givenChallenge({ of: church })
  for (const person of [mine, theirs]) await person.post(`/challenges/start/${challenge.id}`)
  await daysAgo(30)
  await met(other!, foreign, [[], [], [], []])
  assert.deepEqual(await found(leader!, church), [[mine.id, 'challenge_stalled']])
  assert.deepEqual(
    (await found(church.admin, church)).map(([id]) => id),
    [leader!.id, other!.id, mine.id, theirs.id, admin.id].filter((id) => id !== church.admin.id),
  )
  const idle = await given.person({ of: church, role: 'leadership' })
  assert.deepEqual(await found(idle, church), [])
  assert.equal((await mine.get(`/organizations/${church.id}/gone-quiet`)).body.code, 'only_leaders')
  assert.equal((await elsewhere.admin.get(`/organizations/${church.id}/gone-quiet`)).body.code, 'organization_not_found')
  assert.deepEqual((await quiet(church.admin, church, '?per_page=2&page=2')).data.length, 2)
})

it('never tells from journals, journeys, prayers or what two share: neither that they are written, nor that they are not', async () => {
  const CANARY = 'canary-of-what-is-private'
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const [writer, stalled] = (await given.people(2, church)) as [Person, Person]
  const group = await given.group({ by: leader, of: church })
  for (const person of [writer, stalled]) await person.post('/groups/join', { joinCode: group.code })
  const training = await givenTraining({ by: leader, of: church, modules: [{ title: 'Part 1' }, { title: 'Part 2' }] })
  await start(stalled, training)
  const pairs = new Map<Person, number>()
  for (const person of [writer, stalled]) pairs.set(person, (await givenPair(leader, person, church)).id)
  const confide = async (person: Person) => {
    for (const what of ['notes', 'private-notes']) await person.post(`/pairs/${pairs.get(person)}/${what}`, { text: CANARY })
    const step = await person.post(`/pairs/${pairs.get(person)}/steps`, { kind: 'sentence', text: CANARY })
    assert.equal(step.status, 201, step.text)
    await givenEntry(person, { title: CANARY, content: CANARY })
    await givenDay(person, { activity_type: CANARY, notes: CANARY })
    await givenSurvey(person, { focus_topics: [CANARY] })
    for (const anonymous of [true, false])
      for (const visibility of ['church', 'care_team'])
        await person.post('/prayer-requests', { title: CANARY, request_text: CANARY, organization_id: church.id, anonymous, visibility })
  }
  for (const person of [writer, stalled]) await confide(person)
  await db.transaction(async (tx) => {
    for (const table of [sql`journal_entries`, sql`journey_entries`, sql`prayer_requests`, sql`pairs`, sql`pair_steps`, sql`pair_notes`])
      await tx.run(sql`update ${table} set created_at = created_at - interval '40 days'`)
  })
  await daysAgo(40)
  for (const by of [leader, church.admin]) {
    const before = await by.get(`/organizations/${church.id}/gone-quiet`)
    assert.deepEqual(
      before.body.data.map(({ user }: { user: { id: number } }) => user.id),
      [stalled.id],
    )
    assert.ok(!before.text.includes(CANARY))
    for (const person of [writer, stalled]) await confide(person)
    const after = await by.get(`/organizations/${church.id}/gone-quiet`)
    assert.deepEqual(after.body, before.body)
  }
})
