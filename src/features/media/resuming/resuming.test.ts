// Uploads that arrive in parts, over lines that break.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as httpsRequest } from 'node:https'
import { afterEach, describe, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { StorageUnavailable } from '#platform/files/storage.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { type Answer, ask, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { mp3Bytes, pdfBytes, riff, riffChunk, wavBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'
import { invariants } from '../invariants.ts'
import { cleanUp } from '../jobs.ts'

const MEGABYTE = 1_048_576
const app = await startApp({ config: { UPLOAD_MEGABYTES_PER_DAY: 10 } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const { db, files } = app.services

const wav = (size: number) => riff(Buffer.concat([wavBytes().subarray(12, 36), riffChunk('data', Buffer.alloc(size - 44, 7))]))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const bytes = wav(3 * MEGABYTE)
const OFFSET = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0' }

/** With any method. */
const asking = ({ token }: Person, method: string, path: string, options: object = {}) => app.request(method, path, { token, ...options })
const begin = (person: Person, fields: object = {}) =>
  person.post('/uploads', { organization_id: church.id, purpose: 'challenge_audio', filename: 'Psalm.wav', size: bytes.length, ...fields })
const begun = async (person: Person, fields: object = {}): Promise<number> => {
  const { status, body, text } = await begin(person, fields)
  assert.equal(status, 201, text)
  return body.data.id
}
const append = (person: Person, id: number, offset: number, piece: Buffer, headers = {}) =>
  asking(person, 'PATCH', `/uploads/${id}`, { body: piece, headers: { ...OFFSET, 'upload-offset': String(offset), ...headers } })
const offsetOf = async (person: Person, id: number) => Number((await asking(person, 'HEAD', `/uploads/${id}`)).headers['upload-offset'])
const finish = (person: Person, id: number) => person.post(`/uploads/${id}/finish`)
const counted = async (person: Person) =>
  (await db.one<{ sum: number }>(sql`select coalesce(sum(bytes), 0)::bigint as sum from received_uploads where user_id = ${person.id}`)).sum
/** Of files of parts that are kept: those of an upload, and those of none. */
const countParts = async (id: number) => {
  const parts = await db.many<{ upload_id: number | null }>(sql`
    select upload_id from media_files left join upload_parts on media_key = key where kind = 'part' and removed_at is null`)
  assert.ok(parts.every(({ upload_id }) => upload_id !== null))
  return parts.filter(({ upload_id }) => upload_id === id).length
}
const fetched = async ({ body }: Answer) => {
  const path = new URL(body.data.url).pathname
  const response = await ask('HEAD', app.url + path)
  assert.equal(response.status, 200)
  const stored = await files.get(path.split('/').at(-1)!)
  return Buffer.concat(await stored!.stream.toArray())
}

/** Sends so many bytes of what it says it will, and breaks off. */
async function breakOff(person: Person, id: number, offset: number, rest: Buffer, sent: number) {
  const sending = httpsRequest(`${app.url}/api/uploads/${id}`, {
    method: 'PATCH',
    rejectUnauthorized: false,
    headers: { ...OFFSET, 'upload-offset': offset, 'content-length': rest.length, authorization: `Bearer ${person.token}` },
  })
  sending.on('error', () => {})
  await new Promise((resolve) => sending.write(rest.subarray(0, sent), resolve))
  sending.destroy()
  await new Promise((resolve) => sending.once('close', resolve))
}
/** Says that it sends all, and falls silent after some bytes. */
function fallSilent(person: Person, id: number) {
  const silent = httpsRequest(`${app.url}/api/uploads/${id}`, {
    method: 'PATCH',
    rejectUnauthorized: false,
    headers: { ...OFFSET, 'upload-offset': 0, 'content-length': bytes.length, authorization: `Bearer ${person.token}` },
  })
  silent.on('error', () => {})
  silent.write(bytes.subarray(0, 100_000))
  return silent
}
const untilOffset = async (person: Person, id: number, isThere: (offset: number) => boolean) => {
  while (!isThere(await offsetOf(person, id))) await new Promise(setImmediate)
}
const untilFree = async (id: number) => {
  const isBusy = async () =>
    (await db.one<{ busy: boolean }>(sql`select busy_until > now() as busy from unfinished_uploads where id = ${id}`)).busy
  while (await isBusy()) await new Promise(setImmediate)
}

afterEach(async () => {
  assert.deepEqual(await readdir(files.incoming), [], 'a file is left on its way')
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

describe('An upload', () => {
  it('arrives in parts, and is the same file as one that came in one request', async () => {
    const person = await given.person({ of: church })
    const { headers, body } = await begin(person, { sha256: sha256(bytes).toUpperCase() })
    assert.deepEqual([headers['upload-offset'], headers['tus-resumable']], ['0', '1.0.0'])
    assert.match(String(headers['location']), new RegExp(`/api/uploads/${body.data.id}$`))
    const { id } = body.data
    const first = await append(person, id, 0, bytes.subarray(0, MEGABYTE))
    assert.deepEqual([first.status, first.headers['upload-offset'], first.text], [204, String(MEGABYTE), ''])
    assert.equal((await append(person, id, MEGABYTE, bytes.subarray(MEGABYTE))).status, 204)
    const finished = await finish(person, id)
    assert.equal(finished.status, 200, finished.text)
    assert.deepEqual([finished.body.data.kind, finished.body.data.filename], ['audio', 'Psalm.wav'])
    assert.ok((await fetched(finished)).equals(bytes))
    const listed = (await church.admin.get(`/organizations/${church.id}/uploads`)).body.data
    assert.deepEqual([listed.length, listed[0].uploaded_by.id, listed[0].size], [1, person.id, bytes.length])
    assert.equal(await countParts(id), 0)
    assert.equal(await counted(person), bytes.length)
  })

  it('goes on where the line broke, however often, and nothing is sent twice', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person, { sha256: sha256(bytes) })
    let offset = 0
    for (let broken = 0; broken < 3; broken++) {
      await breakOff(person, id, offset, bytes.subarray(offset), 700_000)
      const before = offset
      await untilOffset(person, id, (now) => now > before)
      await untilFree(id)
      // The same file, chosen once more after the page was loaded anew: it is the same upload.
      const again = await begin(person, { sha256: sha256(bytes), filename: 'Renamed.wav' })
      assert.equal(again.body.data.id, id)
      offset = again.body.data.offset
      assert.ok(offset > before && offset <= before + 700_000)
    }
    assert.equal((await append(person, id, offset, bytes.subarray(offset))).status, 204)
    const finished = await finish(person, id)
    assert.equal(finished.body.data.filename, 'Renamed.wav')
    assert.ok((await fetched(finished)).equals(bytes))
    assert.equal(await counted(person), bytes.length)
  })

  it('is begun by headers too, as clients of tus do', async () => {
    const person = await given.person({ of: church })
    const metadata = { filename: 'Übung.wav', purpose: 'challenge_audio', organization_id: String(church.id) }
    const said = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '99', 'upload-metadata': said.join(',') }
    const { status, body } = await asking(person, 'POST', '/uploads', { headers })
    assert.deepEqual([status, body.data.filename, body.data.size], [201, 'Übung.wav', 99])
    const wrong = await asking(person, 'POST', '/uploads', { headers: { ...headers, 'upload-metadata': 'filename' } })
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors).sort()], [422, ['filename', 'organization_id', 'purpose']])
  })

  it('finished by ten at once, and once more, has one file and one answer', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    await append(person, id, 0, bytes)
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(person, id)))
    const done = answers.filter(({ status }) => status === 200)
    assert.ok(done.length > 0)
    for (const { status, headers } of answers) if (status !== 200) assert.deepEqual([status, headers['retry-after']], [423, '2'])
    const last = await finish(person, id)
    assert.equal(new Set([last, ...done].map(({ body }) => body.data.url)).size, 1)
    const { count } = await db.one<{ count: number }>(sql`
      select count(*)::int as count from media_files where owner_id = ${person.id} and removed_at is null`)
    assert.equal(count, 1)
  })

  it('finished slowly has the file that another request made of it meanwhile', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    await append(person, id, 0, bytes)
    const { get } = files
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    files.get = async (key) => {
      files.get = get
      reached.resolve()
      await goOn.promise
      return files.get(key)
    }
    const slow = finish(person, id)
    await reached.promise
    // As after its database was away for longer than a minute.
    await db.run(sql`update unfinished_uploads set busy_until = now() - interval '1 second' where id = ${id}`)
    const quick = await finish(person, id)
    assert.equal(quick.status, 200, quick.text)
    await queueJob(db, cleanUp, {})
    await app.work()
    goOn.resolve()
    const { status, body, text } = await slow
    assert.equal(status, 200, text)
    assert.equal(body.data.url, quick.body.data.url)
  })

  it('grows by one of ten requests that append at once', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    const answers = await Promise.all(Array.from({ length: 10 }, () => append(person, id, 0, bytes.subarray(0, MEGABYTE))))
    const statuses = answers.map(({ status }) => status).sort()
    assert.equal(statuses[0], 204)
    for (const status of statuses.slice(1)) assert.ok([409, 423].includes(status), `${status}`)
    assert.equal(await offsetOf(person, id), MEGABYTE)
    assert.equal(await countParts(id), 1)
  })

  it('waits for a request whose line fell silent, and then goes on without it', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    const silent = fallSilent(person, id)
    while ((await readdir(files.incoming)).length === 0) await new Promise(setImmediate)
    const refused = await append(person, id, 0, bytes)
    assert.deepEqual([refused.status, refused.headers['retry-after'], refused.body.code], [423, '2', 'upload_busy'])
    await db.run(sql`update unfinished_uploads set busy_until = now() - interval '1 second' where id = ${id}`)
    assert.equal((await append(person, id, 0, bytes.subarray(0, 500_000))).status, 204)
    silent.destroy()
    while ((await readdir(files.incoming)).length > 0) await new Promise(setImmediate)
    assert.equal(await offsetOf(person, id), 500_000)
    assert.equal((await append(person, id, 500_000, bytes.subarray(500_000))).status, 204)
    assert.ok((await fetched(await finish(person, id))).equals(bytes))
    // What was thrown away was on the disk, and counts as well.
    const both = await counted(person)
    assert.ok(both > bytes.length && both <= bytes.length + 100_000, `${both}`)
  })

  it('keeps what came before a line fell silent, lets go of that line, and goes on from there', { timeout: 30_000 }, async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    const { config } = app.services
    app.services.config = { ...config, UPLOAD_SILENCE: 1_000 }
    const silent = fallSilent(person, id)
    const [{ statusCode, headers }] = await once(silent, 'response')
    app.services.config = config
    assert.deepEqual([statusCode, headers['connection']], [204, 'close'])
    if (!silent.closed) await once(silent, 'close')
    const offset = await offsetOf(person, id)
    assert.equal(headers['upload-offset'], String(offset))
    assert.ok(offset > 0 && offset <= 100_000)
    assert.equal((await append(person, id, offset, bytes.subarray(offset))).status, 204)
    assert.ok((await fetched(await finish(person, id))).equals(bytes))
    assert.equal(await counted(person), bytes.length)
  })
})

