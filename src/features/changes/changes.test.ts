// What changed in a list since a moment: nothing is missed, nobody hears of what they could not see, and what is not known is said.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { cursorOf } from '#platform/http/paging.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { runJob } from '#test/run-job.ts'
import { changeJobs, forgetChanges } from './jobs.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const { admin } = church
const [member, other] = (await given.people(2, church)) as [Person, Person]

const LISTS = ['/groups', '/meetings', '/challenges', '/qualifications/get_qualifications', '/notifications']

const ask = (person: Person, path: string, since: string, more = '') =>
  person.get(`${path}?updated_since=${encodeURIComponent(since)}${more}`)
/** From when on somebody asks. */
const beginning = async (person: Person, path: string): Promise<string> =>
  (await ask(person, path, '1970-01-01T00:00:00Z')).body.synced_until
const since = async (person: Person, path: string, moment: string) => {
  const { status, body, text } = await ask(person, path, moment)
  assert.equal(status, 200, text)
  return {
    ids: body.data.map(({ id }: { id: number }) => id),
    deleted: body.deleted.map(({ id }: { id: number }) => id),
    until: body.meta.synced_until,
  }
}
const challengeOf = async (status = 'published') =>
  (await admin.post('/challenges', { name: 'Fast', challenge_content: 'A day', status, organization_id: church.id })).body.data.id as number

it('says where to begin, and gives nothing where nothing changed', async () => {
  const group = await given.group({ by: admin, of: church })
  await member.post('/groups/join', { joinCode: group.code })
  for (const path of [...LISTS, `/groups/${group.id}/members`, `/groups/${group.id}/meetings`]) {
    const { status, body } = await ask(member, path, '1970-01-01T00:00:00Z')
    assert.deepEqual([status, body.error_type], [422, 'read_anew'], path)
    assert.match(body.synced_until, /^\d{4}-\d\d-\d\dT[\d:]+\.\d{6}Z$/)
    const { data, deleted, meta } = (await ask(member, path, body.synced_until)).body
    assert.deepEqual([data, deleted, meta.next_cursor], [[], [], null], path)
    assert.ok(meta.synced_until >= body.synced_until)
  }
})

it('refuses what is no moment on its field, and one that is too long ago with the moment from which to go on', async () => {
  for (const path of LISTS) {
    for (const wrong of ['yesterday', '2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00', '1'.repeat(41)]) {
      const { status, body } = await ask(member, path, wrong)
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['updated_since']], `${path} ${wrong}`)
    }
    assert.equal((await ask(member, path, '9999-12-31T23:59:59Z')).status, 200)
    assert.equal((await ask(member, path, '0001-01-01T00:00:00Z')).body.error_type, 'read_anew')
  }
  const moment = await beginning(member, '/challenges')
  await db.run(sql`update list_changes_known set since = now() - interval '40 days'`)
  const ago = async (days: number) => (await db.one<{ at: string }>(sql`select now() - make_interval(days => ${days}, mins => 1) as at`)).at
  const newcomer = await given.person({ of: church })
  await db.run(sql`delete from list_changes where user_id = ${newcomer.id}`)
  assert.equal((await ask(newcomer, '/challenges', await ago(29))).status, 200)
  assert.equal((await ask(newcomer, '/challenges', await ago(30))).body.error_type, 'read_anew')
  assert.equal((await ask(member, '/challenges', moment)).status, 200)
})

