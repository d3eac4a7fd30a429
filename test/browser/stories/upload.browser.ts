// A long sound over a line that is lost, and after a page that was left: it goes on where it stopped, and arrives as it was chosen.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import net, { type AddressInfo, type Socket } from 'node:net'
import { after, before, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { given as givenFor } from '#test/given.ts'
import { riff, riffChunk, wavBytes } from '#test/given-files.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { openApp, startWithApp, until } from '../app.ts'

/** The line between the phone and the service: three megabytes a second, until it is cut. */
const line = {
  isCut: false,
  service: 0,
  /** Bytes that went from the phone to the service. */
  sent: 0,
  ends: new Set<Socket>(),
  cut() {
    line.isCut = true
    for (const end of line.ends) end.resetAndDestroy()
  },
}
const BYTES_A_MS = 3_000
const server = net.createServer((near) => {
  if (line.isCut) return near.resetAndDestroy()
  const far = net.connect(line.service, '127.0.0.1')
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    line.ends.add(end)
    end.on('error', () => {})
    end.on('close', () => {
      line.ends.delete(end)
      other.destroy()
    })
  }
  far.pipe(near)
  near.on('data', (bytes) => {
    line.sent += bytes.length
    near.pause()
    far.write(bytes, () => setTimeout(() => near.resume(), bytes.length / BYTES_A_MS))
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => server.close())
const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
const app = await startWithApp({ config: { PUBLIC_URL: origin } })
line.service = Number(new URL(app.url).port)
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const { db, files } = app.services
const SIZE = 9 * 1_048_576

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(origin)
  await phone.signIn(leader)
})
after(() => phone.close())

/** A sound like no other. */
const soundOf = (value: number) => riff(Buffer.concat([wavBytes().subarray(12, 36), riffChunk('data', Buffer.alloc(SIZE - 44, value))]))
const choose = (buffer: Buffer) =>
  phone.page.locator('input[type=file]').setInputFiles({ name: 'Sermon.wav', mimeType: 'audio/wav', buffer })
/** Until a part of it has arrived, and more is on its way. */
async function untilUnderWay() {
  const hasPart = async () => (await db.many(sql`select from unfinished_uploads where finished_as is null and received > 0`)).length > 0
  await until(hasPart)
  const { sent } = line
  await until(async () => line.sent > sent + 1_000_000)
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const openTraining = async () => {
  const training = await givenTraining({ by: leader, of: church, title: 'Learning to pray', content: '<p>Be still.</p>' })
  await phone.go(`/manage/trainings/${training.id}`)
  return training.id as number
}
/** What the training has now is what was chosen. */
async function hasArrived(id: number, sound: Buffer) {
  await phone.page.getByRole('button', { name: 'Listen', exact: true }).waitFor()
  const path = async () => (await leader.get(`/qualifications/${id}`)).body.data.audio_path as string | null
  await until(async () => (await path()) !== null)
  const stored = await files.get((await path())!.split('/').at(-1)!)
  assert.equal(sha256(Buffer.concat(await stored!.stream.toArray())), sha256(sound))
}

it('goes on by itself once the connection is back', async () => {
  const { page, check, wrong } = phone
  const id = await openTraining()
  const sound = soundOf(1)
  await choose(sound)
  const before = line.sent
  await untilUnderWay()
  line.cut()
  await page
    .getByText(/The connection was lost while “Sermon.wav” was on its way \(\d+%\)\. It goes on when it is back\./)
    .first()
    .waitFor()
  // Each attempt over the cut line is an error to the browser.
  wrong.length = 0
  Object.defineProperty(wrong, 'push', { value: () => 0, configurable: true })
  await check()
  line.isCut = false
  await hasArrived(id, sound)
  assert.ok(line.sent - before < SIZE + 1_500_000, `${line.sent - before} bytes were sent`)
  Reflect.deleteProperty(wrong, 'push')
})

it('goes on where it stopped when the page was left and the same file is chosen again', async () => {
  const { page, check } = phone
  const id = await openTraining()
  const sound = soundOf(2)
  await choose(sound)
  await untilUnderWay()
  await page.reload()
  await phone.settled()
  const begun = page.waitForResponse((response) => response.url().endsWith('/api/uploads') && response.request().method() === 'POST')
  await choose(sound)
  const { data } = await (await begun).json()
  assert.ok(data.offset >= 4 * 1_048_576, `it begins at ${data.offset}`)
  await hasArrived(id, sound)
  await check()
})

it('is ended by whoever stops it, and nothing of it is kept', async () => {
  const { page, check } = phone
  await openTraining()
  await choose(soundOf(3))
  await untilUnderWay()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Upload a sound').waitFor()
  await until(async () => (await db.many(sql`select from unfinished_uploads where finished_as is null`)).length === 0)
  await check()
})

it('is ended also where it is stopped between two pieces', async () => {
  const { page, check } = phone
  await openTraining()
  await page.evaluate(() => {
    const { slice } = Blob.prototype
    // The second piece is read for as long as it takes to press.
    Blob.prototype.slice = function (...range) {
      if (range[0] === 0) return slice.apply(this, range)
      Blob.prototype.slice = slice
      const piece = slice.apply(this, range)
      const bytes = piece.arrayBuffer.bind(piece)
      piece.arrayBuffer = async () => {
        const cancel = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Cancel')!
        cancel.click()
        return bytes()
      }
      return piece
    }
  })
  const { sent } = line
  await choose(soundOf(4))
  await page.getByText('Upload a sound').waitFor()
  await until(async () => (await db.many(sql`select from unfinished_uploads where finished_as is null`)).length === 0)
  assert.ok(line.sent - sent < 6 * 1_048_576, `${line.sent - sent} bytes were sent`)
  await check()
})

it('is kept where the service fails, and goes on when the same file is chosen again', async () => {
  const { page } = phone
  const id = await openTraining()
  const sound = soundOf(5)
  const { put } = files
  let puts = 0
  files.put = (key, source) => (puts++ === 0 ? put.call(files, key, source) : Promise.reject(new Error('a fault')))
  await choose(sound)
  await page.getByText('Something went wrong on our side.').first().waitFor()
  files.put = put
  const begun = page.waitForResponse((response) => response.url().endsWith('/api/uploads') && response.request().method() === 'POST')
  await choose(sound)
  const { data } = await (await begun).json()
  assert.equal(data.offset, 4 * 1_048_576)
  await hasArrived(id, sound)
})
