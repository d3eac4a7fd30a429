// Receivers that fail in each way, and addresses that must not be called.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { after, beforeEach, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { openWebhooks } from '#platform/webhooks/webhooks.ts'
import { startApp } from '#test/app.ts'
import { freePort } from '#test/free-port.ts'
import { given as givenFor, type Organization } from '#test/given.ts'
import { listens } from '#test/service-process.ts'
import { startReceiver } from '#test/webhook-receiver.ts'
import { PAUSES } from './limits.ts'
import { claimWebhooks, releaseWebhook, removeSomeOld } from './sending/queries.ts'

const receiver = await startReceiver()
const good = await startReceiver()
after(() => Promise.all([receiver.close(), good.close()]))
const app = await startApp({ config: { WEBHOOK_ALLOW: '127.0.0.1/32' }, ca: receiver.ca })
const { db } = app.services
const given = givenFor(app)
beforeEach(async () => {
  await db.run(sql`delete from webhooks`)
  for (const one of [receiver, good]) {
    one.news()
    one.answersWith(204)
  }
})

const of = ({ id }: Organization, what = '') => `/organizations/${id}/webhooks${what}`
async function webhook(church: Organization, url = receiver.origin): Promise<number> {
  const { status, body, text } = await church.admin.post(of(church), { url, events: ['member.joined'] })
  assert.equal(status, 201, text)
  return body.data.id
}
const log = async (church: Organization, id: number) => (await church.admin.get(`${of(church)}/${id}/deliveries`)).body.data
const read = async (church: Organization) => (await church.admin.get(of(church))).body.data
const told = async (church: Organization) =>
  (await church.admin.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'webhook_switched_off')
/** As if its time had come. */
const due = async () => {
  await db.run(sql`update webhook_deliveries set due_at = now() where due_at is not null`)
  await db.run(sql`update webhooks set paused_until = null`)
  await db.run(sql`select graphile_worker.add_job('webhooks.send', '{}'::json)`)
  await app.work()
}

/** What is noted of one attempt. */
async function attempted(church: Organization) {
  const id = await webhook(church)
  await given.person({ of: church })
  await app.work()
  const [{ state, attempts, status, problem, next_attempt_at }] = await log(church, id)
  assert.equal(attempts, 1)
  assert.equal(next_attempt_at === null, state !== 'waiting')
  return { state, status, problem }
}

for (const [what, status, problem] of [
  ['refuses', 403, 'status'],
  ['does not know the address', 404, 'status'],
  ['has too much to do', 429, 'status'],
  ['breaks', 500, 'status'],
  ['is not ready', 503, 'status'],
] as const)
  it(`tries a receiver again that ${what}`, async () => {
    receiver.answersWith(status)
    assert.deepEqual(await attempted(await given.organization()), { state: 'waiting', status, problem })
  })

it('follows no redirect, wherever it leads', async () => {
  receiver.answersWith(307, { location: `${good.origin}/inside` })
  assert.deepEqual(await attempted(await given.organization()), { state: 'waiting', status: 307, problem: 'redirect' })
  assert.deepEqual(good.news(), [])
})

it('notes a connection that is cut off', async () => {
  receiver.answers((response) => receiver.reset(response))
  assert.deepEqual(await attempted(await given.organization()), { state: 'waiting', status: null, problem: 'cut_off' })
})

it('takes of a huge answer what it needs, which is its status', async () => {
  receiver.answers((response) => {
    response.writeHead(200)
    const pour = () => {
      while (response.writable && response.write(Buffer.alloc(65_536)));
      response.once('drain', pour)
    }
    pour()
  })
  assert.deepEqual(await attempted(await given.organization()), { state: 'delivered', status: 200, problem: null })
})

