import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findActor, lifetimesOf } from '#features/accounts/actor.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { watched } from '#test/watched.ts'
import { remindOfDue } from './assignment/reminding.ts'
import { peopleToFollow, readUsersProgress } from './following/reading.ts'
import { listProgress } from './learning/queries.ts'
import { viewerOf } from './policy.ts'
import { readCatalogue, readTraining, readTrainings } from './reading.ts'

const app = await startApp()
const { db, clock, config } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })
const actorOf = async ({ token }: Person) => (await findActor(db, token, lifetimesOf(config)))!

/** A hundred churches with 20 trainings and 30 people each, who take some of them. */
await db.run(sql`
  with churches as (
    insert into organizations (name) select 'Church ' || n from generate_series(1, 100) n returning id
  ), people as (
    insert into users (name, email) select 'Person ' || n, 'p' || n || '@plans.example' from generate_series(1, 3000) n returning id
  )
  insert into organization_members (organization_id, user_id)
  select churches.id, people.id from (select id, row_number() over () as place from people) people
  join (select id, row_number() over () as place from churches) churches on churches.place = people.place % 100 + 1`)
await db.run(sql`
  insert into trainings (organization_id, title, type, visibility)
  select id, 'Training ' || n, 'Basics', case when n = 1 and id % 10 = 0 then 'everyone' else 'members_only' end
  from organizations, generate_series(1, 20) n`)
await db.run(
  sql`insert into training_modules (training_id, position, title, content) select id, n, 'Part', '' from trainings, generate_series(1, 3) n`,
)
await db.run(sql`
  insert into training_progress (user_id, training_id, completed_at)
  select user_id, trainings.id, case when random() < 0.5 then now() end from organization_members join trainings using (organization_id) where (user_id + trainings.id) % 2 = 0`)
await db.run(sql`
  insert into training_module_progress (user_id, training_id, module_id, status)
  select user_id, training_id, training_modules.id, 'completed' from training_progress join training_modules using (training_id)`)
await db.run(sql`
  insert into training_assignments (user_id, training_id, organization_id, due_date)
  select user_id, trainings.id, organization_id, current_date + (user_id % 700)::int - 350 from organization_members join trainings using (organization_id) where trainings.id % 5 = 0`)
// As long as real ones.
await db.run(sql`
  insert into training_quizzes (training_id, version, questions)
  select id, 1, (
    select jsonb_agg(jsonb_build_object('question', md5(n || 'q' || id), 'options', array[md5('a' || n || id), md5('b' || n || id)], 'correct_answer_index', 0))
    from generate_series(1, 10) n)
  from trainings where id % 2 = 0`)
await db.run(sql`analyze`)

/** These grow with the service, so nothing that people wait for reads one of them from end to end. */
const growing = [
  'users',
  'organization_members',
  'trainings',
  'training_modules',
  'training_quizzes',
  'training_progress',
  'training_module_progress',
  'training_assignments',
]
const assertNoScans = ({ scanned }: { scanned: Set<string> }) =>
  assert.deepEqual(
    growing.filter((table) => scanned.has(table)),
    [],
  )

it('finds the trainings that someone may take by index, in two statements, and one more behind a cursor', async () => {
  for (const person of [member, leader]) {
    const watching = watched(db)
    const actor = await actorOf(person)
    const { data } = await readTrainings(watching.db, actor, {}, 'https://example.org')
    assert.equal(data.length, 20 + 10, 'those of the church, and those for everyone')
    assert.equal(watching.statements.length, 2)
    const { meta } = await readTrainings(db, actor, { per_page: 25 }, 'https://example.org')
    const rest = await readTrainings(watching.db, actor, { cursor: meta.next_cursor! }, 'https://example.org')
    assert.deepEqual(rest.data, data.slice(25))
    assert.equal(watching.statements.length, 2 + 3)
    assertNoScans(watching)
  }
})

it('finds a page of all that someone sees by index, in two statements', async () => {
  const watching = watched(db)
  const address = new URL('https://example.org/api/qualifications')
  const { data, total } = await readCatalogue(watching.db, await actorOf(member), { per_page: 25 }, 'https://example.org', address)
  assert.deepEqual([data.length, total, watching.statements.length], [25, 30, 2])
  assertNoScans(watching)
})

it('finds one training by index', async () => {
  const watching = watched(db)
  const { id } = await db.one<{ id: number }>(sql`select id from trainings where organization_id = ${church.id} limit 1`)
  await readTraining(watching.db, await actorOf(member), id, 'https://example.org')
  assert.equal(watching.statements.length, 2)
  assertNoScans(watching)
})

it('finds someone’s progress by index, in one statement', async () => {
  const watching = watched(db)
  await db.run(
    sql`insert into training_progress (user_id, training_id) select ${member.id}, id from trainings where organization_id = ${church.id} on conflict do nothing`,
  )
  const progress = await listProgress(watching.db, viewerOf(await actorOf(member)), 1001, undefined)
  assert.deepEqual([progress.length, watching.statements.length], [20, 1])
  assertNoScans(watching)
})

it('finds the progress of an organization’s people by index, in three statements', async () => {
  const { organization_id } = await db.one<{ organization_id: number }>(
    sql`select organization_id from organization_members where user_id = (select max(user_id) from organization_members)`,
  )
  const watching = watched(db)
  const { items, total } = await readUsersProgress(watching.db, { organizationIds: [organization_id] }, { page: 1, perPage: 20 }, clock)
  assert.deepEqual([items.length, total, watching.statements.length], [20, 30, 3])
  assertNoScans(watching)
})

it('finds those of a group who are overdue with a training by index, in three statements more', async () => {
  const { organization_id, training } = await db.one<{ organization_id: number; training: number }>(
    sql`select organization_id, min(training_id) as training from training_assignments group by organization_id order by organization_id desc limit 1`,
  )
  const group_id = (
    await db.one<{ id: number }>(sql`select id from groups where organization_id = ${church.id} and global_kind = 'organization'`)
  ).id
  const actor = {
    ...(await actorOf(leader)),
    roles: new Map([
      [church.id, 'admin' as const],
      [organization_id, 'admin' as const],
    ]),
  }
  for (const query of [
    { organization_id, overdue: true },
    { organization_id, qualification_id: training },
    { organization_id, qualification_id: training, overdue: true },
    { organization_id: church.id, group_id },
  ]) {
    const watching = watched(db)
    const filter = await peopleToFollow(watching.db, actor, query, clock)
    await readUsersProgress(watching.db, filter, { page: 1, perPage: 20 }, clock)
    assert.ok(watching.statements.length <= 6, `${watching.statements.length} statements for ${JSON.stringify(query)}`)
    assertNoScans(watching)
  }
})

it('finds what is due by index', async () => {
  const watching = watched(db)
  await remindOfDue({ db: watching.db, log: app.services.log, clock, signal: new AbortController().signal })
  assertNoScans({ scanned: new Set([...watching.scanned].filter((table) => table === 'training_assignments')) })
})
