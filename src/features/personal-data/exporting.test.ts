import assert from 'node:assert/strict'
import { it } from 'node:test'
import { request } from 'undici'
import { restoreAccount, suspendAccount } from '#features/accounts/suspending.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { agent, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenAFullLife } from '#test/given-a-full-life.ts'
import { pngBytes } from '#test/given-files.ts'
import { givenEntry } from '#test/given-journal.ts'
import { sendForm } from '#test/given-uploads.ts'
import { readZip } from '#test/read-zip.ts'
import { runJob } from '#test/run-job.ts'
import { createExport } from './exporting.ts'
import { personalDataJobs, removeExpiredExports } from './jobs.ts'

const app = await startApp()
const { db, config } = app.services
const given = givenFor(app)
const church = await given.organization()

const ask = (person: Person, current_password = PASSWORD) => person.post('/user/export', { current_password })
/** Asks for an export; what is answered. */
const asked = async (person: Person) => {
  const { status, body, text } = await ask(person)
  assert.equal(status, 200, text)
  return body.data
}
/** How far the export is. */
const seen = async (person: Person) => {
  const { status, body, text } = await person.get('/user/export')
  assert.equal(status, 200, text)
  return body.data
}
/** An export that is ready, with the links of the answer and of the e-mail. */
async function readyExport(person: Person) {
  const { url } = await asked(person)
  await app.work()
  assert.equal((await seen(person)).status, 'ready')
  const mails = (await app.mails()).filter(({ to, subject }) => to.includes(person.email) && subject === 'Your personal data is ready')
  return { url, mailed: /https:\S+\/exports\/\S+/.exec(mails.at(-1)!.text)![0] }
}
const statuses = async (...urls: string[]) => Promise.all(urls.map(async (url) => (await open(url)).status))
/** Follows a link as a browser does: without a token. */
async function open(url: string) {
  const { pathname } = new URL(url)
  const answer = await request(app.url + pathname, { dispatcher: agent })
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) }
}