it('switches off what answers that it is gone, and tells the admins, once', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  receiver.answersWith(410)
  await given.people(3, church)
  await app.work()
  const [{ is_active, off_for, waiting_count }] = await read(church)
  assert.deepEqual([is_active, off_for, waiting_count, receiver.news().length], [false, 'gone', 0, 1])
  assert.deepEqual(
    (await log(church, id)).map(({ state, problem }: { state: string; problem: string }) => [state, problem]),
    [
      ['failed', 'switched_off'],
      ['failed', 'switched_off'],
      ['failed', 'gone'],
    ],
  )
  assert.equal((await told(church)).length, 1)
  await given.person({ of: church })
  assert.equal((await log(church, id)).length, 3, 'nothing more is written for it')
  for (const path of ['test', `deliveries/${(await log(church, id))[0].id}/sending`])
    assert.equal((await church.admin.put(`${of(church)}/${id}/${path}`)).body.error_type, 'webhook_off')

  receiver.answersWith(204)
  await church.admin.put(`${of(church)}/${id}`, { is_active: true })
  await given.person({ of: church })
  await app.work()
  assert.deepEqual([(await read(church))[0].off_for, (await log(church, id))[0].state], [null, 'delivered'])
})

it('tries for three days with growing pauses, then gives up, switches off and tells the admins', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  receiver.answersWith(500)
  await given.person({ of: church })
  await app.work()
  const pauses: number[] = []
  for (let attempt = 1; attempt <= PAUSES.length; attempt++) {
    const [{ state, attempts, last_attempt_at, next_attempt_at }] = await log(church, id)
    assert.deepEqual([state, attempts], ['waiting', attempt])
    pauses.push(Math.round((Date.parse(next_attempt_at) - Date.parse(last_attempt_at)) / 60_000))
    if (attempt === PAUSES.length) await db.run(sql`update webhooks set failing_since = now() - interval '72 hours'`)
    await due()
  }
  assert.deepEqual(pauses, PAUSES)
  assert.ok(PAUSES.reduce((sum, pause) => sum + pause) >= 72 * 60)
  assert.deepEqual(new Set(receiver.news().map((message) => message.id)).size, 1, 'the same message each time')
  const [{ state, attempts, next_attempt_at }] = await log(church, id)
  assert.deepEqual([state, attempts, next_attempt_at], ['failed', 10, null])
  const [{ off_for }] = await read(church)
  assert.equal(off_for, 'failing')
  const [notice] = await told(church)
  assert.ok(notice.title.includes(church.name))
})

it('goes on as if nothing had been once a receiver is back', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  receiver.answersWith(500)
  await given.person({ of: church })
  await app.work()
  assert.ok((await read(church))[0].failing_since)
  receiver.answersWith(200)
  await due()
  const [{ failing_since, is_active, waiting_count }] = await read(church)
  assert.deepEqual([failing_since, is_active, waiting_count], [null, true, 0])
  assert.deepEqual((await log(church, id))[0].attempts, 2)
})

it('leaves one that fails alone for a while, however much is to be sent, and an admin who sends again ends that', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  receiver.answersWith(500)
  await given.people(20, church)
  await app.work()
  assert.equal(receiver.news().length, 3)
  const { minutes } = await db.one<{ minutes: number }>(sql`select extract(epoch from paused_until - now()) / 60 as minutes from webhooks`)
  assert.ok(minutes > 0 && minutes <= 1)
  receiver.answersWith(204)
  const { id: first } = (await log(church, id)).at(-1)
  await church.admin.put(`${of(church)}/${id}/deliveries/${first}/sending`)
  await app.work()
  assert.equal(receiver.news().length, 18, 'all that was not tried yet, and the one that was sent again')
})

it('sends to others meanwhile, although one does not answer, and does other jobs', async () => {
  const [slow, quick] = [await given.organization(), await given.organization()]
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  receiver.answers(async (response) => {
    asked.resolve()
    await held.promise
    response.end()
  })
  await webhook(slow)
  await webhook(quick, good.origin)
  await given.person({ of: slow })
  const worked = app.work()
  await asked.promise
  const heard = Promise.withResolvers<void>()
  good.answers((response) => {
    response.end()
    heard.resolve()
  })
  await given.person({ of: quick })
  await app.work() // while the first still waits
  await heard.promise
  await quick.admin.post(`/organizations/${quick.id}/invitations`, { email: 'meanwhile@example.org' })
  await app.work()
  assert.ok((await app.mails()).some(({ to }) => to.includes('meanwhile@example.org')))
  held.resolve()
  await worked
  assert.equal((await read(slow))[0].waiting_count, 0)
})