it('misses nothing of a transaction that began before and ended after', async () => {
  const group = await given.group({ by: admin, of: church })
  await member.post('/groups/join', { joinCode: group.code })
  const challenge = await challengeOf()
  const [from, of] = [await beginning(member, '/groups'), await beginning(member, '/challenges')]
  const read = await db.transaction(async (tx) => {
    await tx.run(sql`update groups set name = 'Renamed meanwhile' where id = ${group.id}`)
    await tx.run(sql`update challenges set status = 'archived' where id = ${challenge}`)
    const [groups, challenges] = [await since(member, '/groups', from), await since(member, '/challenges', of)]
    const { changed } = await tx.one<{ changed: string }>(sql`select clock_timestamp() as changed`)
    assert.ok(groups.until < changed && challenges.until < changed)
    return { groups, challenges }
  })
  assert.deepEqual([read.groups.ids, read.challenges.deleted], [[], []])
  assert.deepEqual((await since(member, '/groups', read.groups.until)).ids, [group.id])
  assert.deepEqual((await since(member, '/challenges', read.challenges.until)).deleted, [challenge])
  // Once it has ended the moment goes on.
  const { until } = await since(member, '/groups', read.groups.until)
  assert.ok(until > read.groups.until)
  assert.deepEqual((await since(member, '/groups', until)).ids, [])
})

it('is held back by nobody who only reads, as a backup does for minutes', async () => {
  const group = await given.group({ by: admin, of: church })
  await db.transaction(async (tx) => {
    await tx.many(sql`select id from groups`)
    await member.post('/groups/join', { joinCode: group.code })
    assert.equal((await ask(member, '/groups', await beginning(member, '/groups'))).status, 200)
    const { status, text } = await ask(member, '/meetings', await beginning(member, '/meetings')) // they read these anew, once
    assert.equal(status, 200, text)
  })
})

it('tells nobody who is in a group of the whole church, nor who came back to it', async () => {
  const { id } = await db.one<{ id: number }>(
    sql`select id from groups where organization_id = ${church.id} and global_kind = 'organization'`,
  )
  const moment = await beginning(member, `/groups/${id}/members`)
  await db.run(sql`update group_members set joined_at = now() where group_id = ${id} and user_id = ${other.id}`)
  await other.patch('/user', { name: 'Another name' })
  const { ids, deleted } = await since(member, `/groups/${id}/members`, moment)
  assert.deepEqual([ids, deleted], [[], []])
})

it('tells who left a group, was taken out of it or had it deleted that it is gone, and nobody else', async () => {
  const group = await given.group({ by: admin, of: church })
  for (const person of [member, other]) await person.post('/groups/join', { joinCode: group.code })
  const moments = [await beginning(member, '/groups'), await beginning(other, '/groups'), await beginning(admin, '/groups')] as const
  await member.post(`/groups/${group.id}/leave`)
  assert.deepEqual((await since(member, '/groups', moments[0])).deleted, [group.id])
  const left = await since(other, '/groups', moments[1])
  assert.deepEqual([left.ids, left.deleted], [[group.id], []]) // one fewer
  await admin.delete(`/groups/${group.id}`)
  for (const [person, moment] of [
    [other, left.until],
    [admin, moments[2]],
  ] as const)
    assert.deepEqual((await since(person, '/groups', moment)).deleted, [group.id])
  const outside = await given.person({ of: church })
  assert.ok(!JSON.stringify((await ask(outside, '/groups', await beginning(outside, '/groups'))).body).includes(`"id":${group.id}`))
})