describe('Nobody but who began it', () => {
  it('sees, continues, finishes or ends an upload', async () => {
    const [person, other] = [await given.person({ of: church }), church.admin]
    const id = await begun(person, { sha256: sha256(bytes) })
    for (const stranger of [other, await given.person({ of: elsewhere })]) {
      const answers = await Promise.all([
        stranger.get(`/uploads/${id}`),
        asking(stranger, 'HEAD', `/uploads/${id}`),
        append(stranger, id, 0, bytes.subarray(0, 10)),
        finish(stranger, id),
        stranger.delete(`/uploads/${id}`),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(5).fill(404),
      )
    }
    assert.notEqual((await begin(other, { sha256: sha256(bytes) })).body.data.id, id)
    assert.equal(await offsetOf(person, id), 0)
    assert.equal((await append(given.nobody, id, 0, bytes)).status, 401)
  })

  it('and whoever is no longer in the church sends no more for it', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person, { size: 100 })
    assert.equal((await append(person, id, 0, bytes.subarray(0, 50))).status, 204)
    await db.run(sql`delete from organization_members where user_id = ${person.id}`)
    await db.run(sql`insert into organization_members (organization_id, user_id, role) values (${elsewhere.id}, ${person.id}, 'member')`)
    const refused = await append(person, id, 50, bytes.subarray(50, 100))
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['organization_id']])
    assert.equal((await begin(person)).status, 422)
  })

  it('sounds for trainings come from leaders alone, of five kinds; sounds for challenges of two', async () => {
    const member = await given.person({ of: church })
    assert.equal((await begin(member, { purpose: 'training_audio' })).status, 403)
    assert.equal((await begin(member, { organization_id: elsewhere.id })).status, 422)
    const mp3 = mp3Bytes(2)
    const id = await begun(church.admin, { purpose: 'training_audio', filename: 'a.mp3', size: mp3.length })
    await append(church.admin, id, 0, mp3)
    assert.equal((await finish(church.admin, id)).status, 200)
    assert.equal((await church.admin.get('/uploads/9223372036854775807')).status, 404)
  })
})