it('a person gets everything about themselves in one file, made in the background, and an e-mail with the link', async () => {
  const WORD = 'zeisigkanarie'
  const { person } = await givenAFullLife(app, church, WORD)
  await givenEntry(church.admin, { title: 'Not theirs' })
  await app.work()
  assert.equal(await seen(person), null)
  const { status: begun, url } = await asked(person)
  assert.equal(begun, 'pending')
  assert.ok(url.startsWith(`${config.publicUrl}/exports/`))
  assert.equal((await open(url)).status, 404)
  await app.work()
  const ready = await seen(person)
  assert.deepEqual([ready.status, ready.progress, 'url' in ready], ['ready', 100, false])

  const { status, headers, bytes } = await open(url)
  assert.equal(status, 200)
  assert.deepEqual(
    [headers['content-type'], headers['content-disposition'], headers['cache-control']],
    ['application/zip', 'attachment; filename="personal-data.zip"', 'private, no-store'],
  )
  const zip = readZip(bytes)
  const list = (name: string) => JSON.parse(zip.get(`${name}.json`)!.toString())
  const empty = [...zip].filter(([name, content]) => name.endsWith('.json') && JSON.parse(content.toString()).length === 0)
  const unused = [
    'addresses-to-confirm.json',
    'former-addresses.json',
    'groups/suspended.json',
    'journey/recommendations.json',
    'organizations/imports.json',
    'organizations/suspended.json',
    'passkeys.json',
    'second-factor.json',
    'sign-in-places.json',
    'subscriptions.json',
  ]
  assert.deepEqual(empty.map(([name]) => name).sort(), unused, 'every other list holds what the person did')
  assert.deepEqual([list('account')[0].name, list('account')[0].timezone], [`${WORD} Miller`, 'Europe/Berlin'])
  assert.equal(list('journal').length, 2)
  assert.equal(list('prayer-requests').length, 6)
  assert.equal(list('trainings/modules')[0].notes, WORD)
  assert.match(list('account')[0].created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  const [picture] = [...zip.keys()].filter((name) => name.startsWith('files/'))
  assert.ok(picture?.startsWith('files/1-'))
  assert.ok(!bytes.includes('Not theirs') && !list('journal').some(({ title }: { title: string }) => title === 'Not theirs'))
  assert.ok(![...zip.values()].some((content) => content.includes('argon2')), 'no secrets')

  const mails = (await app.mails()).filter(({ to, subject }) => to.includes(person.email) && subject === 'Your personal data is ready')
  assert.equal(mails.length, 1)
  const [mailed] = /https:\S+\/exports\/\S+/.exec(mails[0]!.text)!
  assert.notEqual(mailed, url)
  assert.deepEqual((await open(mailed)).bytes, bytes)
})

it('holds where somebody is suspended, with what is kept for them there, and nothing of others', async () => {
  const [person, other] = await given.people(2, church)
  const leader = await given.person({ of: church, role: 'leadership' })
  const table = await given.group({ by: leader, of: church, name: 'Tuesday table' })
  const gone = await given.group({ by: leader, of: church, name: 'Long gone' })
  for (const { code } of [table, gone]) for (const one of [person!, other!]) await one.post('/groups/join', { joinCode: code })
  await leader.put(`/groups/${table.id}/members/${person!.id}`, { role: 'admin' })
  await person!.put(`/groups/${table.id}/mute`)
  const kept = await db.one<{ joined_at: string; role: string; muted_at: string | null }>(sql`
    select joined_at, role, muted_at from group_members where group_id = ${table.id} and user_id = ${person!.id}`)
  const place = await db.one<{ joined_at: string }>(sql`
    select joined_at from organization_members where organization_id = ${church.id} and user_id = ${person!.id}`)
  for (const { id } of [person!, other!])
    assert.equal((await church.admin.put(`/organizations/${church.id}/members/${id}/suspension`)).status, 200)
  await leader.delete(`/groups/${gone.id}`)
  const zip = readZip((await open((await readyExport(person!)).url)).bytes)
  const list = (name: string) => JSON.parse(zip.get(`${name}.json`)!.toString())
  const [{ suspended_at, ...membership }, ...more] = list('organizations/suspended')
  assert.deepEqual([membership, more], [{ id: church.id, name: church.name, role: 'member', ...place }, []])
  assert.ok(suspended_at >= place.joined_at)
  const groups = list('groups/suspended').filter(({ name }: { name: string }) => name === table.name || name === gone.name)
  assert.deepEqual(groups, [{ id: table.id, name: table.name, ...kept }])
  assert.deepEqual([list('organizations'), list('groups/memberships')], [[], []])
})

it('the e-mail with the link is in its reader’s language and direction', async () => {
  const expected = { de: 'Deine persönlichen Daten sind bereit', es: 'Tus datos personales están listos', ar: 'بياناتك الشخصية جاهزة' }
  for (const [locale, subject] of Object.entries(expected)) {
    const person = await given.person({ of: church })
    await db.run(sql`update users set locale = ${locale} where id = ${person.id}`)
    assert.equal((await person.post('/user/export', { current_password: PASSWORD })).status, 200)
    await app.work()
    const [mail] = (await app.mails()).filter((sent) => sent.to.includes(person.email))
    assert.equal(mail!.subject, subject)
    assert.match(mail!.html, new RegExp(`<html[^>]* lang="${locale}"[^>]* dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`))
  }
})

it('is of one moment: what is done while it is written is in none of its lists', async () => {
  const person = await given.person({ of: church })
  await givenEntry(person)
  const { url } = await asked(person)
  const { id } = await db.one<{ id: number }>(sql`select id from personal_exports where user_id = ${person.id}`)
  let done = false
  /** Does more as soon as the first list is read. */
  const meanwhile = (on: Db): Db => ({
    ...on,
    transaction: (work) => on.transaction((tx) => work(meanwhile(tx))),
    many: async (statement) => {
      const rows = await on.many(statement)
      if (!done && statement.text.includes('journal_entries')) {
        done = true
        assert.equal((await person.post('/journey', { activity_type: 'prayer', date: '2026-01-01' })).status, 201)
        await sendForm(person, '/user/avatar', [['file', { name: 'me.png', bytes: await pngBytes() }]])
      }
      return rows as never[]
    },
  })
  await runJob(
    personalDataJobs(app.services),
    createExport,
    { db: meanwhile(db), job: { id: 1, attempt: 1, maxAttempts: 5 } },
    { export_id: id },
  )
  const zip = readZip((await open(url)).bytes)
  const rows = (name: string) => JSON.parse(zip.get(`${name}.json`)!.toString()).length
  assert.deepEqual([rows('journal'), rows('journey/entries'), rows('uploads')], [1, 0, 0])
  assert.ok(done)
})

it('ten calls at once make one file, and the link of one of them opens it', async () => {
  const person = await given.person({ of: church })
  const answers = await Promise.all(Array.from({ length: 10 }, () => asked(person)))
  await app.work()
  const made = await db.one<{ count: number }>(sql`select count(*) from media_files where owner_id = ${person.id} and kind = 'export'`)
  assert.equal(made.count, 1)
  const opened = (await statuses(...answers.map(({ url }) => url))).filter((status) => status === 200)
  assert.equal(opened.length, 1)
})

it('wants the password, and looking makes none', async () => {
  const person = await given.person({ of: church })
  for (const wrong of ['wrong', '']) {
    const { status, body } = await ask(person, wrong)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['current_password']])
  }
  assert.equal(await seen(person), null)
  await app.work()
  assert.equal(await seen(person), null)
})

