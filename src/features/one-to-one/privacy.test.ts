// Nobody but the two reads a word of what they share, and nobody but its writer what is private: in no answer, notice, mail, push, log or export.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { channels, kindNames } from '#features/notifications/kinds.ts'
import { registry } from '#features/personal-data/registry.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPair } from '#test/given-pairs.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { nudgeQuietPairs } from './nudges/nudging.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca })
const { db, log } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()

const SHARED = 'zaunkoenig'
const PRIVATE = 'rotkehlchen'
const mentor = await given.person({ of: church, role: 'leadership', name: 'Mara Mentor' })
const mentee = await given.person({ of: church, name: 'Tim Mentee' })
/** A system admin, which opens nothing. */
const admin = await given.person({ of: church, role: 'admin' })
await db.run(sql`update users set is_system_admin = true where id = ${admin.id}`)
const leader = await given.person({ of: church, role: 'leadership' })
const everybody: Person[] = [mentor, mentee, admin, leader, church.admin, elsewhere.admin, await given.person({ of: church })]
for (const person of everybody) {
  const subscription = pushService.subscribe((await person.get('/push/public-key')).body.data.public_key)
  await person.post('/devices', { platform: 'web', subscription })
  const preferences = kindNames.flatMap((kind) => channels.map((channel) => ({ kind, channel, enabled: true })))
  await person.put('/user/notification-preferences', { preferences })
}

const { id } = await givenPair(mentor, mentee, church)
const at = `/pairs/${id}`
const ids: Record<string, unknown> = { organization: church.id, pair: id, user: mentee.id }
for (const writer of [mentor, mentee]) {
  ids['pair_note'] = (await writer.post(`${at}/notes`, { text: `Ours ${SHARED}` })).body.data.id
  ids['private_note'] = (await writer.post(`${at}/private-notes`, { text: `${writer.name} ${PRIVATE}` })).body.data.id
  ids['pair_step'] = (await writer.post(`${at}/steps`, { kind: 'sentence', text: `Step ${SHARED}` })).body.data.id
  await writer.post(`${at}/steps`, { kind: 'meeting', text: `Where ${SHARED}`, day: '2031-05-01' })
  await writer.put(`${at}/notes/${ids['pair_note']}`, { text: `Ours ${SHARED} again` })
  await writer.put(`${at}/private-notes/${ids['private_note']}`, { text: `${writer.name} ${PRIVATE} again` })
  await writer.post(`${at}/steps/${ids['pair_step']}/tick`)
}
await db.run(sql`update pairs set active_at = now() - interval '31 days' where id = ${id}`)
await nudgeQuietPairs({ db, log, signal: new AbortController().signal })
await app.work()

const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? id))

for (const [who, person] of Object.entries({
  'a system admin who is admin of the church': admin,
  'a leader of the church': leader,
  'another member': everybody.at(-1)!,
  'an admin of another church': elsewhere.admin,
}))
  it(`no address of the service shows a word of it to ${who}`, async () => {
    const undone = await app.rolledBack()
    for (const { method, path } of app.routes) {
      const search = method === 'GET' ? `?search=${SHARED}&user_id=${mentee.id}` : ''
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: { text: 'x', reason: 'x', note_ids: [ids['pair_note']] } }
      const { text } = await undone.request(method, filled(path) + search, { token: person.token, ...body })
      const said = text.replaceAll(`search=${SHARED}`, '')
      assert.ok(!said.includes(SHARED) && !said.includes(PRIVATE), `${method} ${path}: ${text}`)
    }
  })

it('no address shows one of the two what the other wrote for themselves', async () => {
  for (const [reader, other] of [
    [mentor, mentee],
    [mentee, mentor],
  ] as const) {
    const undone = await app.rolledBack()
    for (const { method, path } of app.routes) {
      const body =
        method === 'GET' || method === 'DELETE' ? {} : { body: { text: 'x', reason: 'x', private_note_ids: [ids['private_note']] } }
      const { text } = await undone.request(method, filled(path), { token: reader.token, ...body })
      assert.ok(!text.includes(`${other.name} ${PRIVATE}`), `${method} ${path}: ${text}`)
    }
  }
})

it('no notice, e-mail, push or line of the log has a word of it, nor any table but its own', async () => {
  const mails = JSON.stringify(await app.mails())
  const pushes = pushService.received.map(({ payload }) => payload).join('\n')
  assert.ok(pushes.includes('pair_quiet') && mails.includes('one to one'))
  for (const text of [mails, pushes, app.logged.join('\n')]) assert.ok(!text.includes(SHARED) && !text.includes(PRIVATE))
  const tables = await db.many<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.pool.query(
      `select 1 from ${name} row where row::text like '%${SHARED}%' or row::text like '%${PRIVATE}%' limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  assert.deepEqual(found.sort(), ['public.pair_notes', 'public.pair_private_notes', 'public.pair_steps'])
})

it('no export but one’s own has a word of it, and that of the other none that is private', async () => {
  const exported = async (person: Person) => {
    const lists = registry.flatMap((part) => Object.values(part.exports ?? {}))
    return JSON.stringify(await Promise.all(lists.map((list) => Array.fromAsync(list(db, person.id)))))
  }
  for (const person of everybody.slice(2)) {
    const text = await exported(person)
    assert.ok(!text.includes(SHARED) && !text.includes(PRIVATE))
  }
  const [ofMentor, ofMentee] = [await exported(mentor), await exported(mentee)]
  assert.ok(ofMentor.includes(`Mara Mentor ${PRIVATE}`) && !ofMentor.includes(`Tim Mentee ${PRIVATE}`))
  assert.ok(ofMentee.includes(`Tim Mentee ${PRIVATE}`) && !ofMentee.includes(`Mara Mentor ${PRIVATE}`))
})