describe('What is refused', () => {
  it('is an offset where the file does not go on, and the answer says where it does', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    await append(person, id, 0, bytes.subarray(0, 1000))
    for (const offset of [0, 999, 1001, bytes.length]) {
      const { status, headers, body } = await append(person, id, offset, bytes.subarray(0, 10))
      assert.deepEqual([status, headers['upload-offset'], body.code], [409, '1000', 'upload_offset_wrong'])
    }
    assert.equal(await offsetOf(person, id), 1000)
  })

  it('is more than was said, without an offset or a length, of another type or version', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person, { size: 1000 })
    assert.equal((await append(person, id, 0, bytes.subarray(0, 1001))).status, 413)
    const headers = { ...OFFSET }
    assert.equal((await asking(person, 'PATCH', `/uploads/${id}`, { body: bytes.subarray(0, 9), headers })).status, 400)
    assert.equal((await append(person, id, 0, bytes.subarray(0, 9), { 'upload-offset': '-1' })).status, 400)
    const type = 'application/offset+octet-stream'
    const expected = [415, { message: `Only ${type} is understood here.`, code: 'only_bytes' }]
    for (const wrong of ['audio/wav', 'multipart/form-data; boundary=x', 'nonsense', '']) {
      const { status, body } = await append(person, id, 0, bytes.subarray(0, 9), { 'content-type': wrong })
      assert.deepEqual([status, body], expected, wrong)
    }
    for (const body of [{ a: 1 }, '{}'])
      assert.equal(
        (await asking(person, 'PATCH', `/uploads/${id}`, { body, headers: { 'upload-offset': '0', 'content-type': 'application/json' } }))
          .body.code,
        'only_bytes',
      )
    // Nothing is no more than nothing, of whatever type.
    const empty = { 'upload-offset': '0', 'content-length': '0' }
    for (const headers of [empty, { ...OFFSET, ...empty }]) {
      const nothing = await asking(person, 'PATCH', `/uploads/${id}`, { headers })
      assert.deepEqual([nothing.status, nothing.headers['upload-offset']], [204, '0'], nothing.text)
    }
    const other = await append(person, id, 0, bytes.subarray(0, 9), { 'tus-resumable': '0.2.2' })
    assert.deepEqual([other.status, other.headers['tus-version']], [412, '1.0.0'])
    const chunked = httpsRequest(`${app.url}/api/uploads/${id}`, {
      method: 'PATCH',
      rejectUnauthorized: false,
      headers: { ...OFFSET, 'upload-offset': 0, 'transfer-encoding': 'chunked', authorization: `Bearer ${person.token}` },
    })
    chunked.end(bytes.subarray(0, 9))
    const [answer] = await once(chunked, 'response')
    assert.equal(answer.statusCode, 411)
    answer.resume()
    assert.equal(await offsetOf(person, id), 0)
  })

  it('is a size that is none or beyond the limit of its purpose, and names that field', async () => {
    const person = await given.person({ of: church })
    const sizes = { challenge_audio: 50 * MEGABYTE + 1, challenge_pdf: 20 * MEGABYTE + 1 }
    for (const [purpose, size] of Object.entries(sizes)) {
      const { status, body } = await begin(person, { purpose, size })
      assert.deepEqual([status, Object.keys(body.errors), body.codes.size[0].rule], [422, ['size'], 'file_too_large'])
    }
    for (const wrong of [{ size: 0 }, { size: -1 }, { size: 1.5 }, { sha256: 'abc' }, { purpose: 'export' }, { filename: ' ' }])
      assert.deepEqual(Object.keys((await begin(person, wrong)).body.errors), Object.keys(wrong))
  })

  it('is what has not arrived, what is no sound, and what arrived changed', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person, { size: 2000, filename: 'a.mp3' })
    await append(person, id, 0, Buffer.alloc(1000))
    assert.deepEqual([(await finish(person, id)).status, (await finish(person, id)).body.code], [409, 'upload_incomplete'])
    await append(person, id, 1000, Buffer.alloc(1000))
    const refused = [await finish(person, id), await finish(person, id)]
    for (const { status, body } of refused) assert.deepEqual([status, Object.keys(body.errors)], [422, ['file']])
    assert.equal(refused[0]!.body.message, refused[1]!.body.message)

    const lost = await begun(person, { sha256: sha256(bytes) })
    await append(person, lost, 0, bytes)
    const { media_key } = await db.one<{ media_key: string }>(sql`select media_key from upload_parts where upload_id = ${lost}`)
    await files.delete(media_key)
    const gone = await finish(person, lost)
    assert.deepEqual([gone.status, gone.body.codes.file[0].rule], [422, 'file_arrived_changed'])
    assert.notEqual(await begun(person, { sha256: sha256(bytes) }), lost)

    const changed = await begun(person, { sha256: 'a'.repeat(64) })
    await append(person, changed, 0, bytes)
    const { status, body } = await finish(person, changed)
    assert.deepEqual([status, body.codes.file[0].rule], [422, 'file_arrived_changed'])
    assert.equal((await person.get(`/uploads/${changed}`)).status, 404)
  })
})

