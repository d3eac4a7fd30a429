// A real nginx on loopback with the configuration that we recommend, but for its addresses, its rate and TLS, which something before it ended.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { readCommitted } from '../committed.ts'
import { freePort } from '../free-port.ts'
import { listens } from '../service-process.ts'

/** Passes at most `rate` requests a second on to a port, and `burst` at once, of which `perAddress` from one address; gives its own port, that of plain HTTP, and all it logs. It ends with the test file. */
export async function startNginx({
  to,
  rate,
  burst = rate,
  perAddress = 2000,
}: {
  to: number
  rate: number
  burst?: number
  perAddress?: number
}): Promise<{ port: number; plainPort: number; logged: () => Promise<string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const plainPort = await freePort()
  const replaced = [
    ['server 127.0.0.1:8443;', `server 127.0.0.1:${to};`],
    ['rate=2000r/s', `rate=${rate}r/s`],
    ['burst=2000 ', `burst=${burst} `],
    ['limit_conn addresses 2000;', `limit_conn addresses ${perAddress};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['X-Forwarded-Proto $scheme;', 'X-Forwarded-Proto https;'],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['access_log /var/log/nginx/discipleship.log', `access_log ${folder}/access.log`],
    ['access_log /var/log/nginx/discipleship.log', `access_log ${folder}/access.log`],
  ] as const
  const site = replaced
    .reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`)
      return text.replace(from, to)
    }, readCommitted('deploy/nginx.conf'))
    .replace(/^ +(listen \[::\]|ssl_).*\n/gm, '')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid nginx.pid; error_log stderr;
    events { worker_connections 10000; }
    http { access_log ${folder}/other.log; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp-${kind};`).join(' ')}
    ${site} }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const ended = once(child, 'exit').then(
    () => `nginx ended: ${stderr}`,
    () => 'These tests need nginx. Install it (Debian and Ubuntu: apt-get install nginx), then run them again.',
  )
  after(async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true })
  })
  if (!(await listens(child, port))) throw new Error(await ended)
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  return { port, plainPort, logged: async () => (await read('access.log')) + (await read('other.log')) + stderr }
}
