// One person, group or file that a job can do nothing for, planted among many: the others are done, and the log and a figure tell of it.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { removeStale } from '#features/accounts/jobs.ts'
import { cleanUp } from '#features/media/jobs.ts'
import { removeStaleNotices } from '#features/notifications/forgetting.ts'
import { notify } from '#features/notifications/notifying.ts'
import { pushToDevices } from '#features/notifications/pushing.ts'
import { remindOfDue } from '#features/trainings/assignment/reminding.ts'
import { sql } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { registry } from '#platform/metrics.ts'
import { subjects } from '#src/notice-subjects.ts'
import { startApp } from '../app.ts'
import { given as givenFor, type Person } from '../given.ts'
import { wavBytes } from '../given-files.ts'
import { givenNotifications, isTitled } from '../given-notifications.ts'
import { givenPosts } from '../given-posts.ts'
import { givenTraining } from '../given-trainings.ts'
import { sendForm } from '../given-uploads.ts'

const app = await startApp()
const { db, log, files } = app.services
const given = { ...givenFor(app), ...givenPosts(app), ...givenNotifications(app) }
const church = await given.organization()
const { signal } = new AbortController()
const clock = { now: () => Date.parse('2030-05-17T12:00:00Z') }

let triggers = 0
/** The database refuses this for the rows that `when` says (SQL). */
async function refuse(deed: 'insert' | 'delete', table: string, when: string) {
  const name = `refusal_${++triggers}`
  const row = deed === 'insert' ? 'new' : 'old'
  await db.pool.query(`
    create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'Not this one'; end $$;
    create trigger ${name} before ${deed} on ${table} for each row when (${row}.${when}) execute function ${name}()`)
  return () => db.pool.query(`drop trigger ${name} on ${table}`)
}
/** How often a job failed for one of these. */
async function failed(of: string) {
  const { values } = (await registry.getSingleMetric('job_items_failed_total')!.get()) as {
    values: { labels: { of?: string }; value: number }[]
  }
  return values.find(({ labels }) => labels.of === of)?.value ?? 0
}
const isLogged = (id: unknown) =>
  app.logged.some((line) => line.includes('A job failed for one of many') && line.includes(`"id":${JSON.stringify(id)}`))
const reminded = async (...people: Person[]) =>
  (
    await db.many<{ user_id: number }>(sql`
      select user_id from notifications join notices on notices.id = notice_id
      where kind = 'training_due' and user_id = any(${people.map(({ id }) => id)}) order by user_id`)
  ).map(({ user_id }) => user_id)

async function due(...people: Person[]) {
  const training = await givenTraining({ by: church.admin, of: church })
  const user_ids = people.map(({ id }) => id)
  await church.admin.post('/qualifications/assign', { qualification_id: training.id, user_ids, due_date: '2030-05-20' })
  await db.run(sql`update training_assignments set dated_at = '2030-05-01T12:00:00Z' where training_id = ${training.id}`)
  return training
}

it('reminds everybody else of what is due', async () => {
  const [odd, unable, one, other] = (await given.people(4, church)) as [Person, Person, Person, Person]
  const training = await due(odd, unable, one)
  await due(other)
  await db.run(sql`update training_assignments set dated_at = 'infinity' where user_id = ${odd.id}`)
  const allow = await refuse('insert', 'notifications', `user_id = ${unable.id}`)
  await remindOfDue({ db, log, clock, signal })
  assert.deepEqual(
    await reminded(odd, unable, one, other),
    [one.id, other.id].sort((a, b) => a - b),
  )
  assert.ok(isLogged(`user ${odd.id}, training ${training.id}`))
  assert.ok(isLogged(`user ${unable.id}, training ${training.id}`))
  assert.ok((await failed('reminders')) >= 2)

  await allow()
  await remindOfDue({ db, log, clock, signal })
  assert.deepEqual(
    await reminded(unable, one),
    [unable.id, one.id].sort((a, b) => a - b),
    'who could not be told is told later, the others no second time',
  )
})

it('takes every other unused file away', async () => {
  const person = await given.person({ of: church })
  const upload = async () => {
    const { body } = await sendForm(person, '/challenges/upload-media', [
      ['type', 'audio'],
      ['organization_id', church.id],
      ['file', { name: 'a.wav', bytes: wavBytes() }],
    ])
    return String(body.url).split('/').at(-1)!
  }
  const keys = (await Promise.all(Array.from({ length: 4 }, upload))).sort()
  await db.run(sql`update media_files set kept_at = now() - interval '3 days' where owner_id = ${person.id}`)
  const allow = await refuse('delete', 'media_files', `key = '${keys[1]}'`)
  await queueJob(db, cleanUp, {})
  await app.work()
  const rows = await db.many(sql`select key from media_files where owner_id = ${person.id}`)
  assert.deepEqual(rows, [{ key: keys[1] }])
  assert.equal((await Promise.all(keys.map((key) => files.stat(key)))).filter(Boolean).length, 0)
  assert.ok(isLogged(keys[1]))
  await allow()
})

it('forgets every other stale notice', async () => {
  const [person] = await given.people(1, church)
  const titles = [await given.notice(person!), await given.notice(person!), await given.notice(person!)]
  await db.run(
    sql`update notices set created_at = now() - interval '200 days' where 'A training for you: ' || (params ->> 'training') = any(${titles})`,
  )
  const { id } = await db.one<{ id: number }>(sql`select id from notices where ${isTitled(titles[0]!)}`)
  const allow = await refuse('delete', 'notices', `id = ${id}`)
  await removeStaleNotices({ db, log, signal })
  assert.deepEqual(await db.many(sql`select id from notices where 'A training for you: ' || (params ->> 'training') = any(${titles})`), [
    { id },
  ])
  assert.ok(isLogged(id))
  await allow()
})