describe('The megabytes of a day', () => {
  const MIB_LEFT = 10 * MEGABYTE
  it('are set aside before the first byte, for both ways to upload, and given back for what never came', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person, { size: 8 * MEGABYTE })
    assert.equal(await counted(person), 8 * MEGABYTE)
    assert.deepEqual((await begin(person, { size: 3 * MEGABYTE })).body.codes, { file: [{ rule: 'uploads_of_day_used' }] })
    const form = await sendForm(person, '/challenges/upload-media', [
      ['type', 'audio'],
      ['organization_id', church.id],
      ['file', { name: 'a.wav', bytes }],
    ])
    assert.deepEqual(form.body.codes, { file: [{ rule: 'uploads_of_day_used' }] })
    await append(person, id, 0, bytes.subarray(0, MEGABYTE))
    assert.equal((await person.delete(`/uploads/${id}`)).status, 204)
    assert.equal((await person.delete(`/uploads/${id}`)).status, 404)
    // What came of the form counts as well.
    const { sum } = await db.one<{ sum: number }>(sql`
      select max(bytes) as sum from received_uploads where user_id = ${person.id} and bytes = ${MEGABYTE}`)
    assert.equal(sum, MEGABYTE)
    assert.equal(await countParts(id), 0)
  })

  it('are not exceeded by ten that begin at once', async () => {
    const person = await given.person({ of: church })
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(person, { size: 4 * MEGABYTE })))
    assert.equal(answers.filter(({ status }) => status === 201).length, 2)
    assert.ok((await counted(person)) <= MIB_LEFT)
  })

  it('are not counted twice where the store was away, and nothing is lost by it', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    const { put, get } = files
    files.put = () => Promise.reject(new StorageUnavailable(new Error('away')))
    const failed = await append(person, id, 0, bytes)
    files.put = put
    assert.deepEqual([failed.status, await offsetOf(person, id), await countParts(id)], [503, 0, 0])
    assert.equal((await append(person, id, 0, bytes)).status, 204)
    files.get = () => Promise.reject(new StorageUnavailable(new Error('away')))
    assert.equal((await finish(person, id)).status, 503)
    files.get = get
    assert.equal((await finish(person, id)).status, 200)
    assert.equal(await counted(person), bytes.length)
  })
})

