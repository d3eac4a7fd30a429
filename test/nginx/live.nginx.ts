// Live events through nginx: each comes at once, and a connection on which nothing happens stays open.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { ask } from '../app.ts'
import { testDatabase } from '../database.ts'
import { listen } from '../event-listener.ts'
import { dataFolder, ready, startProcess } from '../service-process.ts'
import { startNginx } from './nginx-server.ts'

const { url, drop } = await testDatabase()
after(drop)
const PUBLIC_URL = 'https://api.example.org'
const settings = { DATABASE_URL: url, DATA_DIR: dataFolder(), TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL, LIVE_HEARTBEAT: '1' }
const service = await ready(await startProcess(settings))
const { port } = await startNginx({ to: service.port, rate: 10_000 })
const origin = `http://127.0.0.1:${port}`

it('tells through nginx what happens as it happens, gives signs of life, and says goodbye when the service stops', async () => {
  const read = () => /setup with the code ([\w-]+)/.exec(service.output())
  while (!read()) await service.request('GET', '/health/live')
  const body = {
    code: read()![1],
    organization_name: 'Grace Chapel',
    timezone: 'UTC',
    name: 'Ada Becker',
    email: 'ada@example.org',
    password: 'seven quiet lanterns',
  }
  const made = await ask('POST', `${origin}/api/setup`, { headers: { 'sec-fetch-site': 'same-origin' }, body })
  assert.equal(made.status, 201, made.text)
  const [cookie] = [made.headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith('__Host-session='))!
    .split(';')
  const headers = { 'sec-fetch-site': 'same-origin', cookie: cookie! }
  const listening = await listen(origin, '', { headers })
  assert.equal(listening.status, 200)
  const organization_id = made.body.organization?.id ?? (await ask('GET', `${origin}/api/organizations`, { headers })).body.data[0].id
  const group = await ask('POST', `${origin}/api/groups`, { headers, body: { name: 'Tuesday table', organization_id } })
  assert.equal(group.status, 201, group.text)
  await listening.until(({ kind, group_id }) => kind === 'membership.changed' && group_id === group.body.data.id)
  const signs = () => listening.text.split('\nid: ').length
  const before = signs()
  while (signs() < before + 2) await service.request('GET', '/health/live')
  const stopped = service.end('SIGTERM')
  await listening.ended
  assert.match(listening.text, /retry: \d+\n\n$/)
  assert.equal(await stopped, 0)
})
