// What compressing an answer costs and gives, by its size: a page of posts of so many bytes as it is, with gzip and with brotli. Bytes on the
// line, what Node takes for one of them (its threads included), how long somebody waits who asks alone, and how long a phone would load it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { load, median } from './load.ts'
import { optionsOf } from './options.ts'
import { addChurch, addPeople } from './rows.ts'
import { startService } from './service.ts'

const options = optionsOf('npm run bench:compression [-- --seconds 3 --rounds 5 --connections 16 --sizes 8,32,128,512]', {
  seconds: '3',
  rounds: '5',
  connections: '16',
  sizes: '8,32,128,512',
})
const [seconds, rounds, connections] = [options.seconds, options.rounds, options.connections].map(Number) as [number, number, number]
const PER_PAGE = 50
/** What the other fields of a post take, about. */
const FIELDS = 420
/** Bytes a second of a slow line (bench/phone.ts). */
const LINE = 1_600_000 / 8

const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-compression-'))
const store = await openDataStore(readConfig({ DATA_DIR: dataDir, METRICS_PORT: 0 }, { environment: false }), { mode: 'own' })
const db = openDatabase({ url: store.url })
const church = await addChurch(db, 'Bench Compression')
const people = await addPeople(db, church.id, 20)
const token = await issueToken(db, people[0]!, null)
/** Words as people write them, no two pieces the same. */
const text = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8').replaceAll(/[\s|]+/g, ' ')

/** The address of a page of posts that takes so many bytes. */
async function pageOf(kilobytes: number) {
  const { id } = await db.one<{ id: number }>(
    sql`insert into groups (organization_id, name, status) values (${church.id}, ${`${kilobytes} KB`}, 'active') returning id`,
  )
  await db.run(sql`insert into group_members (group_id, organization_id, user_id) select ${id}, ${church.id}, unnest(${people}::bigint[])`)
  const posts = Math.min(PER_PAGE, Math.ceil((kilobytes * 1024) / FIELDS / 2))
  const length = Math.max(50, Math.round((kilobytes * 1024) / posts) - FIELDS)
  const messages = Array.from({ length: posts }, (_, n) => {
    const begins = (n * length) % (text.length - length)
    return text.slice(begins, begins + length).trim()
  })
  await db.run(sql`
    insert into group_posts (group_id, user_id, message)
    select ${id}, (${people}::bigint[])[1 + n % 20], message from unnest(${messages}::text[]) with ordinality posts (message, n)`)
  return `/api/groups/${id}/posts?per_page=${PER_PAGE}`
}

const paths = new Map<string, string>()
for (const size of options.sizes.split(',').map(Number)) paths.set(`${size} KB`, await pageOf(size))
await db.run(sql`analyze`)
const service = await startService(store.url, dataDir)
const pool = new Pool(service.url, { connections, pipelining: 1, connect: { rejectUnauthorized: false } })

async function ask(path: string, coding: string) {
  const answer = await pool.request({ path, method: 'GET', headers: { authorization: `Bearer ${token}`, 'accept-encoding': coding } })
  const { byteLength } = await answer.body.arrayBuffer()
  return { isRight: answer.statusCode === 200, isCompressed: answer.headers['content-encoding'] === coding, bytes: byteLength }
}

for (const [size, path] of paths) {
  const figures = new Map<string, { cpu: number[]; alone: number[]; share: number[] }>()
  const codings = ['identity', 'gzip', 'br']
  for (let round = 0; round <= rounds; round++)
    for (const coding of codings) {
      let [asked, compressed] = [0, 0]
      const once = async () => {
        const { isRight, isCompressed } = await ask(path, coding)
        asked++
        if (isCompressed) compressed++
        return isRight
      }
      const watched = { seconds, pid: service.pid, postmaster: 0 }
      const many = await load(once, { ...watched, connections })
      const share = compressed / asked
      const one = await load(once, { ...watched, connections: 1 })
      if (many.failures + one.failures > 0) throw new Error(`${path} was refused`)
      if (round === 0) continue // until the code is compiled
      const kept = figures.get(coding) ?? { cpu: [], alone: [], share: [] }
      figures.set(coding, kept)
      kept.cpu.push(many.nodeCpu)
      kept.alone.push(one.p50)
      kept.share.push(share)
    }
  for (const coding of codings) {
    const { bytes } = await ask(path, coding)
    const { cpu, alone, share } = figures.get(coding)!
    console.log(size, coding, {
      bytes,
      cpuMicroseconds: Math.round(median(cpu)),
      p50Alone: Number(median(alone).toFixed(2)),
      compressedUnderLoad: Number(median(share).toFixed(2)),
      phoneMilliseconds: Math.round((bytes / LINE) * 1000),
    })
  }
}
await pool.close()
service.stop()
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
