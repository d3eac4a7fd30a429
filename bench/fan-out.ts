// Measures how an approved prayer and a post to everybody reach a large church: the request itself, everybody's list, and pushes to some of them.
// Run by hand: node bench/fan-out.ts [--members 100000] [--devices 2000]
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { findActor, lifetimesOf } from '#features/accounts/actor.ts'
import { issueToken } from '#features/accounts/signing-in.ts'
import { findGlobalGroups } from '#features/groups/queries.ts'
import { readerOf } from '#features/posts/access.ts'
import { createPost } from '#features/posts/posting.ts'
import { approveRequest } from '#features/prayer-requests/moderating.ts'
import { addRequest } from '#features/prayer-requests/queries.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { openDueJobs } from '#platform/jobs/worker.ts'
import { jobHandlers } from '#src/background-jobs.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { openServices } from '#src/services.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { addChurch, addPeople } from './rows.ts'

const { values: options } = parseArgs({
  options: { members: { type: 'string', default: '100000' }, devices: { type: 'string', default: '2000' } },
})
const members = Number(options.members)
const devices = Number(options.devices)

const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-bench-'))
const config = readConfig({ DATA_DIR: dataDir, PUSH_ALLOW: '127.0.0.0/8' }, { environment: false })
const store = await openDataStore(config, { mode: 'own' })
const pushService = await startPushEndpoint()
const log = pino({ level: 'silent' })
const services = await openServices(config, store.url, { log, ca: pushService.ca })
const { db } = services

const church = await addChurch(db, 'Large Church')
const patient = openDatabase({ url: store.url, statementTimeout: 0 })
const people = await addPeople(patient, church.id, members)
await patient.close()
const [author, moderator] = people as [number, number]
await db.run(sql`update organization_members set role = 'admin' where user_id = ${moderator}`)
const actor = (await findActor(db, await issueToken(db, moderator, null), lifetimesOf(config)))!
await db.run({ text: 'analyze', values: [] })

let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
const seconds = async (work: () => Promise<unknown>) => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

/** A post to everybody: told anew where the one before was read, else by the notice that is there. */
async function write() {
  const reader = readerOf(actor, config.publicUrl)
  const writing = await seconds(() => createPost(db, actor, reader, global_group_id, { content: 'The roof is paid for' }))
  const telling = await seconds(work)
  return { writing, telling }
}
const jobs = await openDueJobs({ url: store.url, db, handlers: jobHandlers(services), log })
const work = () => jobs.run()
const { global_group_id } = await findGlobalGroups(db, church.id)

async function share() {
  const request = await addRequest(db, {
    organizationId: church.id,
    userId: author,
    title: 'Rain',
    request_text: 'For the farmers',
    anonymous: true,
    visibility: 'church',
    category: null,
    urgent: false,
  })
  const approving = await seconds(() => approveRequest(db, actor, request.id, { reader: readerOf(actor, config.publicUrl) }))
  const before = process.memoryUsage.rss()
  peak = before
  const fanOutSeconds = await seconds(work)
  return { approving, telling: fanOutSeconds, memory: `${megabytes(before)}, at most ${megabytes(peak)} while telling` }
}

await share() // statements are prepared, pages are warm
const plain = await share()
console.log(`${members} members: approved in ${(plain.approving * 1000).toFixed(1)} ms, told in ${plain.telling.toFixed(1)} s`)
console.log(`  ${Math.round(members / plain.telling)} members a second; memory ${plain.memory}`)
const { bytes } = await db.one<{ bytes: number }>(
  sql`select pg_total_relation_size('notifications') / count(*) as bytes from notifications`,
)
console.log(`  ${bytes} bytes of database for each member told`)

const first = await write()
const second = await write()
console.log(`a post to everybody: written in ${(first.writing * 1000).toFixed(1)} ms, told in ${first.telling.toFixed(1)} s`)
console.log(`  the next, which the same notices tell of: in ${(second.writing * 1000).toFixed(1)} ms and ${second.telling.toFixed(1)} s`)

for (const userId of people.slice(-devices)) {
  const { id } = await db.one<{ id: number }>(sql`
    insert into tokens (user_id, secret_digest) values (${userId}, ${randomBytes(32)}) returning id`)
  await db.run(sql`
    insert into devices (user_id, token_id, platform, subscription, address_digest)
    values (${userId}, ${id}, 'web', ${JSON.stringify(pushService.subscribe(services.push.publicKey))}, ${randomBytes(32)})`)
}
const pushed = await share()
console.log(`with ${devices} browsers: ${pushed.telling.toFixed(1)} s, ${pushService.received.length} pushes received`)
console.log(
  `  about ${Math.round(devices / (pushed.telling - plain.telling))} pushes a second, the push service on the same machine; memory ${pushed.memory}`,
)

clearInterval(watch)
await jobs.close()
await services.close()
await pushService.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