it('nobody opens it without one of its links, not by the file’s own address either, and it goes after three days', async () => {
  const person = await given.person({ of: church })
  const { url } = await readyExport(person)
  const [id, secret] = url.split('/').at(-1)!.split('.') as [string, string]
  const forged = [`${id}.${'A'.repeat(43)}`, `${Number(id) - 1}.${secret}`, `${id}.${secret}x`, id, '..%2f']
  for (const token of forged) assert.equal((await open(`https://x.example/exports/${token}`)).status, 404, token)
  const { file_key } = await db.one<{ file_key: string }>(sql`select file_key from personal_exports where user_id = ${person.id}`)
  assert.equal((await open(`https://x.example/media/${file_key}`)).status, 404)
  await db.run(sql`update personal_exports set expires_at = now() - interval '1 second' where user_id = ${person.id}`)
  assert.equal((await open(url)).status, 404)
  assert.equal(await seen(person), null)
  assert.equal((await asked(person)).status, 'pending')
  await db.run(sql`select from graphile_worker.add_job('media.clean-up')`)
  await app.work()
  assert.equal(await app.services.files.stat(file_key), undefined)
  assert.equal((await seen(person)).status, 'ready')
})

it('many that are too old go bit by bit, those without a file too', async () => {
  await db.run(sql`insert into users (name, email) select 'One of many', 'crowd-' || n || '@example.org' from generate_series(1, 6000) n`)
  await db.run(sql`
    insert into media_files (key, kind, owner_id, size, filename)
    select repeat('x', 20) || id, 'export', id, 1, 'a.zip' from users where email like 'crowd-%' and id % 2 = 0`)
  await db.run(sql`
    insert into personal_exports (user_id, status, asked_at, expires_at, link_digest, file_key)
    select users.id, case when key is null then 'failed' else 'ready' end, now(), now() - interval '1 second', '', key
    from users left join media_files on owner_id = users.id where email like 'crowd-%'`)
  const taken: number[] = []
  const one: Db['one'] = async (statement) => {
    const row = await db.one<{ count: number }>(statement)
    taken.push(row.count)
    return row as never
  }
  const transaction: Db['transaction'] = (work) => db.transaction((tx) => work({ ...tx, one }))
  await runJob(personalDataJobs(app.services), removeExpiredExports, { db: { ...db, transaction } })
  assert.deepEqual(taken, [5000, 1000])
  const left = await db.one(sql`
    select (select count(*) from personal_exports where expires_at <= now()) as exports,
      (select count(*) from media_files where kind = 'export' and removed_at is null and filename = 'a.zip') as files`)
  assert.deepEqual(left, { exports: 0, files: 0 })
})

it('asking again within an hour makes no second file, and ends the links of before; later it is made anew', async () => {
  const person = await given.person({ of: church })
  const first = await readyExport(person)
  await givenEntry(person)
  const again = await asked(person)
  assert.equal(again.status, 'ready')
  assert.deepEqual(await statuses(first.url, first.mailed, again.url), [404, 404, 200])
  await db.run(sql`update personal_exports set requested_at = now() - interval '61 minutes' where user_id = ${person.id}`)
  const later = await asked(person)
  assert.deepEqual([later.status, ...(await statuses(again.url, later.url))], ['pending', 404, 404])
  await app.work()
  const zip = readZip((await open(later.url)).bytes)
  assert.equal(JSON.parse(zip.get('journal.json')!.toString()).length, 1)
})

