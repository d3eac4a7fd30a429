// The figures that an operator watches, as Prometheus gets them.
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { serveMetrics } from '#platform/metrics.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { pngBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'
import { addOperatingMetrics } from './operating-metrics.ts'

const app = await startApp()
const given = givenFor(app)
addOperatingMetrics(app.services)
const server = (await serveMetrics(0, () => assert.fail()))!
after(() => server.close())

/** Each line's figure by its name with labels. */
async function figures(): Promise<Map<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)
  assert.equal(answer.status, 200)
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]))
}

test('an operator sees requests, uploads, jobs, e-mails, the database and the disk', async () => {
  const church = await given.organization()
  const bytes = await pngBytes()
  await sendForm(church.admin, '/user/avatar', [['file', { name: 'me.png', bytes }]])
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'guest@example.org' })
  const before = await figures()
  assert.equal(before.get('jobs_waiting'), '1')
  assert.ok(Number(before.get('jobs_overdue_seconds')) > 0)
  await app.work()

  const now = await figures()
  assert.equal(now.get('http_requests_total{method="POST",route="/api/organizations/:organization/invitations",status="201"}'), '1')
  assert.ok(Number(now.get('uploaded_bytes_total{kind="picture"}')) > 0)
  assert.equal(now.get('jobs_waiting'), '0')
  assert.equal(now.get('jobs_failed'), '0')
  assert.equal(now.get('jobs_overdue_seconds'), '0')
  assert.equal(now.get('jobs_total{task="organizations.person-invited",outcome="done"}'), '1')
  assert.equal(now.get('emails_total{outcome="sent"}'), '1')
  assert.ok(Number(now.get('database_connections_open')) > 0)
  for (const name of ['database_bytes', 'data_folder_free_bytes']) assert.ok(Number(now.get(name)) > 1_000_000, name)
})

test('nobody waits for a connection on an idle service, however often it is looked at, and whoever does is counted', async () => {
  const { pool } = app.services.db
  await Promise.all([app.services.db.one(sql`select 1`), app.services.db.one(sql`select 1`)]) // idle ones are there
  for (const now of await Promise.all([figures(), figures(), figures()])) assert.equal(now.get('database_connections_waiting'), '0')
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const asked = [app.services.db.one(sql`select 1`), app.services.db.one(sql`select 1`)]
  const looking = figures()
  while (pool.waitingCount <= asked.length) await new Promise(setImmediate) // until the figures that need the database wait as well
  for (const client of held) client.release()
  assert.equal((await looking).get('database_connections_waiting'), '2')
  await Promise.all(asked)
})

test('without the database the figures that need it are unknown, and the others are there', async () => {
  const db = { ...app.services.db, one: () => Promise.reject(new Error('No connection')) }
  addOperatingMetrics({ ...app.services, db })
  const now = await figures()
  assert.equal(now.get('jobs_waiting'), 'Nan')
  assert.equal(now.get('database_bytes'), 'Nan')
  assert.ok(Number(now.get('data_folder_free_bytes')) > 0)
})
