// How much one person may upload, and how long what nobody uses is kept.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { describe, it } from 'node:test'
import { type Db, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { StorageUnavailable } from '#platform/files/storage.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { pngBytes, wavBytes } from '#test/given-files.ts'
import { formBytes, formHeaders, type Part, sendForm } from '#test/given-uploads.ts'
import { runJob } from '#test/run-job.ts'
import { invariants } from './invariants.ts'
import { cleanUp, mediaJobs } from './jobs.ts'
import { references, useMediaFile } from './queries.ts'

const app = await startApp({ config: { UPLOAD_MEGABYTES_PER_DAY: 2 } })
const given = givenFor(app)
const church = await given.organization()
const { db, files, config } = app.services

const upload = (person: Person, bytes: Buffer) =>
  sendForm(person, '/challenges/upload-media', [
    ['type', 'audio'],
    ['organization_id', church.id],
    ['file', { name: 'a.wav', bytes }],
  ])
const keyOf = (url: string) => url.split('/').at(-1)!
const kept = async (person: Person, bytes = wavBytes()) => keyOf((await upload(person, bytes)).body.url)
const countRows = async (person: Person) =>
  (await db.one<{ count: number }>(sql`select count(*) from media_files where owner_id = ${person.id}`)).count
async function later(person: Person, hours: number) {
  const ago = sql`make_interval(hours => ${hours})`
  await db.run(sql`update media_files set created_at = created_at - ${ago}, kept_at = kept_at - ${ago} where owner_id = ${person.id}`)
  await db.run(sql`update received_uploads set received_at = received_at - ${ago} where user_id = ${person.id}`)
}

async function clean() {
  await queueJob(db, cleanUp, {})
  await app.work()
}

describe('In a day', () => {
  const half = wavBytes(65) // 1,040,044 bytes, so two of them fit into 2 MB
  const full = { file: ['You have uploaded as much as one may in a day. Please go on tomorrow.'] }

  it('a person uploads so much and no more', async () => {
    const person = await given.person({ of: church })
    for (const status of [200, 200, 422]) assert.equal((await upload(person, half)).status, status)
    const { body } = await upload(person, half)
    assert.deepEqual(body.errors, full)
    assert.equal((await upload(await given.person({ of: church }), half)).status, 200)
    await later(person, 25)
    assert.equal((await upload(person, half)).status, 200)
  })

  it('ten uploads at once together get no more either', async () => {
    const person = await given.person({ of: church })
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(person, half)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 2)
    assert.equal(await countRows(person), 2)
    assert.deepEqual(await readdir(files.incoming), [])
  })

  const junk = Buffer.alloc(1_040_000, 'no sound ')
  const complaint = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    assert.equal(status, 422, JSON.stringify(body))
    return body.errors.file[0] === full.file[0] ? 'full' : 'refused'
  }

  it('what is refused counts as well, whatever it was to be', async () => {
    const file = { name: 'a.wav', bytes: junk }
    const forms: Record<string, Part[]> = {
      '/challenges/upload-media': [
        ['type', 'pdf'],
        ['organization_id', church.id],
        ['file', file],
      ],
      '/qualifications/upload-audio': [['file', file]],
      '/user/avatar': [['file', file]],
    }
    for (const [path, parts] of Object.entries(forms)) {
      const person = await given.person({ of: church, role: 'leadership' })
      const found = []
      for (let n = 0; n < 3; n++) found.push(await complaint(sendForm(person, path, parts)))
      assert.deepEqual(found, ['refused', 'refused', 'full'], path)
      assert.equal((await upload(person, half)).status, 422)
      await later(person, 25)
      assert.equal((await upload(person, half)).status, 200)
    }
  })

  it('a picture counts as it was sent, and not as it is kept', async () => {
    const person = await given.person({ of: church })
    const bytes = Buffer.concat([await pngBytes(), Buffer.alloc(1_040_000)])
    for (const status of [201, 201, 422])
      assert.equal((await sendForm(person, '/user/avatar', [['file', { name: 'a.png', bytes }]])).status, status)
  })

  it('what is refused at once is written to the disk no further than the day goes', async () => {
    const person = await given.person({ of: church })
    const found = await Promise.all(Array.from({ length: 10 }, () => complaint(upload(person, junk))))
    assert.deepEqual(found.sort(), [...Array(8).fill('full'), 'refused', 'refused'])
  })

  it('what breaks off counts as far as it came, and what fails through us does not', async () => {
    const person = await given.person({ of: church })
    const whole = formBytes([
      ['type', 'audio'],
      ['organization_id', church.id],
      ['file', { name: 'a.wav', bytes: half }],
    ])
    const begun = whole.subarray(0, 600_000)
    assert.equal((await person.post('/challenges/upload-media', begun, { headers: formHeaders })).status, 400)
    const { put } = files
    files.put = () => Promise.reject(new StorageUnavailable(new Error('away')))
    assert.equal((await upload(person, half)).status, 503)
    files.put = put
    assert.equal((await upload(person, half)).status, 200)
    assert.equal((await upload(person, half)).status, 422)
  })
})