describe('A part', () => {
  it('that was added stays, also where nobody was told that it was', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    const { run } = db
    db.run = async (query) => {
      const done = await run(query)
      if (query.text.includes('insert into upload_parts')) throw new Error('the connection to the database was lost')
      return done
    }
    const { status } = await append(person, id, 0, bytes)
    db.run = run
    assert.deepEqual([status, await offsetOf(person, id), await countParts(id)], [500, bytes.length, 1])
    assert.ok((await fetched(await finish(person, id))).equals(bytes))
  })

  it('is nobody else’s to send while the store takes long', { timeout: 30_000 }, async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    const { put } = files
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    files.put = async (...what) => {
      reached.resolve()
      await goOn.promise
      await put.apply(files, what)
    }
    const sending = append(person, id, 0, bytes)
    await reached.promise
    const busyUntil = async () =>
      (await db.one<{ busy_until: string }>(sql`select busy_until from unfinished_uploads where id = ${id}`)).busy_until
    const before = await busyUntil()
    while (String(await busyUntil()) === String(before)) await new Promise(setImmediate)
    goOn.resolve()
    files.put = put
    assert.equal((await sending).status, 204)
  })
})

describe('Of many', () => {
  it('five are on their way; then the one that was left alone longest makes room, and none that is being sent', async () => {
    const person = await given.person({ of: church })
    const ids: number[] = []
    for (let n = 0; n < 5; n++) ids.push(await begun(person, { size: 1000 }))
    await append(person, ids[0]!, 0, bytes.subarray(0, 10))
    await begun(person, { size: 1000 })
    const there = await Promise.all(ids.map(async (id) => (await person.get(`/uploads/${id}`)).status))
    assert.deepEqual(there, [200, 404, 200, 200, 200])
    await db.run(sql`update unfinished_uploads set busy_until = now() + interval '1 minute' where user_id = ${person.id}`)
    const { status, body } = await begin(person, { size: 1000 })
    assert.deepEqual([status, body.error_type, body.max], [422, 'too_many_uploads', 5])
    await db.run(sql`update unfinished_uploads set busy_until = '-infinity' where user_id = ${person.id}`)
  })

  it('a file that comes in more parts than are read together is refused', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person, { size: 1000 })
    await db.run(sql`
      insert into media_files (key, kind, size, filename) select 'a part ' || n, 'part', 1, 'part' from generate_series(0, 499) n`)
    await db.run(sql`
      insert into upload_parts (media_key, upload_id, starts_at, size) select 'a part ' || n, ${id}, n, 1 from generate_series(0, 499) n`)
    const { status, body } = await append(person, id, 0, bytes.subarray(0, 10))
    assert.deepEqual([status, body.code], [413, 'upload_in_too_many_parts'])
    await person.delete(`/uploads/${id}`)
    await queueJob(db, cleanUp, {})
    await app.work()
  })
})