it('tells every other member of a group', async () => {
  const people = await given.addMembers(church, 600)
  const unable = [people[3]!, people[599]!]
  const allow = await refuse('insert', 'notifications', `user_id in (${unable})`)
  const to = { group: church.prayer_group_id, except: church.admin.id }
  const post = await given.prayer(church.admin, church)
  const data = { group_id: post.group_id, post_id: post.id }
  await notify(db, { kind: 'prayer_request_approved', to, params: { title: 'For all', beginning: '' }, data })
  await app.work()
  const recipients = await given.notifiedUsers('For all')
  assert.deepEqual(
    people.filter((id) => !recipients.includes(id)),
    unable,
  )
  assert.ok((await failed('members to tell')) >= 2)
  await allow()
})

it('passes nobody over for a fault that meets everybody: the job is tried again', async () => {
  const elsewhere = await given.organization()
  const people = await given.addMembers(elsewhere, 60)
  const allow = await refuse('insert', 'notifications', `user_id in (${people})`)
  const to = { group: elsewhere.prayer_group_id, except: people[5]! }
  const post = await given.prayer(elsewhere.admin, elsewhere)
  await db.run(sql`delete from organization_members where organization_id = ${elsewhere.id} and user_id = ${elsewhere.admin.id}`)
  await notify(db, {
    kind: 'prayer_request_approved',
    to,
    params: { title: 'For everybody', beginning: '' },
    data: { group_id: post.group_id, post_id: post.id },
  })
  const before = await failed('members to tell')
  await app.work()
  assert.deepEqual([await given.notifiedUsers('For everybody'), await failed('members to tell')], [[], before])
  await allow()
  const allowFirst = await refuse('insert', 'notifications', `user_id in (${people.slice(0, 30)})`)
  await given.hurry()
  await app.work()
  assert.deepEqual(await given.notifiedUsers('For everybody'), [], 'nor for one that meets so many in turn')
  await allowFirst()
  await given.hurry()
  await app.work()
  assert.deepEqual(
    (await given.notifiedUsers('For everybody')).sort((a, b) => a - b),
    people.filter((id) => id !== people[5]),
  )
})

it('blames no device for a fault that meets all', async () => {
  const person = await given.person({ of: church })
  for (const token of ['one', 'two', 'three']) await person.post('/devices', { platform: 'android', token })
  const title = await given.notice(person)
  const devices = await db.many<{ id: number }>(sql`select id from devices where user_id = ${person.id}`)
  const { id: notice_id } = await db.one<{ id: number }>(sql`select id from notices where ${isTitled(title)}`)
  const push = { ...app.services.push, send: () => Promise.reject(new TypeError('No key')) }
  const batch = { notice_id, device_ids: devices.map(({ id }) => id), tries: 0 }
  const job = { id: 1, attempt: 1, maxAttempts: 1 }
  await assert.rejects(pushToDevices({ push }, subjects, batch, { db, log, clock, signal, job }), /No key/)
  const blamed = await db.many(sql`select from devices where user_id = ${person.id} and failures > 0`)
  assert.equal(blamed.length, 0)
})

it('fails where none of several can be done, so that it is tried again', async () => {
  const of = { of: 'tests', items: [1, 2, 3], idOf: (id: number) => id, log, signal }
  const fails = () => Promise.reject(new Error('For all'))
  await assert.rejects(forEachIndependently(of, fails), /For all/)
  assert.deepEqual(await forEachIndependently({ ...of, items: [1, 2] }, fails), [1, 2])
  assert.deepEqual(await forEachIndependently(of, (id) => (id === 3 ? Promise.resolve() : fails())), [1, 2])
})

it('pushes to every other device', async () => {
  const person = await given.person({ of: church })
  for (const token of ['broken', 'whole']) await person.post('/devices', { platform: 'android', token })
  const title = await given.notice(person)
  const devices = await db.many<{ id: number; push_token: string }>(
    sql`select id, push_token from devices where user_id = ${person.id} order by id`,
  )
  const { id: notice_id } = await db.one<{ id: number }>(sql`select id from notices where ${isTitled(title)}`)
  const sent: unknown[] = []
  const push = {
    ...app.services.push,
    send: async (device: object) => {
      if ('token' in device && device.token === 'broken') throw new TypeError('No such key')
      sent.push(device)
      return { outcome: 'sent' as const }
    },
  }
  const batch = { notice_id, device_ids: devices.map(({ id }) => id), tries: 0 }
  await pushToDevices({ push }, subjects, batch, { db, log, clock, signal, job: { id: 1, attempt: 1, maxAttempts: 1 } })
  assert.equal(sent.length, 1)
  assert.ok(isLogged(`device ${devices.find(({ push_token }) => push_token === 'broken')!.id}`))
})

it('forgets what else is old of accounts', async () => {
  const person = await given.person({ of: church })
  await db.run(sql`insert into password_resets (user_id, secret_digest, expires_at) values (${person.id}, 'x', now() - interval '1 day')`)
  await db.run(sql`update tokens set last_used_at = now() - interval '400 days' where user_id = ${person.id}`)
  const allow = await refuse('delete', 'tokens', `user_id = ${person.id}`)
  await queueJob(db, removeStale, {})
  await app.work()
  assert.deepEqual(await db.many(sql`select from password_resets where user_id = ${person.id}`), [])
  assert.ok(isLogged('sign-ins'))
  await allow()
})
