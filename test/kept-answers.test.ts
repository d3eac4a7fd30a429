import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { saveSubscription } from '#features/organizations/queries.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { requestBuilder } from './access/asking.ts'
import { givenBelongings } from './access/belongings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const headers = { 'idempotency-key': 'once' }
const subscribed = (person: Person) => saveSubscription(db, { userId: person.id }, 'active', null)

const house = await given.organization()
const resident = await given.person({ of: house, role: 'admin' })
await subscribed(resident)
const belongings = await givenBelongings(app, { person: resident, of: house, as: 'admin' })
const open = await given.group({ by: house.admin, of: house })
const undoing = await app.rolledBack()

it('what an answer can show takes the kept answer along when it is deleted: every table that a route names sees to it', async () => {
  const named = globSync('src/features/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{ table: '(\w+)', id: /g)].map((match) => match[1]!),
  )
  assert.ok(named.length > 12)
  const triggers = await db.many<{ table: string; sets_aside: boolean; forgets: boolean; forgets_aside: boolean }>(sql`
    select relname as table,
      exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'deleted_at') as sets_aside,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'forgets_answers') as forgets,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'forgets_answers_when_set_aside') as forgets_aside
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  for (const table of new Set(named)) {
    const found = triggers.find((trigger) => trigger.table === table)!
    assert.ok(found.forgets, `${table} has no trigger forgets_answers`)
    assert.equal(found.forgets_aside, found.sets_aside, table)
  }
})

it('a journal entry that is deleted is in no kept answer any more, and its repetition writes no second one', async () => {
  const church = await given.organization()
  const headers = { 'idempotency-key': 'evening' }
  const write = () => church.admin.post('/journal', { title: 'Evening', content: 'A private page' }, { headers })
  const { body } = await write()
  await church.admin.delete(`/journal/${body.data.id}`)
  assert.equal((await write()).status, 404)
  assert.deepEqual((await church.admin.get('/journal')).body.data, [])
})

it('a group that is deleted is in no kept answer, although the operator could bring it back', async () => {
  const church = await given.organization()
  const headers = { 'idempotency-key': 'group' }
  const found = () => church.admin.post('/groups', { name: 'Tuesday', organization_id: church.id }, { headers })
  const { body } = await found()
  await church.admin.delete(`/groups/${body.data.id}`)
  assert.equal((await found()).status, 404)
})

const roleOf = (of: Organization, person: Person, role: string) => of.admin.patch(`/organizations/${of.id}/members/${person.id}`, { role })
const remove = (of: Organization, person: Person) => of.admin.delete(`/organizations/${of.id}/members/${person.id}`)

it('who may no longer make trainings is not shown the one they made, until they may again', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const make = () =>
    leader.post('/qualifications', { title: 'For leaders', content: 'What leaders know', organization_id: church.id }, { headers })
  const made = await make()
  await roleOf(church, leader, 'member')
  const refused = await make()
  assert.deepEqual([refused.status, refused.body.data], [403, undefined])
  await roleOf(church, leader, 'leadership')
  const again = await make()
  assert.deepEqual([again.status, again.body, again.headers['idempotency-replayed']], [201, made.body, 'true'])
  const count = await db.one<{ count: number }>(sql`select count(*) from trainings where organization_id = ${church.id}`)
  assert.equal(count.count, 1)
})

it('who is taken out of a group or a church is refused there as anybody else is', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  await subscribed(person)
  const group = await given.group({ by: church.admin, of: church })
  await person.post('/groups/join', { joinCode: group.code })
  const post = () => person.post(`/groups/${group.id}/post`, { content: 'Between us' }, { headers })
  assert.equal((await post()).status, 201)
  await church.admin.delete(`/groups/${group.id}/members/${person.id}`)
  assert.equal((await post()).status, 403)
  await remove(church, person)
  assert.equal((await post()).status, 404)
})

it('who was a group’s admin is not shown again who asked to come in', async () => {
  const church = await given.organization()
  const [admin, guest] = await given.people(2, church)
  const group = await given.group({ by: church.admin, of: church, join_type: 'closed' })
  await church.admin.post(
    `/groups/join-requests/${(await admin!.post('/groups/join-request', { group_id: group.id })).body.request.id}/accept`,
  )
  await church.admin.put(`/groups/${group.id}/members/${admin!.id}`, { role: 'admin' })
  const { request } = (await guest!.post('/groups/join-request', { group_id: group.id, note: 'It is about my divorce' })).body
  const accept = () => admin!.post(`/groups/join-requests/${request.id}/accept`, undefined, { headers })
  assert.match((await accept()).text, /divorce/)
  assert.match((await accept()).text, /divorce/)
  await church.admin.put(`/groups/${group.id}/members/${admin!.id}`, { role: 'member' })
  const refused = await accept()
  assert.equal(refused.status, 403)
  assert.doesNotMatch(refused.text, /divorce/)
})

it('without subscription or account there is no kept answer', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  const write = () => person.post('/journal', { title: 'Evening', content: 'A page' }, { headers })
  assert.equal((await write()).status, 201)
  await saveSubscription(db, { organizationId: church.id }, 'canceled', null)
  const unpaid = await write()
  assert.deepEqual([unpaid.status, unpaid.body.error_type], [403, 'subscription_required'])
  await saveSubscription(db, { organizationId: church.id }, 'active', null)
  await suspendAccount(db, person.id)
  assert.equal((await write()).status, 401)
})

it('who left by their own request is told again that they did', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  const group = await given.group({ by: church.admin, of: church })
  await person.post('/groups/join', { joinCode: group.code })
  const leave = () => person.post(`/groups/${group.id}/leave`, undefined, { headers })
  const left = await leave()
  const again = await leave()
  assert.deepEqual([again.status, again.body, again.headers['idempotency-replayed']], [200, left.body, 'true'])
})

it('who lost a place elsewhere gets every answer of before, and nothing is done twice', async () => {
  const [church, other] = [await given.organization(), await given.organization()]
  const person = await given.person({ of: church })
  const [group, left] = [await given.group({ by: church.admin, of: church }), await given.group({ by: other.admin, of: other })]
  await person.post('/groups/join', { joinCode: group.code })
  await person.post('/groups/join', { joinCode: left.code })
  const post = () => person.post(`/groups/${group.id}/post`, { content: 'Good morning' }, { headers })
  const first = await post()
  await remove(other, person)
  const again = await post()
  assert.deepEqual([again.status, again.body, again.headers['idempotency-replayed']], [201, first.body, 'true'])
  assert.equal((await church.admin.get(`/groups/${group.id}/posts`)).body.data.length, 1)
})

for (const route of app.routes.filter(({ method, access, form }) => method === 'POST' && access !== 'anyone' && !form)) {
  it(`POST ${route.path} with a key answers whoever was removed from the church as it would without one`, async () => {
    const { path, options } = requestBuilder(route, open.code).write((kind) => belongings[kind]!)
    await undoing.together(async ({ request, db }) => {
      const sent = { ...options, token: resident.token }
      const ask = () => request('POST', path, { ...sent, headers: { ...options.headers, ...headers } })
      if ((await ask()).status >= 300) return
      await db.run(sql`delete from organization_members where organization_id = ${house.id} and user_id = ${resident.id}`)
      const kept = await ask()
      const fresh = await request('POST', path, sent)
      const isRefused = fresh.status >= 400 && !fresh.body.error_type
      if (isRefused) assert.deepEqual([kept.status, kept.body], [fresh.status, fresh.body])
      else assert.ok(kept.headers['idempotency-replayed'] || kept.body.error_type === 'secret_shown_once', kept.text)
    })
  })
}