describe('After a day', () => {
  it('what did not arrive is not there, its parts go, and what never came counts no more', async () => {
    const person = await given.person({ of: church })
    const id = await begun(person)
    await append(person, id, 0, bytes.subarray(0, 1000))
    const { media_key } = await db.one<{ media_key: string }>(sql`select media_key from upload_parts where upload_id = ${id}`)
    assert.ok(await files.stat(media_key))
    assert.equal((await ask('GET', `${app.url}/media/${media_key}`)).status, 404)
    await db.run(sql`update unfinished_uploads set created_at = created_at - interval '24 hours' where id = ${id}`)
    const answers = [
      await person.get(`/uploads/${id}`),
      await append(person, id, 1000, bytes.subarray(1000)),
      await finish(person, id),
      await person.delete(`/uploads/${id}`),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(4).fill(404),
    )
    await queueJob(db, cleanUp, {})
    await app.work()
    assert.equal(await files.stat(media_key), undefined)
    assert.equal(await counted(person), 1000)
    assert.deepEqual(await db.many(sql`select id from unfinished_uploads where id = ${id}`), [])
  })

  it('the same file begins anew, where the one it became is gone', async () => {
    const person = await given.person({ of: church })
    const same = { sha256: sha256(bytes) }
    const id = await begun(person, same)
    await append(person, id, 0, bytes)
    const { body } = await finish(person, id)
    const again = await begin(person, same)
    assert.deepEqual([again.body.data.id, again.body.data.url, again.body.data.offset], [id, body.data.url, bytes.length])
    await db.run(sql`update media_files set removed_at = now() where key = ${body.data.url.split('/').at(-1)}`)
    const anew = await begin(person, same)
    assert.notEqual(anew.body.data.id, id)
    assert.deepEqual([anew.body.data.url, anew.body.data.offset], [null, 0])
  })
})

