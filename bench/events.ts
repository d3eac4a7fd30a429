// What apps cost that only listen (GET /events), and how soon those in a group hear of a new post while the others listen beside them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { cpuOf } from './load.ts'
import { optionsOf } from './options.ts'
import { addChurch, addGroup, addPeople } from './rows.ts'
import { startService } from './service.ts'

const options = optionsOf(
  'npm run bench:events [-- --idle 5000 --open 200 --posts 50 --seconds 60 --instances 1]   memory and processor of apps that listen; how soon those of a group hear of a post',
  { idle: '5000', open: '200', posts: '50', seconds: '60', instances: '1' },
)
const [idle, open, posts, seconds, instances] = (['idle', 'open', 'posts', 'seconds', 'instances'] as const).map((name) =>
  Number(options[name]),
) as [number, number, number, number, number]
/** Ports of an address are some twenty-eight thousand, and not all are free. */
const PER_ADDRESS = 2_000
/** Connections that are being opened at once. */
const AT_ONCE = 50

const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-events-'))
const store = await openDataStore(readConfig({ DATA_DIR: dataDir, METRICS_PORT: 0 }, { environment: false }), { mode: 'own' })
const db = openDatabase({ url: store.url })
const church = await addChurch(db, 'Bench Events')
const people = await addPeople(db, church.id, open + idle)
const [writer] = people as [number]
const readers = people.slice(0, open)
const group = await addGroup(db, church.id, writer, 'Open')
await db.run(sql`
  insert into group_members (group_id, organization_id, user_id)
  select ${group.id}, ${church.id}, id from unnest(${readers}::bigint[]) id where id <> ${writer}`)
await db.run({ text: 'analyze', values: [] })
const services: Awaited<ReturnType<typeof startService>>[] = []
for (let n = 0; n < instances; n++)
  services.push(await startService(store.url, join(dataDir, `${n}`), { LIVE_CONNECTIONS: '9000', LIVE_HEARTBEAT: '20' }))

let opened = 0
/** Somebody's app, which calls `hear` with each piece of text. */
function listen(token: string, hear: (text: string) => void) {
  const n = opened++
  return new Promise<void>((resolve, reject) => {
    const asked = https.get(`${services[n % instances]!.url}/api/events`, {
      agent: false,
      rejectUnauthorized: false,
      localAddress: `127.0.0.${2 + Math.floor(n / PER_ADDRESS)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`GET /events was answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', hear)
      answer.once('data', () => resolve()).once('close', () => reject(new Error('A connection ended')))
    })
  })
}
async function listenAll(users: number[], hear: (text: string) => void) {
  const left = [...users]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let user = left.pop(); user !== undefined; user = left.pop()) await listen(await issueToken(db, user, null), hear)
    }),
  )
}
/** A request of somebody's on a connection of its own. */
const post = (token: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = https.request(`${services[0]!.url}/api/groups/${group.id}/post`, {
      method: 'POST',
      rejectUnauthorized: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      const answered = performance.now()
      if (answer.statusCode !== 201) return reject(new Error(`POST was answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(answered))
    })
    asked.end('{"content":"Grace and peace"}')
  })

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
/** Megabytes that the processes hold. */
const memory = () => sum(services.map(({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024))
const used = () => sum(services.map(({ pid }) => cpuOf(pid)))
/** Of the processor, in each second while nothing happens. */
const processor = async () => {
  const before = used()
  await sleep(seconds * 1000)
  return `${((1000 * (used() - before)) / seconds).toFixed(1)} ms`
}
const milliseconds = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1)} ms`
  return { events: times.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}

const writerToken = await issueToken(db, writer, null)
const heard: number[] = []
let allHeard = () => {}
const hear = (text: string) => {
  for (const _ of text.matchAll(/"kind":"post\.changed"/g)) if (heard.push(performance.now()) === open) allHeard()
}
/** How soon each of the open apps hears of each post, from the moment at which whoever wrote it had their answer. */
async function measurePosts() {
  const times: number[] = []
  for (let n = 0; n < posts; n++) {
    heard.length = 0
    const all = new Promise<void>((resolve) => {
      allHeard = resolve
    })
    const answered = await post(writerToken)
    await all
    // The event may come before the answer.
    times.push(...heard.map((at) => Math.max(0, at - answered)))
  }
  return milliseconds(times)
}

await listenAll(readers, hear)
await measurePosts() // until its code is compiled
const alone = await measurePosts()
await sleep(5_000)
const [rest, atRest] = [memory(), await processor()]
const begun = performance.now()
await listenAll(people.slice(open), () => {})
const opening = (performance.now() - begun) / 1000
await sleep(5_000)
const [full, whileIdle] = [memory(), await processor()]
const beside = await measurePosts()
console.log(`${instances} process${instances === 1 ? '' : 'es'}, ${idle} idle apps opened in ${opening.toFixed(0)} s`)
console.table({
  [`${open} apps`]: { 'memory, MB': Math.round(rest), 'processor for each second': atRest, ...alone },
  [`and ${idle} idle`]: { 'memory, MB': Math.round(full), 'processor for each second': whileIdle, ...beside },
})
console.log(`${((1024 * (full - rest)) / idle).toFixed(1)} KB for each idle app`)
for (const service of services) service.stop()
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
