import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { issueToken } from '#features/accounts/signing-in.ts'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { sql } from '#platform/db/database.ts'
import { subjects } from '#src/notice-subjects.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { startPushEndpoint, type TestSubscription } from '#test/push-endpoint.ts'
import { type Batch, pushToDevices } from './pushing.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca })
const { db } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const church = await given.organization()

const register = (person: Person, subscription: unknown) => person.post('/devices', { platform: 'web', subscription })
/** Someone with a browser that takes pushes. */
async function browserOf(person: Person) {
  const { public_key } = (await person.get('/push/public-key')).body.data
  const browser = pushService.subscribe(public_key)
  const { status, body } = await register(person, { ...browser, expirationTime: null })
  assert.equal(status, 201)
  return { ...browser, id: body.data.id as number }
}
const titlesAt = ({ endpoint }: TestSubscription) =>
  pushService.received.filter((push) => push.endpoint === endpoint).map(({ payload }) => JSON.parse(payload).title)
const isKnown = async ({ id }: { id: number }) => (await db.maybe(sql`select from devices where id = ${id}`)) !== undefined

it('pushes what a person is told to each of their browsers, encrypted', async () => {
  const person = await given.person({ of: church })
  const [laptop, phone] = [await browserOf(person), await browserOf(person)]
  const title = await given.notice(person)
  await app.work()
  for (const { endpoint } of [laptop, phone]) {
    const [push, ...others] = pushService.received.filter((push) => push.endpoint === endpoint)
    assert.equal(others.length, 0)
    const [{ id, data, path }] = (await person.get('/notifications')).body.data
    assert.deepEqual(JSON.parse(push!.payload), {
      title,
      body: `Please complete “${title.replace('A training for you: ', '')}” when you can.`,
      data: { kind: 'training_assigned', ...data, path },
      unread_count: 1,
      tag: `notice-${id}`,
    })
  }
  assert.deepEqual(pushService.faults, [])
})

it('tries those that could not be reached again, by themselves, and forgets those that are gone', async () => {
  const person = await given.person({ of: church })
  const [good, busy, gone, silent] = [await browserOf(person), await browserOf(person), await browserOf(person), await browserOf(person)]
  pushService.answerWith({ status: 429, retryAfter: '3600' }, busy)
  pushService.answerWith({ status: 410 }, gone)
  pushService.answerWith('reset', silent)
  const title = await given.notice(person)
  await app.work()
  assert.deepEqual([good, busy, gone, silent].map(titlesAt), [[title], [], [], []])
  assert.deepEqual(await Promise.all([good, busy, gone, silent].map(isKnown)), [true, true, false, true])

  const waits = await db.many<{ seconds: number; tries: number; devices: number[] }>(sql`
    select round(extract(epoch from run_at - now()))::int as seconds, (payload ->> 'tries')::int as tries, payload -> 'device_ids' as devices
    from graphile_worker._private_jobs where run_at > now() order by run_at`)
  assert.deepEqual(
    waits.map(({ tries, devices }) => ({ tries, devices })),
    [
      { tries: 1, devices: [silent.id] },
      { tries: 1, devices: [busy.id] },
    ],
  )
  assert.ok(waits[0]!.seconds <= 30 && waits[1]!.seconds > 3500, JSON.stringify(waits))

  pushService.answerWith({ status: 201 }, busy)
  pushService.answerWith({ status: 201 }, silent)
  await given.hurry()
  await app.work()
  assert.deepEqual([good, busy, silent].map(titlesAt), [[title], [title], [title]])
})

