// No secret that stands in an address is in nginx's log, whatever becomes of the request.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, it } from 'node:test'
import { ask } from '../app.ts'
import { testDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { dataFolder, ready, startProcess } from '../service-process.ts'
import { startNginx } from './nginx-server.ts'

const { url, drop } = await testDatabase()
after(drop)
const service = await ready(await startProcess({ DATABASE_URL: url, DATA_DIR: dataFolder(), TRUSTED_PROXIES: '127.0.0.1' }))

const canary = () => randomBytes(24).toString('hex')
/** Addresses by what is secret in them. */
const secrets: Record<string, (secret: string) => string> = {
  'a copy of personal data': (secret) => `/exports/1.${secret}`,
  'the same, written oddly': (secret) => `//exports/./1.${secret}/`,
  'the same, encoded': (secret) => `/%65xports/1%2E${secret}`,
  'somebody’s calendar': (secret) => `/calendar/1.${secret}.ics`,
  unsubscribing: (secret) => `/unsubscribe/1.training_due.${secret}`,
  'an upload': (secret) => `/media/${secret}.mp3`,
  'a certificate': (secret) => `/certificates/${secret}`,
  initials: (secret) => `/avatars/${secret}/1.png`,
  'a link of recovery, as they were': (secret) => `/reset-password?email=a%40example.org&token=${secret}`,
  'an invitation, as they were': (secret) => `/register?invitation_token=${secret}`,
  'a token in a query': (secret) => `/api/user?token=${secret}`,
  'words that are searched': (secret) => `/api/journal?search=${secret}`,
}

const request = (port: number, method: string, path: string, secret: string) =>
  ask(method, `http://127.0.0.1:${port}${path}`, {
    token: secret,
    headers: { referer: `https://app.example/${secret}`, cookie: secret, 'user-agent': secret },
  })

async function requireNoSecrets(port: number, logged: () => Promise<string>) {
  const planted: string[] = []
  for (const addressOf of Object.values(secrets))
    for (const method of ['GET', 'POST']) {
      const secret = canary()
      planted.push(secret)
      await request(port, method, addressOf(secret), secret)
    }
  // A line is written when its answer is out.
  let text = await logged()
  while (text.split('\n').length <= planted.length) text = await logged()
  const leaks = text.split('\n').filter((line) => planted.some((secret) => line.includes(secret)))
  assert.deepEqual(leaks, [])
  return text
}

it('of requests that are answered, in what is said of them and of their way', async () => {
  const { port, logged } = await startNginx({ to: service.port, rate: 10_000 })
  const text = await requireNoSecrets(port, logged)
  assert.match(text, /^127\.0\.0\.1 \[\S+\] "GET \/exports\/\*\*\*" 404 \d+ [\d.]+s 404 [\w-]{36}$/m)
  assert.match(text, /"GET \/api\/journal" 401 /)
})

it('of requests that reach no service', async () => {
  const { port, logged } = await startNginx({ to: await freePort(), rate: 10_000 })
  assert.match(await requireNoSecrets(port, logged), /"POST \/unsubscribe\/\*\*\*" 502 /)
})

it('of requests that are too many', async () => {
  const { port, logged } = await startNginx({ to: service.port, rate: 1, burst: 1 })
  assert.match(await requireNoSecrets(port, logged), /"GET \/certificates\/\*\*\*" 503 /)
})

it('of requests that come over plain HTTP', async () => {
  const { plainPort, logged } = await startNginx({ to: service.port, rate: 10_000 })
  assert.match(await requireNoSecrets(plainPort, logged), /"GET \/exports\/\*\*\*" 403 /)
})
