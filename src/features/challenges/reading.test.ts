// What lists cost: few statements, however much there is, and none that reads a history from end to end.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Actor } from '#features/accounts/actor.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { watched } from '#test/watched.ts'
import { listCompletions } from './completions/queries.ts'
import { listProgress } from './progress/queries.ts'
import { listActivity, listChallenges } from './queries.ts'

const app = await startApp()
const given = givenFor(app)
const { db } = app.services
const [church, large] = await Promise.all([given.organization(), given.organization()])
const person = await given.person({ of: church })
const actor = { ...person, roles: new Map([[church.id, 'member']]) } as unknown as Actor
const histories = ['challenge_progress', 'challenge_check_ins', 'challenge_activity_days']

before(async () => {
  // A church with some challenges, beside a large one: 200 people, 60 challenges, a year.
  for (const [organization, people, challenges] of [
    [church, 30, 20],
    [large, 200, 60],
  ] as const) {
    await db.run(sql`
      insert into challenges (organization_id, name, content, status, duration_days)
      select ${organization.id}, 'Challenge ' || n, '<p>Pray</p>', 'published', 30 from generate_series(1, ${challenges}::int) n`)
    await db.run(sql`
      with people as (insert into users (name, email) select 'P', ${organization.id} || '-' || n || '@example.org' from generate_series(1, ${people}::int) n returning id),
        members as (insert into organization_members (organization_id, user_id, role) select ${organization.id}, id, 'member' from people)
      insert into challenge_progress (user_id, challenge_id, organization_id, status, started_at, completed_at)
      select people.id, challenges.id, organization_id, 'completed', now() - interval '1 year', now() - make_interval(hours => (people.id * challenges.id % 8760)::int)
      from people, challenges where organization_id = ${organization.id}`)
    await db.run(sql`
      insert into challenge_check_ins (user_id, challenge_id, day, created_at)
      select user_id, challenge_id, (now() - make_interval(days => n))::date, now() - make_interval(days => n)
      from challenge_progress, generate_series(1, 2) n where organization_id = ${organization.id}`)
  }
  await db.run(sql`analyze`)
})

it('an organization’s challenges and their activity take one statement each', async () => {
  const { db: watching, statements, scanned } = watched(db)
  const found = await listChallenges(watching, actor, [church.id], '', { limit: 1001 })
  const ids = found.map(({ challenge }) => challenge.id)
  const activity = await listActivity(watching, ids, new Date().toISOString().slice(0, 10))
  assert.deepEqual([ids.length, activity.length, statements.length], [20, 20, 2])
  for (const table of histories) assert.ok(!scanned.has(table), `${table} is read whole`)
})

it('one’s own progress takes one statement', async () => {
  await person.post(`/challenges/start/${(await person.get('/challenges')).body.data[0].id}`)
  const { db: watching, statements, scanned } = watched(db)
  assert.equal((await listProgress(watching, person.id, { organizations: [church.id], elsewhere: true }, { limit: 1001 })).length, 1)
  assert.equal(statements.length, 1)
  for (const table of histories) assert.ok(!scanned.has(table), `${table} is read whole`)
})

it('a page of completions reads that page, of all organizations and of one challenge, also from the middle', async () => {
  const all = await listCompletions(db, { organizations: [church.id, large.id], challengeId: undefined, since: undefined }, 100, undefined)
  const middle = all[50]!
  const { challenge } = all.find(({ challenge }) => challenge.name === 'Challenge 60')!
  for (const challengeId of [undefined, challenge.id]) {
    for (const after of [undefined, [middle.completed_at, middle.id]]) {
      for (const since of [undefined, '2020-01-01T00:00:00Z']) {
        const { db: watching, statements, scanned } = watched(db)
        const filter = { organizations: [church.id, large.id], challengeId, since }
        assert.equal((await listCompletions(watching, filter, 20, after)).length, 21)
        assert.equal(statements.length, 1)
        for (const table of histories) assert.ok(!scanned.has(table), `${table} is read whole`)
      }
    }
  }
})

it('long challenges come as one answer holds them, and go on where the cursor or the link leads', async () => {
  const wordy = await given.organization()
  const { admin } = wordy
  await db.run(sql`
    insert into challenges (organization_id, name, content, status, created_at)
    select ${wordy.id}, 'Long ' || n, repeat('“', 90000), 'published', now() - make_interval(secs => n % 4) from generate_series(1, 20) n`)
  const all = await db.many<{ id: number }>(
    sql`select id from challenges where organization_id = ${wordy.id} order by created_at desc, id desc`,
  )
  const feed: { id: number }[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body, text } = await admin.get(`/challenges${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)
    assert.ok(Buffer.byteLength(text) < 4_100_000, `${Buffer.byteLength(text)} bytes`)
    feed.push(...body.data)
    cursor = body.meta.next_cursor
  }
  const plain: { id: number }[] = []
  for (let path: string | undefined = `/challenges/get_challenges?organization_id=${wordy.id}&include_activity=1`; path; ) {
    const { body, headers, text } = await admin.get(path)
    assert.ok(Buffer.byteLength(text) < 4_100_000, `${Buffer.byteLength(text)} bytes`)
    plain.push(...body)
    path = /^<https:\/\/[^/]+\/api([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1]
  }
  for (const found of [feed, plain])
    assert.deepEqual(
      found.map(({ id }) => ({ id })),
      all,
    )
})

it('a list comes whole up to 1,000 challenges, or page by page where that is asked for', async () => {
  const busy = await given.organization()
  await db.run(sql`
    insert into challenges (organization_id, name, content, status)
    select ${busy.id}, 'Challenge ' || n, '<p>Pray</p>', 'published' from generate_series(1, 1002) n`)
  await db.run(sql`
    insert into challenge_progress (user_id, challenge_id, organization_id)
    select ${busy.admin.id}, id, organization_id from challenges where organization_id = ${busy.id}`)
  for (const path of ['/challenges', '/challenges/progress']) {
    const { data, meta } = (await busy.admin.get(path)).body
    const rest = (await busy.admin.get(`${path}?cursor=${encodeURIComponent(meta.next_cursor)}`)).body
    assert.deepEqual([data.length, rest.data.length, rest.meta.next_cursor], [1000, 2, null], path)
    assert.deepEqual((await busy.admin.get(`${path}?per_page=5`)).body.data, data.slice(0, 5))
  }
})