it('leaves those without an answer for later when the service stops', async () => {
  const person = await given.person({ of: church })
  await browserOf(person)
  const silent = await browserOf(person)
  pushService.answerWith('silence', silent)
  await given.notice(person)
  const takeJob = () =>
    db.one<{ payload: Batch }>(sql`
    delete from graphile_worker._private_jobs where (payload -> 'device_ids')::jsonb @> ${JSON.stringify([silent.id])}::jsonb returning payload`)
  const { payload } = await takeJob()
  const stopping = new AbortController()
  const { push } = app.services
  let answered = 0
  const counting = { ...push, send: (...message: Parameters<typeof push.send>) => push.send(...message).finally(() => answered++) }
  const job = { id: 1, attempt: 1, maxAttempts: 25 }
  const pushing = pushToDevices({ push: counting }, subjects, payload, { ...app.services, job, signal: stopping.signal })
  while (answered === 0) await new Promise((resolve) => setImmediate(resolve))
  stopping.abort()
  await pushing
  assert.deepEqual((await takeJob()).payload, { ...payload, device_ids: [silent.id], tries: 1 })
})

it('gives up in the end, and forgets a device that nothing reaches any more', async () => {
  const person = await given.person({ of: church })
  const browser = await browserOf(person)
  pushService.answerWith({ status: 503 }, browser)
  const before = pushService.counts.requests
  await given.notice(person)
  for (let n = 0; n < 10; n++) {
    await app.work()
    await given.hurry()
  }
  assert.equal(pushService.counts.requests - before, 7)
  assert.deepEqual(await db.one(sql`select failures from devices where id = ${browser.id}`), { failures: 1 })

  pushService.answerWith({ status: 201 }, browser)
  await given.notice(person)
  await app.work()
  assert.deepEqual(await db.one(sql`select failures from devices where id = ${browser.id}`), { failures: 0 })

  await db.run(sql`update devices set failures = 19 where id = ${browser.id}`)
  pushService.answerWith({ status: 400 }, browser)
  await given.notice(person)
  await app.work()
  assert.equal(await isKnown(browser), false)
})

it('pushes nothing to someone who does not want that, or is suspended', async () => {
  const [quiet, suspended] = await given.people(2, church)
  const browsers = [await browserOf(quiet!), await browserOf(suspended!)]
  await quiet!.put('/user/notification-preferences', { preferences: [{ kind: 'training_assigned', channel: 'push', enabled: false }] })
  await given.notice(quiet!, suspended!)
  await db.run(sql`update users set suspended_at = now() where id = ${suspended!.id}`)
  await app.work()
  assert.deepEqual(browsers.map(titlesAt), [[], []])
  assert.equal((await quiet!.get('/notifications')).body.data.length, 1)
})

it('pushes nothing to a browser whose owner signed out, nor what was meant for them to who signs in there next', async () => {
  const [first, second] = await given.people(2, church)
  const shared = await browserOf(first!)
  await given.notice(first!)
  assert.equal((await register(second!, { endpoint: shared.endpoint, keys: shared.keys })).body.data.id, shared.id)
  await app.work()
  assert.deepEqual(titlesAt(shared), [])
  const title = await given.notice(second!, first!)
  await app.work()
  assert.deepEqual(titlesAt(shared), [title])
  await given.notice(second!)
  assert.equal((await second!.post('/logout')).status, 200)
  await app.work()
  assert.deepEqual(titlesAt(shared), [title])
  assert.equal(await isKnown(shared), false)
})

it('a device ends with its sign-in: signed out, ended from elsewhere, with another password, suspended, erased', async () => {
  const endings: Record<string, (person: Person, other: string) => Promise<unknown>> = {
    'signed out': (person) => person.post('/logout'),
    'ended from elsewhere': async (person, other) => {
      const { data } = (await person.get('/user/tokens')).body
      const { id } = data.find(({ is_current }: { is_current: boolean }) => is_current)
      return person.delete(`/user/tokens/${id}`, { token: other })
    },
    'another password': (person, token) =>
      person.put('/user/password', { current_password: PASSWORD, password: 'another good horse 7' }, { token }),
    suspended: (person) => suspendAccount(db, person.id),
    erased: (person) => person.delete('/user', { body: { password: PASSWORD } }),
  }
  for (const [what, end] of Object.entries(endings)) {
    const person = await given.person({ of: church })
    const browser = await browserOf(person)
    await given.notice(person)
    await end(person, await issueToken(db, person.id, null))
    await app.work()
    assert.deepEqual([titlesAt(browser), await isKnown(browser)], [[], false], what)
  }
})

