import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { givenPosts } from '#test/given-posts.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { releaseHeld } from './holding.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
/** It is three in the morning in UTC, until somebody moves the clock. */
const night = Date.UTC(2026, 10, 30, 3)
let now = night
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca, clock: { now: () => now } })
const { db } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const church = await given.organization()
const NIGHT = { from: '22:00', to: '07:00' }

const change = (person: Person, body: object) => person.put('/user/notification-preferences', body)

async function sleeper() {
  const person = await given.person({ of: church })
  const browsers = await Promise.all(
    [1, 2].map(async () => {
      const browser = pushService.subscribe((await person.get('/push/public-key')).body.data.public_key)
      assert.equal((await person.post('/devices', { platform: 'web', subscription: browser })).status, 201)
      return browser.endpoint
    }),
  )
  assert.equal((await change(person, { quiet_hours: NIGHT })).status, 200)
  return {
    person,
    pushed: () =>
      pushService.received
        .filter(({ endpoint }) => browsers.includes(endpoint))
        .map(
          ({ payload }) =>
            JSON.parse(payload) as { title: string; body: string; unread_count: number; tag: string; data: { path: string } },
        ),
    mailed: async () => (await app.mails()).filter(({ to }) => to.includes(person.email)),
  }
}

/** The night is over: by the clock, and for what is held. */
async function morning() {
  now = night + 5 * 3_600_000
  await db.run(sql`update held_notices set held_until = now()`)
  await Promise.all(Array.from({ length: 5 }, () => releaseHeld({ db, signal: new AbortController().signal })))
  await app.work()
  now = night
}

it('reads and changes the hours, and refuses what is none', async () => {
  const person = await given.person({ of: church, locale: 'de' })
  const hours = async () => (await person.get('/user/notification-preferences')).body.data.quiet_hours
  assert.equal(await hours(), null)
  assert.deepEqual((await change(person, { quiet_hours: NIGHT })).body.data.quiet_hours, NIGHT)
  await change(person, { preferences: [{ kind: 'training_due', channel: 'email', enabled: false }] })
  assert.deepEqual(await hours(), NIGHT)
  const wrong = await change(person, { quiet_hours: { from: '25:00', to: '7' } })
  assert.deepEqual(wrong.body.codes, {
    'quiet_hours.from': [{ rule: 'time_of_day' }],
    'quiet_hours.to': [{ rule: 'time_of_day' }],
  })
  const same = await change(person, { quiet_hours: { from: '22:00', to: '22:00' } })
  assert.deepEqual(same.body.codes, { 'quiet_hours.to': [{ rule: 'same_times' }] })
  assert.match(same.body.message, /Die Ruhezeit darf nicht enden, wenn sie beginnt/)
  await change(person, { quiet_hours: null })
  assert.equal(await hours(), null)
})

it('holds what comes in the night, and sends it as one push to each device and one e-mail in the morning, however many workers look', async () => {
  const { person, pushed, mailed } = await sleeper()
  const told = [await given.notice(person), await given.notice(person), await given.notice(person)]
  await app.work()
  assert.deepEqual([pushed(), await mailed()], [[], []])
  assert.equal((await person.get('/notifications')).body.unread_count, 3)
  await morning()
  const [first, second, ...others] = pushed()
  assert.deepEqual([first, others], [second, []])
  assert.deepEqual(
    [first!.title, first!.body, first!.unread_count, first!.data.path],
    ['3 new notifications', told.reverse().join('\n'), 3, '/notifications'],
  )
  const [mail, ...more] = await mailed()
  assert.deepEqual([mail!.subject, more], ['3 things have come in your quiet hours', []])
  for (const title of told) assert.ok(mail!.text.includes(title))
  await morning()
  assert.deepEqual([pushed().length, (await mailed()).length], [2, 1])
})

it('sends what came alone as it always is, and nothing of what was read meanwhile', async () => {
  const { person, pushed, mailed } = await sleeper()
  const seen = await given.notice(person)
  const title = await given.notice(person)
  await app.work()
  const { data } = (await person.get('/notifications')).body
  await person.post(`/notifications/${data.find((notice: { title: string }) => notice.title === seen).id}/read`)
  await morning()
  assert.deepEqual(
    pushed().map((push) => push.title),
    [title, title],
  )
  assert.deepEqual(
    (await mailed()).map(({ subject }) => subject),
    [title],
  )
})

it('puts what was new in a group in the place of what was pushed about it before', async () => {
  const { person, pushed } = await sleeper()
  const { circle, post } = givenPosts(app)
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await circle(church, leader, person)
  await post(leader, group)
  await app.work()
  await morning()
  assert.deepEqual(
    pushed().map(({ tag }) => tag),
    [`group-${group.id}`, `group-${group.id}`],
  )
})

it('sends at once what was held when somebody ends their quiet hours', async () => {
  const { person, pushed } = await sleeper()
  const title = await given.notice(person)
  await app.work()
  await change(person, { quiet_hours: null })
  await releaseHeld({ db, signal: new AbortController().signal })
  await app.work()
  assert.deepEqual(
    pushed().map((push) => push.title),
    [title, title],
  )
})

it('holds it again when the hours were moved, and loses nothing', async () => {
  const { person, pushed } = await sleeper()
  const title = await given.notice(person)
  await app.work()
  await change(person, { quiet_hours: { from: '23:00', to: '06:00' } })
  await releaseHeld({ db, signal: new AbortController().signal })
  await app.work()
  assert.deepEqual(pushed(), [])
  const held = await db.many<{ channel: string; until: string }>(sql`
    select channel, to_char(held_until at time zone 'UTC', 'HH24:MI') as until from held_notices where user_id = ${person.id} order by channel`)
  assert.deepEqual(held, [
    { channel: 'email', until: '06:00' },
    { channel: 'push', until: '06:00' },
  ])
  await morning()
  assert.deepEqual(
    pushed().map((push) => push.title),
    [title, title],
  )
})
