// How long a start takes on a data folder that is there, and how much memory the service holds: at rest, and after more and more requests.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { freePort } from '#test/free-port.ts'
import { median } from './load.ts'
import { optionsOf } from './options.ts'
import { lifted } from './service.ts'

const options = optionsOf(
  'npm run bench:start [-- --starts 5 --requests 20000]   seconds until the first answer, and memory at rest and after requests',
  { starts: '5', requests: '20000' },
)

const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-start-'))
const port = await freePort()
const pool = new Pool(`https://127.0.0.1:${port}`, { connections: 16, connect: { rejectUnauthorized: false } })
const get = async (path: string) => {
  const answer = await pool.request({ path, method: 'GET' })
  await answer.body.dump()
  return answer.statusCode
}

/** Seconds from `npm start` to the first answer that it is ready. */
async function start(): Promise<{ seconds: number; child: ChildProcess }> {
  const begun = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(lifted).map(([name, value]) => [name, String(value)])),
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  while ((await get('/health/ready').catch(() => 0)) !== 200) await pause(5)
  return { seconds: (performance.now() - begun) / 1000, child }
}
async function stop(child: ChildProcess) {
  process.kill(-child.pid!, 'SIGTERM')
  if (child.exitCode === null) await once(child, 'close')
}

/** Megabytes that the service's own process holds, which is the one below npm that is no shell, wrapper or PostgreSQL: the largest. */
function megabytes(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]))
    } catch {} // it ended meanwhile
  }
  const isBelow = (pid: number | undefined): boolean => pid !== undefined && (pid === root || isBelow(parents.get(pid)))
  const held = [...parents.keys()].filter(isBelow).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return /^Name:\s*postgres/.test(status) ? 0 : Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  })
  return Math.max(...held)
}

await stop((await start()).child) // makes the data folder
const seconds: number[] = []
for (let n = 0; n < Number(options.starts); n++) {
  const { seconds: took, child } = await start()
  seconds.push(took)
  await stop(child)
}
console.log(
  `${options.starts} starts: ${median(seconds).toFixed(2)} s until the first answer (${seconds.map((took) => took.toFixed(2)).join(', ')})`,
)

const { child } = await start()
await pause(5_000)
console.log(`at rest: ${megabytes(child.pid!).toFixed(0)} MB`)
for (let round = 1; round <= 5; round++) {
  let left = Number(options.requests)
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left-- > 0) await get('/api/groups')
    }),
  )
  console.log(`after ${(round * Number(options.requests)).toLocaleString('en')} requests: ${megabytes(child.pid!).toFixed(0)} MB`)
}
await stop(child)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
