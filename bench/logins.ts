// What signing in costs, and what it costs others: sign-ins beside Argon2 alone, and how long another request takes while four sign in at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { hashPassword } from '#platform/passwords.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { median } from './load.ts'
import { optionsOf } from './options.ts'
import { addChurch, addPeople } from './rows.ts'
import { startService } from './service.ts'

const options = optionsOf(
  'npm run bench:logins [-- --seconds 6 --rounds 5]   sign-ins a second beside Argon2 alone, and what four at once do to others',
  { seconds: '6', rounds: '5' },
)
const seconds = Number(options.seconds)
const PASSWORD = 'grace and peace to you'

const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-logins-'))
const store = await openDataStore(readConfig({ DATA_DIR: dataDir, METRICS_PORT: 0 }, { environment: false }), { mode: 'own' })
const db = openDatabase({ url: store.url })
const church = await addChurch(db, 'Bench Logins')
const people = await addPeople(db, church.id, 20)
const hash = await hashPassword(PASSWORD)
await db.run(sql`update users set password_hash = ${hash}`)
const emails = (await db.many<{ email: string }>(sql`select email from users`)).map(({ email }) => email)
const token = await issueToken(db, people[0]!, null)
const service = await startService(store.url, dataDir)
const pool = new Pool(service.url, { connections: 32, pipelining: 1, connect: { rejectUnauthorized: false } })

const timed = async (work: () => Promise<void>) => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
async function signIn(n: number) {
  const answer = await pool.request({
    path: '/api/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emails[n % emails.length], password: PASSWORD }),
  })
  await answer.body.dump()
  if (answer.statusCode !== 200) throw new Error(`A sign-in was answered ${answer.statusCode}`)
}
async function read() {
  const answer = await pool.request({ path: '/api/groups', method: 'GET', headers: { authorization: `Bearer ${token}` } })
  await answer.body.dump()
  if (answer.statusCode !== 200) throw new Error(`GET /groups was answered ${answer.statusCode}`)
}
/** Repeats `work` on so many lanes for the time; the milliseconds of each. */
async function repeat(lanes: number, work: (n: number) => Promise<void>): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let n = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < end) times.push(await timed(() => work(n++)))
    }),
  )
  return times
}
/** Twenty reads a second, as one person's app asks; how long the slowest of a hundred takes. */
async function p99OfReads(): Promise<number> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    times.push(await timed(read))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

await repeat(2, signIn)
await p99OfReads()
const rounds = { signIns: [] as number[], alone: [] as number[], idle: [] as number[], beside: [] as number[] }
for (let round = 0; round < Number(options.rounds); round++) {
  rounds.alone.push((await repeat(1, async () => void (await verify(hash, PASSWORD)))).length / seconds)
  rounds.signIns.push((await repeat(1, signIn)).length / seconds)
  rounds.idle.push(await p99OfReads())
  const [beside] = await Promise.all([p99OfReads(), repeat(4, signIn)])
  rounds.beside.push(beside)
}
const [alone, signIns, idle, beside] = [rounds.alone, rounds.signIns, rounds.idle, rounds.beside].map(median) as [
  number,
  number,
  number,
  number,
]
console.log(
  `one after the other: ${signIns.toFixed(1)} sign-ins a second, ${(signIns / alone).toFixed(2)} of Argon2 alone (${alone.toFixed(1)})`,
)
console.log(
  `p99 of GET /groups: ${idle.toFixed(1)} ms; while four sign in at once ${beside.toFixed(1)} ms, ${(beside / idle).toFixed(2)} times as long`,
)
await pool.close()
service.stop()
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