it('whoever is removed from a church hears nothing more of it, and of their other one as before', async () => {
  const [chapel, other] = [await given.organization(), await given.organization()]
  const person = await given.person({ of: chapel })
  const groups: { id: number }[] = []
  for (const church of [chapel, other]) {
    const group = await given.group({ by: church.admin, of: church })
    await person.post('/groups/join', { joinCode: group.code })
    groups.push(group)
  }
  const browser = await browserOf(person)
  const comment = async () => {
    for (const [n, { admin }] of [chapel, other].entries()) {
      const { data } = (await person.post(`/groups/${groups[n]!.id}/post`, { content: 'Good morning' })).body
      if (data) await admin.post(`/groups/${groups[n]!.id}/post/comment`, { post_id: data.id, message: 'Amen' })
    }
  }
  await comment()
  await chapel.admin.delete(`/organizations/${chapel.id}/members/${person.id}`)
  await app.work()
  assert.equal(titlesAt(browser).length, 1)
  await comment()
  await app.work()
  assert.equal(titlesAt(browser).length, 2)
})

it('keeps one device however often it is registered at once, and the twenty newest of a person', async () => {
  const person = await given.person({ of: church })
  const browser = pushService.subscribe()
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(person, browser)))
  assert.deepEqual(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)), new Set([`201 ${answers[0]!.body.data.id}`]))
  const later = []
  for (let n = 0; n < 20; n++)
    later.push((await person.post('/devices', { platform: 'ios', token: `phone ${n} of ${person.id}` })).body.data.id)
  const kept = await db.many<{ id: number }>(sql`select id from devices where user_id = ${person.id} order by id`)
  assert.deepEqual(
    kept.map(({ id }) => id),
    later,
  )
})

it('writes pushes to phones to the log, with no text, where no service account is set', async () => {
  const person = await given.person({ of: church })
  await person.post('/devices', { platform: 'android', token: `token of ${person.id}` })
  const title = await given.notice(person)
  const before = app.logged.length
  await app.work()
  const lines = app.logged.slice(before).filter((line) => line.includes('push'))
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, /"platform":"android".*"kind":"training_assigned"/)
  assert.ok(!lines[0]!.includes(title) && !lines[0]!.includes('token of'))
})

it('says what is wrong with a device', async () => {
  const person = await given.person({ of: church })
  const good = pushService.subscribe()
  const faults = async (body: unknown) => {
    const answer = await person.post('/devices', body)
    assert.equal(answer.status, 422, answer.text)
    return Object.keys(answer.body.errors)
  }
  assert.deepEqual(await faults({}), ['platform'])
  assert.deepEqual(await faults({ platform: 'web' }), ['subscription'])
  assert.deepEqual(await faults({ platform: 'web', token: 'x' }), ['subscription'])
  assert.deepEqual(await faults({ platform: 'android', subscription: good }), ['token'])
  assert.deepEqual(await faults({ platform: 'web', subscription: { endpoint: good.endpoint } }), ['subscription.keys'])
  assert.deepEqual(await faults({ platform: 'web', subscription: { ...good, keys: { ...good.keys, p256dh: 'x' } } }), [
    'subscription.keys.p256dh',
  ])
  for (const endpoint of ['https://10.0.0.1/push', 'https://[::1]/push', 'https://169.254.169.254/latest', 'http://push.example.com/x'])
    assert.deepEqual(await faults({ platform: 'web', subscription: { ...good, endpoint } }), ['subscription.endpoint'])
})

it('lets people forget their own devices only', async () => {
  const [person, other] = await given.people(2, church)
  const browser = await browserOf(person!)
  assert.equal((await other!.delete(`/devices/${browser.id}`)).status, 404)
  assert.equal((await person!.delete(`/devices/${browser.id}`)).status, 200)
  assert.equal((await person!.delete(`/devices/${browser.id}`)).status, 404)
})
