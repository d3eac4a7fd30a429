// Nobody misses what happened while they were away, whatever ended: their connection, the service, or its connection to the database.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, it } from 'node:test'
import { type Db, sql } from '#platform/db/database.ts'
import { registry } from '#platform/metrics.ts'
import { buildApp } from '#src/app.ts'
import type { Services } from '#src/services.ts'
import { ask, startApp, testCertificate } from '#test/app.ts'
import { type Listening, listen, mark } from '#test/event-listener.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { runJob } from '#test/run-job.ts'
import { forgetLiveEvents, liveEventJobs } from './jobs.ts'

let hoursLater = 0
// No sign of life comes in time to help.
const app = await startApp({ config: { LIVE_HEARTBEAT: 45 }, clock: { now: () => Date.now() + hoursLater * 3_600_000 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const closing: (() => unknown)[] = []
after(async () => {
  for (const close of closing) await close()
})

const hears = async (url: string, person: Person, lastId?: string) => {
  const listening = await listen(url, person.token, { lastId })
  closing.unshift(listening.close)
  assert.equal(listening.status, 200)
  return listening
}
/** The same service once more, on the same database. */
async function instance(settings: Partial<Services['config']> = {}) {
  const services = { ...app.services, config: { ...app.services.config, ...settings } }
  const { app: server } = await buildApp(services, { certificate: await testCertificate() })
  await server.listen({ port: 0, host: '127.0.0.1' })
  let isOpen = true
  const close = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  closing.push(close)
  return { url: `https://127.0.0.1:${(server.server.address() as AddressInfo).port}`, close }
}
/** Their position, once they have heard of everything that happened. */
async function positionOf(listening: Listening, person: Person) {
  await listening.until(await mark(db, person))
  return listening.lastId
}
const told = (tx: Db, person: Person, pair_id: number) =>
  tx.run(sql`
    insert into live_events (kind, data, user_ids)
    values ('membership.changed', jsonb_build_object('group_id', ${pair_id}::bigint), ${[person.id]}::bigint[])`)
const metric = async (name: string, labels: object = {}) => {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {}
  return values.find((value) => Object.entries(labels).every(([key, label]) => value.labels[key as never] === label))?.value ?? 0
}

it('brings to who comes back what they missed, once, in the order it happened', async () => {
  const person = await given.person({ of: church })
  const first = await hears(app.url, person)
  const lastId = await positionOf(first, person)
  first.close()
  for (const id of [1, 2, 3]) await told(db, person, id)
  const second = await hears(app.url, person, lastId)
  const heard = await second.until(await mark(db, person))
  assert.deepEqual(
    heard.slice(0, -1).map(({ group_id }) => group_id),
    [1, 2, 3],
  )
  const third = await hears(app.url, person, await positionOf(second, person))
  assert.equal((await third.until(await mark(db, person))).length, 1)
})

it('misses nothing of a transaction that began before what was heard, and was committed after it', async () => {
  const person = await given.person({ of: church })
  const listening = await hears(app.url, person)
  let lastId: string | undefined
  await db.transaction(async (tx) => {
    await told(tx, person, 7)
    lastId = await positionOf(listening, person) // given a later id, and heard before
    listening.close()
  })
  const back = await hears(app.url, person, lastId)
  const heard = await back.until(await mark(db, person))
  assert.deepEqual(
    heard.slice(0, -1).map(({ group_id }) => group_id),
    [7],
  )
})

it('tells at once, while another transaction is still under way, and of that one when it is committed', async () => {
  const person = await given.person({ of: church })
  const listening = await hears(app.url, person)
  await db.transaction(async (tx) => {
    await told(tx, person, 8)
    await told(db, person, 9)
    await listening.until(({ group_id }) => group_id === 9)
  })
  await listening.until(({ group_id }) => group_id === 8)
})

it('goes on after the service was stopped and is another one, which tells its clients to come back at different times', async () => {
  const one = await instance()
  const person = await given.person({ of: church })
  const listening = await hears(one.url, person)
  const lastId = await positionOf(listening, person)
  await one.close()
  await listening.ended
  const wait = listening.retries.at(-1)!
  assert.ok(wait >= 500 && wait <= 10_000)
  await told(db, person, 11)
  const other = await instance()
  const back = await hears(other.url, person, lastId)
  assert.deepEqual((await back.until(({ group_id }) => group_id === 11)).length, 1)
})

it('hears through one of several instances what was done through another', async () => {
  const beside = await instance()
  const member = await given.person({ of: church })
  const group = await given.group({ by: church.admin, of: church })
  await member.post('/groups/join', { joinCode: group.code })
  const listening = await hears(beside.url, member)
  const { body } = await church.admin.post(`/groups/${group.id}/post`, { content: 'Hello' })
  await listening.until(({ kind, post_id }) => kind === 'post.changed' && post_id === body.data.id)
})

it('comes back when its connection to the database is lost, and tells what was announced meanwhile', async () => {
  const person = await given.person({ of: church })
  const listening = await hears(app.url, person)
  await positionOf(listening, person)
  for (let time = 0; time < 3; time++) {
    const isMark = await db.transaction(async (tx) => {
      await tx.run(sql`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'discipleship-live' and datname = current_database()`)
      return mark(tx, person) // nobody listens when this is announced
    })
    await listening.until(isMark)
  }
  const lost = app.logged.filter((line) => line.includes('The connection for live events was lost'))
  assert.ok(lost.length >= 3)
})

it('ends at once when its sign-in does, by signing out, a new password, or suspension, and is silent from then on', async () => {
  const ends: [string, (person: Person) => Promise<unknown>][] = [
    ['signing out', (person) => person.post('/logout')],
    ['another of their sign-ins ending it', (person) => db.run(sql`delete from tokens where user_id = ${person.id}`)],
    ['suspension', (person) => db.run(sql`update users set suspended_at = now() where id = ${person.id}`)],
    ['all at once', () => db.run(sql`select pg_notify('live_events', 'ended') from (select 1) one`)],
  ]
  for (const [what, happens] of ends) {
    const person = await given.person({ of: church })
    const listening = await hears(app.url, person)
    await positionOf(listening, person)
    if (what === 'all at once') await db.run(sql`update tokens set created_at = now() - interval '400 days' where user_id = ${person.id}`)
    await happens(person)
    await listening.ended
  }
})

it('ends the connection of a sign-in that ended while nobody could be told', async () => {
  const person = await given.person({ of: church })
  const listening = await hears(app.url, person)
  await positionOf(listening, person)
  await db.transaction(async (tx) => {
    await tx.run(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'discipleship-live' and datname = current_database()`)
    await tx.run(sql`delete from tokens where user_id = ${person.id}`)
  })
  await listening.ended
})

it('tells ten thousand events at once, each once, and goes on', async () => {
  const person = await given.person({ of: church })
  const listening = await hears(app.url, person)
  await positionOf(listening, person)
  await db.run(sql`
    insert into live_events (kind, data, user_ids)
    select 'membership.changed', jsonb_build_object('group_id', n), ${[person.id]}::bigint[] from generate_series(1, 10000) n`)
  const heard = await listening.until(await mark(db, person))
  assert.deepEqual(
    heard.slice(0, -1).map(({ group_id }) => group_id),
    Array.from({ length: 10_000 }, (_, n) => n + 1),
  )
})

it('says to read anew where too much was missed, the day is over, or the position is none of this service’s', async () => {
  const person = await given.person({ of: church })
  const listening = await hears(app.url, person)
  const lastId = await positionOf(listening, person)
  await db.run(sql`
    insert into live_events (kind, data, user_ids)
    select 'membership.changed', jsonb_build_object('group_id', n), ${[person.id]}::bigint[] from generate_series(1, 201) n`)
  await positionOf(listening, person) // the service has heard of them
  const isReset = ({ kind }: { kind: string }) => kind === 'reset'
  for (const id of [lastId, 'garbage', 'A'.repeat(100), `${lastId!.slice(0, -4)}AAAA`]) {
    const back = await hears(app.url, person, id)
    assert.deepEqual(await back.until(isReset), [{ kind: 'reset' }])
    assert.notEqual(await positionOf(back, person), id)
  }
  const recent = await positionOf(await hears(app.url, person), person)
  hoursLater = 24
  await (await hears(app.url, person, recent)).until(isReset)
  hoursLater = 0
  const back = await hears(app.url, person, recent)
  assert.equal((await back.until(await mark(db, person))).length, 1)
})

it('ends the connection of who reads too slowly, and keeps nobody else waiting', async () => {
  const [slow, quick] = [await given.person({ of: church }), await given.person({ of: church })]
  const [slowly, quickly] = [await hears(app.url, slow), await hears(app.url, quick)]
  await positionOf(slowly, slow)
  const before = await metric('live_connections_closed_total', { reason: 'slow' })
  slowly.pause()
  await db.run(sql`
    insert into live_events (kind, data, user_ids)
    select 'membership.changed', jsonb_build_object('group_id', n, 'filler', repeat('x', 100000)), ${[slow.id]}::bigint[] from generate_series(1, 300) n`)
  await quickly.until(await mark(db, slow, quick))
  assert.equal(await metric('live_connections_closed_total', { reason: 'slow' }), before + 1)
  slowly.resume()
  await slowly.ended
})

it('takes so many connections and no more, which are no requests under way; then 503 says when to come back', async () => {
  const small = await instance({ LIVE_CONNECTIONS: 1 })
  const person = await given.person({ of: church })
  const listening = await hears(small.url, person)
  const refused = await listen(small.url, person.token)
  assert.equal(refused.status, 503)
  assert.match(String(refused.headers['retry-after']), /^\d+$/)
  assert.equal(await metric('http_requests_under_way'), 0)
  assert.equal(await metric('live_connections'), 1)
  listening.close()
})

it('forgets events after a day', async () => {
  await db.run(sql`update live_events set created_at = now() - interval '25 hours'`)
  const person = await given.person({ of: church })
  await told(db, person, 1)
  await runJob(liveEventJobs(), forgetLiveEvents, { db })
  const { count } = await db.one<{ count: number }>(sql`select count(*) from live_events where created_at < now() - interval '1 hour'`)
  assert.equal(count, 0)
  assert.ok((await db.many(sql`select from live_events`)).length > 0)
})

it('is heard by the listener that docs/integrations.md shows, as it is pasted, also after the service ended its connection', async () => {
  const person = await given.person({ of: church })
  const guide = readFileSync(new URL('../../../docs/integrations.md', import.meta.url), 'utf8')
  const [, source] = /## Live[\s\S]+?```js\n([\s\S]+?)```/.exec(guide)!
  const one = await instance()
  const env = { ...process.env, TOKEN: person.token, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' }
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source!, '-', one.url], { env })
  closing.unshift(() => program.kill())
  let printed = ''
  const faults = text(program.stderr)
  const prints = async (wanted: string) => {
    while (!printed.includes(wanted)) printed += (await once(program.stdout, 'data'))[0]
  }
  while ((await metric('live_connections')) === 0) await ask('GET', `${one.url}/health/live`)
  await told(db, person, 4711)
  await prints('group_id: 4711')
  await db.run(sql`select pg_notify('live_events', 'ended ' || ${person.token.split('|')[0]!})`)
  await told(db, person, 4712)
  await prints('group_id: 4712')
  await db.run(sql`delete from tokens where user_id = ${person.id}`)
  await once(program, 'exit')
  assert.equal(await faults, '')
})
