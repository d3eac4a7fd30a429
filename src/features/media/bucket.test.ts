// Uploads from end to end where files are kept in a bucket.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, it } from 'node:test'
import { startFauxqs } from 'fauxqs'
import { sql } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { wavBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'
import { cleanUp } from './jobs.ts'

const s3 = await startFauxqs({ port: 0, logger: false })
let isUp = true
const stop = async () => {
  if (isUp) await s3.stop()
  isUp = false
}
after(stop)
s3.createBucket('church')
const app = await startApp({ config: { FILES_URL: `s3://key:secret@127.0.0.1:${s3.port}/church?tls=false` } })
const church = await givenFor(app).organization()
const { db, files } = app.services

const bytes = wavBytes()
const upload = () =>
  sendForm(church.admin, '/challenges/upload-media', [
    ['type', 'audio'],
    ['organization_id', church.id],
    ['file', { name: 'a.wav', bytes }],
  ])
const addressOf = ({ body }: { body: { url: string } }) => `${app.url}/media/${body.url.split('/').at(-1)}`

it('an upload is stored, served whole and in parts, and cleaned away', async () => {
  const address = addressOf(await upload())
  const whole = await ask('GET', address)
  assert.deepEqual([whole.status, whole.headers['content-length'], whole.headers['content-type']], [200, String(bytes.length), 'audio/wav'])
  const part = await ask('GET', address, { headers: { range: 'bytes=0-3' } })
  assert.deepEqual([part.status, part.text], [206, 'RIFF'])
  await db.run(sql`update media_files set kept_at = now() - interval '3 days'`)
  await queueJob(db, cleanUp, {})
  await app.work()
  assert.equal((await ask('GET', address)).status, 404)
  assert.deepEqual(await readdir(files.incoming), [])
})

it('an upload in parts is put together from the bucket, and its parts are cleaned away', async () => {
  const { admin } = church
  const fields = { organization_id: church.id, purpose: 'challenge_audio', filename: 'a.wav', size: bytes.length }
  const { id } = (await admin.post('/uploads', fields)).body.data
  const half = bytes.length / 2
  for (const offset of [0, half]) {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
    const body = bytes.subarray(offset, offset + half)
    assert.equal((await app.request('PATCH', `/uploads/${id}`, { token: admin.token, body, headers })).status, 204)
  }
  const parts = await db.many<{ media_key: string }>(sql`select media_key from upload_parts where upload_id = ${id}`)
  const { status, body } = await admin.post(`/uploads/${id}/finish`)
  assert.equal(status, 200)
  const stored = await files.get(body.data.url.split('/').at(-1)!)
  assert.ok(Buffer.concat(await stored!.stream.toArray()).equals(bytes))
  await queueJob(db, cleanUp, {})
  await app.work()
  assert.equal(parts.length, 2)
  for (const { media_key } of parts) assert.equal(await files.stat(media_key), undefined)
  await db.run(sql`update media_files set kept_at = now() - interval '3 days'`)
  await queueJob(db, cleanUp, {})
  await app.work()
})

it('while the bucket can’t be reached, an upload can be tried again later and counts for nothing', async () => {
  const address = addressOf(await upload())
  await stop()
  const failed = await upload()
  assert.deepEqual([failed.status, failed.headers['retry-after']], [503, '2'])
  assert.equal((await ask('GET', address)).status, 503)
  assert.deepEqual(await readdir(files.incoming), [])
  assert.equal((await db.one<{ count: number }>(sql`select count(*) from media_files where removed_at is null`)).count, 1)
})