it('a key keeps no refusal of a finishing that passes', async () => {
  const person = await given.person({ of: church })
  const id = await begun(person)
  const headers = { 'idempotency-key': randomUUID() }
  const finishWithKey = () => person.post(`/uploads/${id}/finish`, undefined, { headers })
  const early = await finishWithKey()
  assert.deepEqual([early.status, early.body.code], [409, 'upload_incomplete'])
  await append(person, id, 0, bytes)
  await db.run(sql`update unfinished_uploads set busy_until = now() + interval '1 minute' where id = ${id}`)
  assert.equal((await finishWithKey()).status, 423)
  await db.run(sql`update unfinished_uploads set busy_until = '-infinity' where id = ${id}`)
  const [finished, again] = [await finishWithKey(), await finishWithKey()]
  assert.deepEqual([finished.status, again.status, again.headers['idempotency-replayed']], [200, 200, 'true'])
})

it('a PDF arrives too, and a key keeps a beginning from being done twice', async () => {
  const person = await given.person({ of: church })
  const pdf = await pdfBytes()
  const headers = { 'idempotency-key': randomUUID() }
  const fields = { organization_id: church.id, purpose: 'challenge_pdf', filename: 'a.pdf', size: pdf.length }
  const [one, two] = await Promise.all([person.post('/uploads', fields, { headers }), person.post('/uploads', fields, { headers })])
  assert.equal(one.body.data.id, two.body.data.id)
  for (const name of ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'upload-expires']) {
    assert.ok(one.headers[name], name)
    assert.equal(one.headers[name], two.headers[name], name)
  }
  await append(person, one.body.data.id, 0, pdf)
  const finished = await finish(person, one.body.data.id)
  assert.deepEqual([finished.status, finished.body.data.kind], [200, 'pdf'])
})