it('lets each have its turn, however many messages wait for those before it', async () => {
  const church = await given.organization()
  const ids = [await webhook(church), await webhook(church), await webhook(church)]
  await given.people(3, church)
  const turns: number[] = []
  for (let n = 0; n < 6; n++) {
    const [id] = await claimWebhooks(db, 1)
    turns.push(id!)
    await releaseWebhook(db, id!)
  }
  assert.deepEqual(turns, [...ids, ...ids])
})

it('writes nothing more down for one for which ten thousand wait, as counted each minute, and goes on once they are sent', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  const waiting = async () => (await read(church))[0].waiting_count
  const minute = async () => {
    await db.run(sql`select graphile_worker.add_job('webhooks.find-full', '{}'::json)`)
    await app.work()
  }
  await db.run(sql`
    insert into webhook_deliveries (webhook_id, type, data, due_at)
    select ${id}, 'member.joined', '{}', now() + interval '1 day' from generate_series(1, 9999)`)
  await minute()
  receiver.answersWith(500)
  await given.person({ of: church })
  await minute()
  assert.equal(await waiting(), 10_000)
  await given.person({ of: church })
  assert.equal(await waiting(), 10_000)
  await db.run(sql`update webhook_deliveries set due_at = null`)
  await minute()
  await given.person({ of: church })
  assert.equal(await waiting(), 1)
})

it('forgets what is older than thirty days, and of one webhook more than the newest twenty thousand', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  await db.run(sql`
    insert into webhook_deliveries (webhook_id, type, data, due_at, created_at)
    select ${id}, 'member.joined', '{}', case when n = 1 then now() end, now() - make_interval(days => case when n <= 3 then 31 else 0 end)
    from generate_series(1, 20005) n`)
  await removeSomeOld(db, 50_000)
  const { kept, waiting } = await db.one<{ kept: number; waiting: number }>(
    sql`select count(*) as kept, count(due_at) as waiting from webhook_deliveries`,
  )
  assert.deepEqual([kept, waiting], [20_001, 1])
})

it('sends nothing more once it is switched off, changed or deleted, or its church is gone', async () => {
  const church = await given.organization()
  const id = await webhook(church)
  await given.person({ of: church })
  await church.admin.put(`${of(church)}/${id}`, { is_active: false })
  await app.work()
  assert.deepEqual(receiver.news(), [])
  await church.admin.put(`${of(church)}/${id}`, { is_active: true, url: `${good.origin}/elsewhere` })
  await given.person({ of: church })
  await church.admin.delete(`${of(church)}/${id}`)
  await app.work()
  const last = await given.organization()
  await webhook(last)
  await given.person({ of: last })
  await db.run(sql`delete from organizations where id = ${last.id}`)
  await app.work()
  assert.deepEqual([receiver.news(), good.news()], [[], []])
  assert.deepEqual(await db.many(sql`select from webhook_deliveries`), [])
})

it('sends nothing for a church whose subscription has ended, which can still read what was sent, switch off and delete; what waits goes once it is back', async () => {
  const church = await given.organization()
  const [id, other] = [await webhook(church), await webhook(church)]
  const subscribed = (status: string) => db.run(sql`update subscriptions set status = ${status} where organization_id = ${church.id}`)
  await subscribed('canceled')
  await given.person({ of: church })
  await app.work()
  assert.deepEqual(receiver.news(), [])
  assert.deepEqual(
    (await log(church, id)).map(({ state }: { state: string }) => state),
    ['waiting'],
  )
  const change = async (body: object) => (await church.admin.put(`${of(church)}/${id}`, body)).body.error_type
  assert.equal(await change({ events: ['member.left'] }), 'subscription_required')
  assert.equal(await change({ is_active: false }), undefined)
  assert.equal(await change({ is_active: true }), 'subscription_required')
  assert.deepEqual((await read(church)).map(({ is_active }: { is_active: boolean }) => is_active).sort(), [false, true])
  assert.equal((await church.admin.delete(`${of(church)}/${id}`)).status, 200)
  await subscribed('active')
  await due()
  assert.equal(receiver.news().length, 1)
  assert.equal((await log(church, other))[0].state, 'delivered')
})

