// How much one person may upload, how long what nobody uses is kept, and what happens when the store fails.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, describe, it } from 'node:test'
import { startFauxqs } from 'fauxqs'
import { sql } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { type App, ask, startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { pngBytes, wavBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'
import { cleanUp } from './jobs.ts'
import { references } from './queries.ts'

const app = await startApp({ config: { UPLOAD_MEGABYTES_PER_DAY: 2 } })
const given = givenFor(app)
const church = await given.organization()
const { db, files, config } = app.services

const upload = (person: Person, of: Organization, bytes: Buffer) =>
  sendForm(person, '/challenges/upload-media', [
    ['type', 'audio'],
    ['organization_id', of.id],
    ['file', { name: 'a.wav', bytes }],
  ])
const keyOf = (url: string) => url.split('/').at(-1)!
const kept = async (person: Person, bytes = wavBytes()) => keyOf((await upload(person, church, bytes)).body.url)
const countRows = async (person: Person) =>
  (await db.one<{ count: number }>(sql`select count(*) from media_files where owner_id = ${person.id}`)).count
const later = (person: Person, hours: number) =>
  db.run(sql`
    update media_files set created_at = created_at - make_interval(hours => ${hours}), kept_at = kept_at - make_interval(hours => ${hours})
    where owner_id = ${person.id}`)

async function clean(on: App = app) {
  await queueJob(on.services.db, cleanUp, {})
  await on.work()
}

describe('In a day', () => {
  const half = wavBytes(65) // 1,040,044 bytes, so two of them fit into 2 MB
  const full = { file: ['You have uploaded as much as one may in a day. Please go on tomorrow.'] }

  it('a person uploads so much and no more', async () => {
    const person = await given.person({ of: church })
    for (const status of [200, 200, 422]) assert.equal((await upload(person, church, half)).status, status)
    const { body } = await upload(person, church, half)
    assert.deepEqual(body.errors, full)
    assert.equal((await upload(await given.person({ of: church }), church, half)).status, 200)
    await later(person, 25)
    assert.equal((await upload(person, church, half)).status, 200)
  })

  it('ten uploads at once together get no more either', async () => {
    const person = await given.person({ of: church })
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(person, church, half)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 2)
    assert.equal(await countRows(person), 2)
    assert.deepEqual(await readdir(files.incoming), [])
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

  it('a file that is taken into use while it is cleaned away is either kept, or refused', async () => {
    const person = await given.person({ of: church })
    const keys = await Promise.all(Array.from({ length: 10 }, () => kept(person)))
    await later(person, 49)
    const [answers] = await Promise.all([Promise.all(keys.map(listening)), clean()])
    for (const [index, { status, body }] of answers.entries()) {
      const there = (await files.stat(keys[index]!)) !== undefined
      if (status === 201) assert.ok(there, 'a challenge refers to a file that is gone')
      else assert.deepEqual([status, Object.keys(body.errors)], [422, ['media_url']])
    }
  })
})

describe('In a bucket', async () => {
  const s3 = await startFauxqs({ port: 0, logger: false })
  after(() => s3.stop())
  s3.createBucket('church')
  const far = await startApp({ config: { FILES_URL: `s3://key:secret@127.0.0.1:${s3.port}/church?tls=false` } })
  const away = givenFor(far)
  const abroad = await away.organization()
  const bytes = wavBytes()

  it('an upload is stored, served in parts and cleaned away as in a folder', async () => {
    const { status, body, text } = await upload(abroad.admin, abroad, bytes)
    assert.equal(status, 200, text)
    const key = keyOf(body.url)
    const part = await ask('GET', `${far.url}/media/${key}`, { headers: { range: 'bytes=0-3' } })
    assert.deepEqual([part.status, part.text, part.headers['content-type']], [206, 'RIFF', 'audio/wav'])
    assert.equal((await ask('GET', `${far.url}/media/${key}`)).headers['content-length'], String(bytes.length))
    await far.services.db.run(sql`update media_files set kept_at = now() - interval '3 days'`)
    await clean(far)
    assert.equal((await ask('GET', `${far.url}/media/${key}`)).status, 404)
    assert.deepEqual(await readdir(far.services.files.incoming), [])
  })

  it('that can’t be reached, an upload can be tried again later, and counts for nothing', async () => {
    const { body } = await upload(abroad.admin, abroad, bytes)
    await s3.stop()
    const failed = await upload(abroad.admin, abroad, bytes)
    assert.deepEqual([failed.status, failed.headers['retry-after']], [503, '2'])
    assert.equal((await ask('GET', `${far.url}/media/${keyOf(body.url)}`)).status, 503)
    assert.deepEqual(await readdir(far.services.files.incoming), [])
    const counted = await far.services.db.one<{ count: number }>(sql`select count(*) from media_files where removed_at is null`)
    assert.equal(counted.count, 1)
  })
})