it('tells nobody of drafts, nor of another church, nor of members who were gone when they came', async () => {
  const draft = await challengeOf('draft')
  const forLeaders = await givenTraining({ by: admin, of: church, visibility: 'leadership_only' })
  const forAll = await givenTraining({ by: admin, of: church, visibility: 'members_only' })
  const group = await given.group({ by: admin, of: church })
  await member.post('/groups/join', { joinCode: group.code })
  const paths = { '/challenges': [], '/qualifications/get_qualifications': [forAll.id] }
  for (const [path, gone] of Object.entries(paths)) {
    const [mine, theirs] = [await beginning(member, path), await beginning(elsewhere.admin, path)]
    const ids = path === '/challenges' ? [draft] : [forLeaders.id, forAll.id]
    for (const id of ids) {
      assert.equal(
        (
          await admin.put(path === '/challenges' ? `/challenges/${id}` : `/qualifications/${id}`, {
            [path === '/challenges' ? 'name' : 'title']: 'Other',
          })
        ).status,
        200,
      )
      assert.equal((await admin.delete(path === '/challenges' ? `/challenges/${id}` : `/qualifications/${id}`)).status, 200)
    }
    const seen = await since(member, path, mine)
    assert.deepEqual([seen.ids, seen.deleted], [[], gone], path)
    const abroad = await since(elsewhere.admin, path, theirs)
    assert.deepEqual([abroad.ids, abroad.deleted], [[], []], path)
  }
  const early = await beginning(other, `/groups/${group.id}/members`) // who may not read them yet
  assert.equal(early, undefined)
  const moment = await beginning(admin, `/groups/${group.id}/members`)
  await member.post(`/groups/${group.id}/leave`)
  await other.post('/groups/join', { joinCode: group.code })
  assert.equal((await ask(other, `/groups/${group.id}/members`, moment)).body.error_type, 'read_anew')
  assert.deepEqual((await since(admin, `/groups/${group.id}/members`, moment)).deleted, [member.id])
  assert.equal((await ask(member, `/groups/${group.id}/members`, moment)).status, 403)
  assert.equal((await ask(elsewhere.admin, `/groups/${group.id}/members`, moment)).status, 404)
})

it('lets whoever has come to a church, left it or has another role there read anew', async () => {
  const person = await given.person({ of: church })
  for (const role of ['leadership', 'member']) {
    const moment = await beginning(person, '/challenges')
    assert.equal((await ask(person, '/challenges', moment)).status, 200)
    await admin.patch(`/organizations/${church.id}/members/${person.id}`, { role })
    assert.equal((await ask(person, '/challenges', moment)).body.error_type, 'read_anew')
  }
})

it('comes part by part in the order of ids, each change once, and complete until the first part was read', async () => {
  const moment = await beginning(member, '/challenges')
  const made: number[] = []
  for (let n = 0; n < 5; n++) made.push(await challengeOf())
  await admin.delete(`/challenges/${made[1]}`)
  const seen: number[] = []
  const untils = new Set<string>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await ask(member, '/challenges', moment, `&per_page=2${cursor && `&cursor=${cursor}`}`)
    assert.ok(body.data.length + body.deleted.length <= 2)
    seen.push(...[...body.data, ...body.deleted].map(({ id }: { id: number }) => id).sort((a, b) => a - b))
    untils.add(body.meta.synced_until)
    cursor = body.meta.next_cursor
  }
  assert.deepEqual([seen, untils.size], [made, 1])
  const zeros = '2026-12-01T04:24:44.275000Z'
  const later = await ask(member, '/challenges', moment, `&cursor=${cursorOf([zeros, 1])}`)
  assert.equal(later.body.meta.synced_until, zeros)
  const wrong = await ask(member, '/challenges', moment, '&cursor=nonsense')
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['cursor']])
})

it('has a weak ETag too: nothing comes twice', async () => {
  const moment = '9999-01-01T00:00:00Z'
  const first = await ask(other, '/meetings', moment)
  assert.match(String(first.headers['etag']), /^W\//)
})

it('is forgotten after thirty days, and with an account', async () => {
  const person = await given.person({ of: church })
  const group = await given.group({ by: admin, of: church })
  await person.post('/groups/join', { joinCode: group.code })
  await givenMeeting(admin, group, { starts_at: wallIn(600) })
  const count = (where = sql`true`) => db.run(sql`select from list_changes where ${where}`)
  assert.ok((await count(sql`user_id = ${person.id}`)) > 0)
  const young = await count()
  await db.run(
    sql`insert into list_changes (list, place, item, changed_at) select 'groups', 1, n, now() - interval '32 days' from generate_series(1, 7000) n`,
  )
  await runJob(changeJobs(), forgetChanges, { db })
  assert.equal(await count(), young)
  assert.equal((await person.delete('/user', { body: { password: 'correct horse battery staple' } })).status, 200)
  await app.work()
  assert.equal(await count(sql`user_id = ${person.id}`), 0)
})
