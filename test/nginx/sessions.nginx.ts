// A browser's session works through nginx, which tells of whose page asks, and keeps the cookie out of its log.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { ask } from '../app.ts'
import { testDatabase } from '../database.ts'
import { dataFolder, ready, startProcess } from '../service-process.ts'
import { startNginx } from './nginx-server.ts'

const { url, drop } = await testDatabase()
after(drop)
const PUBLIC_URL = 'https://api.example.org'
const service = await ready(await startProcess({ DATABASE_URL: url, DATA_DIR: dataFolder(), TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL }))
const { port, logged } = await startNginx({ to: service.port, rate: 10_000 })

it('from the first run, with the code on the terminal, until signing out', async () => {
  // Lines are written in batches, soon after they are said.
  const read = () => /(https:[^\s"]+)\/setup with the code ([\w-]+)/.exec(service.output())
  while (!read()) await service.request('GET', '/health/live')
  const setupLine = read()!
  assert.equal(setupLine[1], PUBLIC_URL)
  const body = {
    code: setupLine[2],
    organization_name: 'Grace Chapel',
    timezone: 'UTC',
    name: 'Ada Becker',
    email: 'ada@example.org',
    password: 'seven quiet lanterns',
  }
  const sendRequest = (method: string, path: string, headers: Record<string, string>, sent?: unknown) =>
    ask(method, `http://127.0.0.1:${port}/api${path}`, { headers, ...(sent ? { body: sent } : {}) })
  const made = await sendRequest('POST', '/setup', { 'sec-fetch-site': 'same-origin' }, body)
  assert.equal(made.status, 201, made.text)
  const cookie = [made.headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith('__Host-session='))!
    .split(';')[0]!
  for (const [headers, reads, changes] of [
    [{ 'sec-fetch-site': 'same-origin' }, 200, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403, 403],
    [{ origin: PUBLIC_URL }, 200, 200],
    [{ origin: 'https://elsewhere.example' }, 403, 403],
    [{}, 200, 403],
  ] as [Record<string, string>, number, number][]) {
    assert.equal((await sendRequest('GET', '/user', { ...headers, cookie })).status, reads)
    assert.equal((await sendRequest('PATCH', '/user', { ...headers, cookie }, { name: 'Ada' })).status, changes)
  }
  assert.equal((await sendRequest('DELETE', '/session', { origin: PUBLIC_URL, cookie })).status, 200)
  assert.equal((await sendRequest('GET', '/user', { 'sec-fetch-site': 'same-origin', cookie })).status, 401)
  let text = await logged()
  while (!/"GET \/api\/user" 401 /.test(text)) text = await logged()
  const secret = cookie.slice(cookie.indexOf('|') + 1)
  assert.ok(secret.length > 40 && !text.includes(secret))
  assert.ok(!service.output().includes(secret))
})
