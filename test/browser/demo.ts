// The demo church as a process of its own, in a folder that goes with it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptCertificate } from '#platform/http/certificate.ts'
import { freePort } from '#test/free-port.ts'

const program = fileURLToPath(new URL('../../bin/discipleship', import.meta.url))

const unlimited = { RATE_LIMIT_STANDARD: '1000000', RATE_LIMIT_PRO: '1000000', RATE_LIMIT_ADDRESS: '1000000' }

/** Resolves when it serves. `authority` is the certificate (PEM) that browsers have to trust. */
export async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const dataDir = join(folder, 'demo')
  const port = await freePort()
  const demo = spawn(process.execPath, [program, 'demo'], {
    env: { ...process.env, ...unlimited, PORT: String(port), METRICS_PORT: '0', DEMO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    demo.stdout.on('data', (text) => String(text).includes('Stop with Ctrl+C') && resolve())
    demo.once('exit', () => reject(new Error('The demo ended')))
  })
  const { root: authority } = (await keptCertificate(join(dataDir, 'tls')))!
  return {
    origin: `https://127.0.0.1:${port}`,
    authority,
    dataDir,
    pid: demo.pid!,
    async stop() {
      demo.kill('SIGTERM')
      await new Promise((resolve) => demo.once('exit', resolve))
      rmSync(folder, { recursive: true })
    },
  }
}
