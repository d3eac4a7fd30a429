// The service as a process of its own, on a database that is there, with its limits lifted.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { freePort } from '#test/free-port.ts'

export const lifted = {
  RATE_LIMIT_PRO: 1e9,
  RATE_LIMIT_STANDARD: 1e9,
  RATE_LIMIT_ADDRESS: 1e9,
  CONNECTIONS_PER_ADDRESS: 1e9,
  RATE_LIMIT_MEDIA: 1e9,
  RATE_LIMIT_JOIN: 1e9,
  RATE_LIMIT_LOGIN: 1e9,
  RATE_LIMIT_UPLOAD: 1e9,
  TEXT_MEGABYTES_PER_DAY: 1e6,
}

/** Resolves when it is ready. */
export async function startService(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('../bin/discipleship', import.meta.url)), 'serve'], {
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(lifted).map(([name, value]) => [name, String(value)])),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataDir, 'service'),
      METRICS_PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  const url = `https://127.0.0.1:${port}`
  const pool = new Pool(url, { connect: { rejectUnauthorized: false } })
  for (;;) {
    if (child.exitCode !== null) throw new Error('The service did not start.')
    const ready = await pool.request({ path: '/health/ready', method: 'GET' }).catch(() => undefined)
    await ready?.body.dump()
    if (ready?.statusCode === 200) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await pool.close()
  return { url, pid: child.pid!, child, stop: () => child.kill('SIGKILL') }
}
