import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Actor } from '#features/accounts/actor.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { invariants } from '../invariants.ts'
import { completeChallenge, undoCompletion } from './progressing.ts'

/** Tomorrow: what PostgreSQL says was started now is never later. */
let now = Date.parse(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`)
const app = await startApp({ clock: { now: () => now } })
const given = givenFor(app)
const { db } = app.services
const church = await given.organization()
const elsewhere = await given.organization()
const member = await given.person({ of: church })

interface Challenge {
  id: number
}
const start = (person: Person, { id }: Challenge) => person.post(`/challenges/start/${id}`)
const complete = (person: Person, { id }: Challenge) => person.post(`/challenges/complete/${id}`)
const checkIn = (person: Person, { id }: Challenge, date?: string) => person.post(`/challenges/check-in/${id}`, date ? { date } : {})
const tenTimes = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, work))
const participants = async ({ id }: Challenge) =>
  (await church.admin.get('/challenges')).body.data.find((found: Challenge) => found.id === id).participants_count
const badgesOf = async (person: Person): Promise<{ id: number; awarded_at: string }[]> => (await person.get('/badges')).body.data
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10)
/** Makes it look as if someone had started so many days ago. */
const startedBefore = (person: Person, { id }: Challenge, days: number) =>
  db.pool.query(
    'update challenge_progress set started_at = $1::timestamptz - make_interval(days => $2) where user_id = $3 and challenge_id = $4',
    [new Date(now).toISOString(), days, person.id, id],
  )

it('is started once, however often one starts', async () => {
  const challenge = await givenChallenge({ of: church, duration_days: 3 })
  const answers = await tenTimes(() => start(member, challenge))
  const [{ body }] = answers as [(typeof answers)[0]]
  for (const answer of answers) {
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, body)
  }
  const { started_at, ...progress } = body.data
  assert.deepEqual(progress, {
    challenge_id: challenge.id,
    title: challenge.name,
    status: 'in-progress',
    progress_percentage: 0,
    days_completed: 0,
    days_total: 3,
    last_check_in: null,
    points_awarded: null,
    completed_at: null,
  })
  assert.equal(await participants(challenge), 1)
})

it('counts everyone of ten who start together', async () => {
  const challenge = await givenChallenge({ of: church })
  await Promise.all((await given.people(10, church)).map((person) => start(person, challenge)))
  assert.equal(await participants(challenge), 10)
})

it('is seen, started and completed by those who may, and is nothing to others', async () => {
  const stranger = elsewhere.admin
  const open = await givenChallenge({ of: church, visibility: 'everyone' })
  const ours = await givenChallenge({ of: church })
  const draft = await givenChallenge({ of: church, visibility: 'everyone', status: 'draft' })
  const archived = await givenChallenge({ of: church, visibility: 'everyone', status: 'archived' })
  for (const challenge of [ours, draft, archived]) {
    for (const act of [start, complete, checkIn]) assert.equal((await act(stranger, challenge)).status, 404)
    assert.equal((await stranger.get(`/challenges/${challenge.id}`)).status, 404)
  }
  assert.equal((await stranger.get(`/challenges/${open.id}`)).status, 200)
  assert.equal((await start(stranger, open)).status, 200)
  assert.equal((await checkIn(stranger, open)).status, 200)
  assert.equal((await complete(stranger, open)).status, 200)
  const mine = (await stranger.get('/challenges/progress')).body.data
  assert.deepEqual(
    mine.map((progress: { challenge_id: number }) => progress.challenge_id),
    [open.id],
  )
  assert.deepEqual((await stranger.get(`/challenges/progress?organization_id=${elsewhere.id}`)).body.data, [])
  assert.equal((await stranger.put(`/challenges/${open.id}`, { name: 'Ours' })).status, 403)
  const listed = (await stranger.get('/challenges')).body.data
  assert.ok(!listed.some(({ id }: Challenge) => id === open.id), 'a challenge for everyone is offered in onboarding only')
})

it('can’t be started as a draft or an archived one, by leaders either', async () => {
  for (const status of ['draft', 'archived']) {
    const challenge = await givenChallenge({ of: church, status })
    const answer = await start(church.admin, challenge)
    assert.equal(answer.status, 422)
    assert.deepEqual(answer.body.errors, { challenge: ['Only a published challenge can be started.'] })
    assert.equal((await start(member, challenge)).status, 404)
  }
})

it('can be gone on with when it is archived, and is still listed for those who take part', async () => {
  const challenge = await givenChallenge({ of: church })
  const other = await given.person({ of: church })
  await start(member, challenge)
  await church.admin.put(`/challenges/${challenge.id}`, { status: 'archived' })
  for (const [person, sees] of [
    [member, true],
    [other, false],
  ] as const) {
    const lists = [
      (await person.get('/challenges')).body.data,
      (await person.get(`/challenges/get_challenges?organization_id=${church.id}`)).body,
    ]
    for (const list of lists)
      assert.equal(
        list.some(({ id }: Challenge) => id === challenge.id),
        sees,
      )
    assert.equal((await person.get(`/challenges/${challenge.id}`)).status, sees ? 200 : 404)
    for (const act of [start, checkIn, complete]) assert.equal((await act(person, challenge)).status, sees ? 200 : 404)
  }
})

it('is nothing any more to those who left the organization', async () => {
  const leaving = await given.person({ of: church })
  const challenge = await givenChallenge({ of: church })
  await start(leaving, challenge)
  await elsewhere.admin.get('/user')
  await db.pool.query('insert into organization_members (organization_id, user_id) values ($1, $2)', [elsewhere.id, leaving.id])
  assert.equal((await church.admin.delete(`/organizations/${church.id}/members/${leaving.id}`)).status, 200)
  assert.equal((await complete(leaving, challenge)).status, 404)
  assert.deepEqual((await leaving.get('/challenges/progress')).body.data, [])
})

it('is checked in once a day, from the start to today', async () => {
  const challenge = await givenChallenge({ of: church, duration_days: 3 })
  const refused = await checkIn(member, challenge)
  assert.deepEqual([refused.status, refused.body.error_type], [422, 'not_started'])
  await start(member, challenge)
  await startedBefore(member, challenge, 5)
  for (const { status } of await tenTimes(() => checkIn(member, challenge))) assert.equal(status, 200)
  const { data } = (await checkIn(member, challenge, daysAgo(0))).body
  assert.deepEqual([data.days_completed, data.progress_percentage, data.last_check_in], [1, 33, daysAgo(0)])
  for (const date of [daysAgo(-1), daysAgo(6), '1999-12-31', '9999-12-31']) {
    const { status, body } = await checkIn(member, challenge, date)
    assert.equal(status, 422, date)
    assert.deepEqual(Object.keys(body.errors), ['date'])
  }
  for (const [days, percentage] of [
    [5, 66],
    [4, 100],
    [3, 100],
  ] as const) {
    const { body } = await checkIn(member, challenge, daysAgo(days))
    assert.deepEqual([body.data.progress_percentage, body.data.last_check_in], [percentage, daysAgo(0)])
  }
  const { body } = await complete(member, challenge)
  assert.deepEqual([body.data.days_completed, body.data.progress_percentage], [4, 100])
})

it('goes by the person’s own calendar', async () => {
  const challenge = await givenChallenge({ of: church })
  const [west, east] = await Promise.all([
    given.person({ of: church, timezone: 'Pacific/Honolulu' }),
    given.person({ of: church, timezone: 'Pacific/Kiritimati' }),
  ])
  for (const person of [west, east]) {
    await start(person, challenge)
    await startedBefore(person, challenge, 0)
  }
  // At 10:00 UTC it is midnight in Honolulu, and the next day already on Kiritimati.
  assert.equal((await checkIn(east, challenge, daysAgo(-1))).status, 200)
  assert.equal((await checkIn(east, challenge, daysAgo(0))).status, 422)
  assert.equal((await checkIn(west, challenge, daysAgo(-1))).status, 422)
  assert.equal((await checkIn(west, challenge, daysAgo(0))).status, 200)
})

it('is completed once by ten requests at once, with one answer, its points once', async () => {
  const challenge = await givenChallenge({ of: church, points_awarded: 7 })
  await start(member, challenge)
  const answers = await tenTimes(() => complete(member, challenge))
  const [{ body }] = answers as [(typeof answers)[0]]
  for (const answer of answers) {
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, body)
  }
  assert.deepEqual([body.data.status, body.data.points_awarded, body.data.progress_percentage], ['completed', 7, 100])
  const { rows } = await db.pool.query('select completions from challenge_activity_days where challenge_id = $1', [challenge.id])
  assert.deepEqual(rows, [{ completions: 1 }])
})

it('keeps the points that it gave when a leader changes them later', async () => {
  const challenge = await givenChallenge({ of: church, points_awarded: 7 })
  await start(member, challenge)
  await complete(member, challenge)
  await church.admin.put(`/challenges/${challenge.id}`, { points_awarded: 70 })
  assert.equal((await complete(member, challenge)).body.data.points_awarded, 7)
})

it('gives a badge when points of completed challenges reach it, ten of them completed at once too', async () => {
  const badge = await givenBadge({ of: church, points_required: 100 })
  const person = await given.person({ of: church })
  const challenges = await Promise.all(
    Array.from({ length: 10 }, () => givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })),
  )
  for (const challenge of challenges) await start(person, challenge)
  for (const challenge of challenges.slice(0, 8)) await complete(person, challenge)
  assert.deepEqual(await badgesOf(person), [])
  // Two are left: together they reach it, and neither does so alone.
  await Promise.all(challenges.slice(8).flatMap((challenge) => [complete(person, challenge), complete(person, challenge)]))
  const [won, ...more] = await badgesOf(person)
  assert.deepEqual([won?.id, more.length], [badge.id, 0])

  const swift = await given.person({ of: church })
  for (const challenge of challenges) await start(swift, challenge)
  await Promise.all(challenges.map((challenge) => complete(swift, challenge)))
  assert.equal((await badgesOf(swift)).length, 1)
})

it('gives every badge of completed challenges that the points now reach', async () => {
  const person = await given.person({ of: church })
  const [small, large, byHand] = [
    await givenBadge({ of: church, points_required: 10 }),
    await givenBadge({ of: church, points_required: 30 }),
    await givenBadge({ of: church, points_required: 5 }),
  ]
  const first = await givenChallenge({ of: church, badge_id: large.id, points_awarded: 10 })
  const quiet = await givenChallenge({ of: church, badge_id: byHand.id, points_awarded: 10, auto_award: false })
  const last = await givenChallenge({ of: church, badge_id: small.id, points_awarded: 10 })
  for (const challenge of [first, quiet, last]) {
    await start(person, challenge)
    await complete(person, challenge)
  }
  assert.deepEqual((await badgesOf(person)).map(({ id }) => id).sort(), [small.id, large.id].sort())
})

it('adds up the points of one organization only', async () => {
  const badge = await givenBadge({ of: church, points_required: 20 })
  const person = await given.person({ of: church })
  const far = await givenChallenge({ of: elsewhere, visibility: 'everyone', points_awarded: 20 })
  const near = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
  for (const challenge of [far, near]) {
    await start(person, challenge)
    await complete(person, challenge)
  }
  assert.deepEqual(await badgesOf(person), [])
})

it('can be taken back and completed again: points once, badges stay', async () => {
  const badge = await givenBadge({ of: church, points_required: 10 })
  const challenge = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
  const person = await given.person({ of: church })
  const actor = { ...person, roles: new Map([[church.id, 'member']]), timezone: 'UTC' } as unknown as Actor
  await undoCompletion(db, actor, challenge.id)
  assert.equal(await participants(challenge), 0)
  await completeChallenge(db, actor, challenge.id, { startFirst: true })
  const [won] = await badgesOf(person)
  await Promise.all([...Array(10)].map((_, n) => (n % 2 ? undoCompletion(db, actor, challenge.id) : complete(person, challenge))))
  await undoCompletion(db, actor, challenge.id)
  const [progress] = (await person.get('/challenges/progress')).body.data
  assert.deepEqual([progress.status, progress.completed_at, progress.points_awarded], ['in-progress', null, null])
  await complete(person, challenge)
  assert.deepEqual(await badgesOf(person), [won])
  const { admin: stranger } = await given.organization()
  await assert.rejects(undoCompletion(db, { ...actor, id: stranger.id }, challenge.id), { status: 404 })
})

it('leaves data in which everything adds up, and damage is found', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
  const damages = [
    sql`update challenges set completed_count = completed_count + 1 where completed_count < participants_count`,
    sql`update challenge_activity_days set check_ins = check_ins + 1`,
    sql`update challenges set status = 'draft' where participants_count > 0`,
  ]
  for (const [index, damage] of damages.entries()) {
    const undo = new Error('undo')
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.run(damage)
        const broken = await checkInvariants(tx, invariants)
        assert.deepEqual(
          broken.map(({ invariant }) => invariant),
          [invariants[index]!.name],
        )
        throw undo
      }),
      undo,
    )
  }
})

it('shows how lively it is by day, and forgets what is older', async () => {
  const challenge = await givenChallenge({ of: church, duration_days: 30 })
  const people = await given.people(20, church)
  const metrics = async () => {
    const { body } = await member.get(`/challenges/get_challenges?organization_id=${church.id}&include_activity=1`)
    return body.find(({ id }: Challenge) => id === challenge.id).activity_metrics
  }
  now = Date.now()
  for (const [index, person] of people.entries()) {
    await start(person, challenge)
    if (index === 4) assert.deepEqual([(await metrics()).activity_level, (await metrics()).is_trending], ['medium', true])
  }
  await complete(people[0]!, challenge)
  const lively = { participant_count: 20, recent_activity: 21, completion_rate: 5, activity_level: 'high', is_trending: true }
  assert.deepEqual(await metrics(), lively)
  now += 6 * 86_400_000
  assert.deepEqual(await metrics(), lively)
  now += 86_400_000
  assert.deepEqual(await metrics(), { ...lively, recent_activity: 0, activity_level: 'none', is_trending: false })
  now = Date.now()
})