it('goes to nothing but public addresses, also behind a name, one that changes its mind, and after an admin was allowed to write it down', async () => {
  const church = await given.organization()
  const refused = async (url: string) => {
    const { status, body } = await church.admin.post(of(church), { url, events: ['member.joined'] })
    assert.equal(status, 422, url)
    return Object.keys(body.errors)
  }
  for (const host of [
    '10.0.0.1',
    '169.254.169.254',
    '192.168.0.1',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
    '2130706434',
    '0x7f.2',
  ])
    assert.deepEqual(await refused(`https://${host}/`), ['url'], host)
  assert.deepEqual(await refused('http://hooks.example/'), ['url'])
  assert.deepEqual(await refused('http://10.0.0.1/'), ['url'])

  const answers = [['10.0.0.7'], ['127.0.0.1', '::ffff:127.0.0.1'], ['fd00::1']]
  const webhooks = openWebhooks({ ca: receiver.ca, resolve: async () => answers.shift()! })
  for (let n = 0; n < 3; n++) {
    const { problem, status } = await webhooks.send('https://a.push.example/', { id: 'msg_1', body: '{}' }, [Buffer.alloc(32)])
    assert.deepEqual([problem, status], ['address', null])
  }
  await webhooks.close()
  assert.deepEqual(receiver.news(), [])

  // The operator allowed it once.
  const id = await webhook(church)
  await db.run(sql`update webhooks set url = 'https://10.0.0.1/'`)
  await given.person({ of: church })
  await app.work()
  assert.equal((await log(church, id))[0].problem, 'address')
})

it('goes to this machine without TLS where the operator allows it, and nowhere else', async () => {
  const { urlFault, close } = openWebhooks({ allow: ['127.0.0.1/32', '10.0.0.0/8'] })
  assert.deepEqual(
    ['http://127.0.0.1:3000/', 'http://10.0.0.1/', 'http://hooks.example/', 'http://127.0.0.2/', 'ftp://127.0.0.1/'].map(urlFault),
    [undefined, 'https_address', 'https_address', 'https_address', 'https_address'],
  )
  await close()
  const usual = openWebhooks({})
  assert.equal(usual.urlFault('http://127.0.0.1:3000/'), 'https_address')
  await usual.close()
})

it('says in a word what is wrong: the name, the port, the certificate, the time', async () => {
  const send = async (url: string, options: Parameters<typeof openWebhooks>[0]) => {
    const webhooks = openWebhooks({ allow: ['127.0.0.1/32'], ca: receiver.ca, ...options })
    const { problem } = await webhooks.send(url, { id: 'msg_1', body: '{}' }, [Buffer.alloc(32)])
    await webhooks.close()
    return problem
  }
  const noName = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
  assert.equal(await send('https://a.push.example/', { resolve: noName }), 'name')
  assert.equal(await send(`https://127.0.0.1:${await freePort()}`, {}), 'unreachable')
  assert.equal(await send(receiver.origin, { ca: undefined }), 'tls')
  assert.equal(await send(`https://b.example:${receiver.port}`, { resolve: async () => ['127.0.0.1'] }), 'tls')
  receiver.answers(() => {})
  assert.equal(await send(receiver.origin, { timeoutMs: 100 }), 'slow')
  receiver.answers((response) => response.destroy())
  assert.equal(await send(receiver.origin, {}), 'cut_off')
})

it('reaches the receiver that docs/integrations.md shows, as it is pasted', async () => {
  const church = await given.organization()
  const guide = readFileSync(new URL('../../../docs/integrations.md', import.meta.url), 'utf8')
  const [, source] = /## Webhooks[\s\S]+?```js\n([\s\S]+?)```/.exec(guide)!
  const port = await freePort()
  const { body } = await church.admin.post(of(church), { url: `http://127.0.0.1:${port}/`, events: ['member.joined'] })
  const env = { ...process.env, SECRET: body.data.secret, PORT: String(port) }
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source!], { env })
  const printed = Promise.all([text(program.stdout), text(program.stderr)])
  const isThere = await listens(program, port)
  const person = await given.person({ of: church })
  await app.work()
  program.kill()
  const [lines, faults] = await printed
  assert.deepEqual([isThere, faults], [true, ''])
  const [{ status, problem }] = await log(church, body.data.id)
  assert.deepEqual([status, problem], [204, null])
  assert.match(lines, new RegExp(`^msg_\\w+ member\\.joined .*user_id: ${person.id}\\b`))
})