it('its links end with a new password and with a suspension, and stay ended', async () => {
  const person = await given.person({ of: church })
  const { url, mailed } = await readyExport(person)
  const password = 'another good horse 7'
  assert.equal((await person.put('/user/password', { current_password: PASSWORD, password })).status, 200)
  assert.deepEqual(await statuses(url, mailed), [404, 404])
  const renewed = await ask(person, password)
  assert.deepEqual(await statuses(renewed.body.data.url), [200])

  const guest = await given.person({ of: church })
  const theirs = await readyExport(guest)
  await suspendAccount(db, guest.id)
  assert.deepEqual(await statuses(theirs.url, theirs.mailed), [404, 404])
  await restoreAccount(db, guest.id)
  assert.deepEqual(await statuses(theirs.url, theirs.mailed), [404, 404])
})

const files = async (person: Person) =>
  (await db.many<{ key: string }>(sql`select key from media_files where owner_id = ${person.id} and removed_at is null`)).map(
    ({ key }) => key,
  )

for (const [what, end] of Object.entries({
  'password is changed': (person: Person) => person.put('/user/password', { current_password: PASSWORD, password: 'another good horse 7' }),
  'account is suspended': (person: Person) => suspendAccount(db, person.id),
}))
  for (const moment of ['before it is made', 'while it is made'] as const)
    it(`whose ${what} ${moment} gets no file and no e-mail, and may ask again`, async () => {
      const person = await given.person({ of: church })
      await asked(person)
      const { put } = app.services.files
      const stored: string[] = []
      if (moment === 'before it is made') await end(person)
      else
        app.services.files.put = async (...given) => {
          await put.apply(app.services.files, given)
          stored.push(given[0])
          await end(person)
        }
      await app.work()
      app.services.files.put = put
      const mails = (await app.mails()).filter(({ to, text }) => to.includes(person.email) && text.includes('/exports/'))
      assert.deepEqual([mails, await files(person)], [[], []])
      assert.equal(stored.length, moment === 'while it is made' ? 1 : 0)
      for (const key of stored)
        assert.equal(await app.services.files.stat(key), undefined, 'they would fill the disk until the next clean-up')
      const { status } = await db.one<{ status: string }>(sql`select status from personal_exports where user_id = ${person.id}`)
      assert.equal(status, 'failed')
    })

it('shows its link once, also for a repeated Idempotency-Key', async () => {
  const person = await given.person({ of: church })
  const headers = { 'idempotency-key': 'take along' }
  const first = await person.post('/user/export', { current_password: PASSWORD }, { headers })
  const again = await person.post('/user/export', { current_password: PASSWORD }, { headers })
  assert.deepEqual([first.status, again.status, again.body.error_type], [200, 422, 'secret_shown_once'])
  await app.work()
  assert.deepEqual(await statuses(first.body.data.url), [200])
})

it('needs no subscription', async () => {
  const poor = await given.organization({ plan: 'none' })
  assert.equal((await ask(poor.admin)).status, 200)
  assert.equal((await poor.admin.get('/user/export')).status, 200)
})

it('a fault while it is made is tried again, and leaves no file behind', async () => {
  const person = await given.person({ of: church })
  await asked(person)
  const { put } = app.services.files
  app.services.files.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  await app.work()
  assert.equal((await seen(person)).status, 'running')
  app.services.files.put = put
  await db.run(sql`update graphile_worker._private_jobs set run_at = now()`)
  await app.work()
  assert.equal((await seen(person)).status, 'ready')
})

it('when no attempt is left it says so, and can be asked for again', async () => {
  const person = await given.person({ of: church })
  await asked(person)
  const { put } = app.services.files
  app.services.files.put = () => Promise.reject(new Error('gone'))
  await db.run(sql`update graphile_worker._private_jobs set max_attempts = 1 where attempts = 0`)
  await app.work()
  app.services.files.put = put
  assert.equal((await seen(person)).status, 'failed')
  assert.equal((await asked(person)).status, 'pending')
})

it('an account that is erased meanwhile gets no file', async () => {
  const person = await given.person({ of: church })
  await asked(person)
  const { put } = app.services.files
  app.services.files.put = async (...given) => {
    await put.apply(app.services.files, given)
    await db.run(sql`delete from personal_exports where user_id = ${person.id}`)
  }
  await app.work()
  app.services.files.put = put
  const left = await db.one<{ count: number }>(sql`
    select count(*) from media_files where owner_id = ${person.id} and removed_at is null`)
  assert.equal(left.count, 0)
})