describe('After 48 hours', () => {
  const leader = church.admin
  const challenge = (fields: object) =>
    leader.post('/challenges', {
      name: 'Listen',
      challenge_content: '<p>Listen</p>',
      status: 'draft',
      organization_id: church.id,
      ...fields,
    })
  const listening = (key: string) => challenge({ media_type: 'audio', media_url: `${config.publicUrl}/media/${key}` })

  it('what nothing refers to is gone, and what something refers to stays', async () => {
    const person = await given.person({ of: church })
    const [unused, used] = [await kept(person), await kept(person)]
    assert.equal((await listening(used)).status, 201)
    await sendForm(person, '/user/avatar', [['file', { name: 'old.png', bytes: await pngBytes() }]])
    const oldPicture = keyOf((await person.get('/user')).body.data.avatar)
    await sendForm(person, '/user/avatar', [['file', { name: 'new.png', bytes: await pngBytes() }]])
    const picture = keyOf((await person.get('/user')).body.data.avatar)

    await later(person, 47)
    await clean()
    assert.equal(await countRows(person), 4)
    await later(person, 2)
    await clean()
    for (const key of [used, picture]) assert.ok(await files.stat(key))
    for (const key of [unused, oldPicture]) assert.equal(await files.stat(key), undefined)
    assert.equal(await countRows(person), 2)
  })

  it('every column that refers to files is asked', async () => {
    const columns = await db.many<{ table: string; column: string }>(sql`
      select conrelid::regclass::text as table, attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'media_files'::regclass`)
    const asked = references.map(({ text }) => text).sort()
    assert.deepEqual(columns.map(({ table, column }) => `exists (select from ${table} where ${column} = media_files.key)`).sort(), asked)
  })

  it('and each of them but that of exports, which end on a day, gives its file time when it lets go, or takes it along as posts do', async () => {
    const triggers = await db.many<{ name: string }>(sql`
      select tgrelid::regclass || '.' || attname as name from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
      where tgfoid = 'release_media_file'::regproc and (tgtype & 8) > 0
      union all
      select tgrelid::regclass || '.media_key' from pg_trigger where tgfoid = 'remove_post_picture_file'::regproc and (tgtype & 8) > 0`)
    const columns = references.map(({ text }) => /from (\w+) where (\w+)/.exec(text)!.slice(1).join('.'))
    assert.deepEqual(triggers.map(({ name }) => name).sort(), columns.filter((name) => name !== 'personal_exports.file_key').sort())
  })

  it('a file that was taken out of use has its time too', async () => {
    const person = await given.person({ of: church })
    const key = await kept(person)
    const { body } = await listening(key)
    await later(person, 100)
    await leader.put(`/challenges/${body.data.id}`, { media_type: null, media_url: null })
    await clean()
    assert.ok(await files.stat(key), 'it went at once')
    await later(person, 49)
    await clean()
    assert.equal(await files.stat(key), undefined)
  })

  it('a file that is being taken into use while it is cleaned away stays', async () => {
    const person = await given.person({ of: church })
    const key = await kept(person)
    const { body } = await challenge({})
    await later(person, 49)
    let cleaned = false
    const isWaiting = async () =>
      (
        await db.one<{ waiting: boolean }>(sql`
        select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`)
      ).waiting
    const cleaning = await db.transaction(async (tx) => {
      assert.ok(await useMediaFile(tx, key, ['audio'], church.id, null))
      await tx.run(sql`update challenges set media_type = 'audio', media_key = ${key} where id = ${body.data.id}`)
      const started = clean().then(() => {
        cleaned = true
      })
      while (!cleaned && !(await isWaiting()));
      return { started }
    })
    await cleaning.started
    assert.ok(await files.stat(key))
    assert.equal(await countRows(person), 1)
  })

  it('a file that is gone can’t be taken into use', async () => {
    const person = await given.person({ of: church })
    const keys = await Promise.all(Array.from({ length: 10 }, () => kept(person)))
    await later(person, 49)
    const [answers] = await Promise.all([Promise.all(keys.map(listening)), clean()])
    for (const [index, { status, body }] of answers.entries()) {
      const there = (await files.stat(keys[index]!)) !== undefined
      if (status === 201) assert.ok(there, 'a challenge refers to a file that is gone')
      else assert.deepEqual([status, Object.keys(body.errors)], [422, ['media_url']])
    }
    await clean()
    assert.deepEqual((await listening(await kept(person))).status, 201)
  })

  it('much that nothing refers to, or that counts no longer, goes bit by bit', async () => {
    const person = await given.person({ of: church })
    await db.run(sql`
      insert into media_files (key, kind, owner_id, size, filename, kept_at)
      select repeat('x', 20) || n, 'audio', ${person.id}, 1, 'a.wav', now() - interval '3 days' from generate_series(1, 6000) n`)
    await db.run(sql`
      insert into received_uploads (user_id, bytes, received_at)
      select ${person.id}, 1, now() - interval '25 hours' from generate_series(1, 6000)`)
    const taken: number[] = []
    const run: Db['run'] = async (statement) => {
      const rows = await db.run(statement)
      taken.push(rows)
      return rows
    }
    await runJob(mediaJobs(app.services), cleanUp, { db: { ...db, run }, log: app.services.log })
    const counted = await db.one(sql`select count(*) from received_uploads where user_id = ${person.id}`)
    assert.deepEqual([await countRows(person), counted], [0, { count: 0 }])
    assert.deepEqual(
      taken.filter((rows) => rows > 1),
      [5000, 1000, 5000, 1000],
    )
  })

  it('nothing in use is on its way out', async () => {
    assert.deepEqual(await checkInvariants(db, invariants), [])
  })
})
