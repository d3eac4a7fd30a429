// Pictures in the texts of challenges and trainings.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { jpegBytes, mp3Bytes, pdfBytes, pngBytes, webpBytes } from '#test/given-files.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { sendForm } from '#test/given-uploads.ts'
import { invariants } from '../invariants.ts'
import { cleanUp } from '../jobs.ts'

const app = await startApp({ config: { RATE_LIMIT_UPLOAD: 1000 } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership', name: 'Lena Leader' })
const member = await given.person({ of: church })
const { db, files } = app.services

const send = (person: Person, bytes: Buffer, { of = church as Organization, name = 'lake.jpg', language = 'en' } = {}) =>
  sendForm(person, `/organizations/${of.id}/pictures`, [['file', { name, bytes }]], { headers: { 'accept-language': language } })
const picture = async ({ of = church, by = of.admin, name = 'lake.png' }: { of?: Organization; by?: Person; name?: string } = {}) =>
  (await send(by, await pngBytes(80, 60), { of, name })).body.data as { url: string; width: number; height: number }
const keyOf = (url: string) => url.split('/').at(-1)!
const img = ({ url }: { url: string }, alt = 'A lake') => `<p>Look</p><img src="${url}" alt="${alt}" />`
const listed = async ({ url }: { url: string }) =>
  (await leader.get(`/organizations/${church.id}/uploads?per_page=100`)).body.data.find((upload: { url: string }) => upload.url === url)
async function daysLater() {
  await db.run(sql`update media_files set kept_at = kept_at - interval '49 hours'`)
  await queueJob(db, cleanUp, {})
  await app.work()
}
const isThere = async ({ url }: { url: string }) => (await files.stat(keyOf(url))) !== undefined

describe('A picture for texts', () => {
  it('is taken as JPEG, PNG and WebP, turned upright, bounded, and without what the camera wrote', async () => {
    for (const bytes of [await jpegBytes(2400, 600), await pngBytes(2400, 600), await webpBytes(2400, 600)]) {
      const { status, body, text } = await send(leader, bytes)
      assert.equal(status, 201, text)
      assert.deepEqual([body.message, body.data.width, body.data.height], ['The picture is uploaded.', 1600, 400])
    }
    const lying = await sharp({ create: { width: 100, height: 50, channels: 3, background: 'green' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } } })
      .jpeg()
      .toBuffer()
    const { body } = await send(leader, lying)
    assert.deepEqual([body.data.width, body.data.height], [50, 100])
    const kept = Buffer.concat(await (await files.get(keyOf(body.data.url)))!.stream.toArray())
    const { format, exif } = await sharp(kept).metadata()
    assert.deepEqual([format, exif], ['webp', undefined])
    assert.ok(!kept.includes('Somebody'))
  })

  it('is for leaders and admins to upload, and what is none is refused, in their language', async () => {
    const bytes = await pngBytes()
    assert.equal((await send(member, bytes)).status, 403)
    assert.equal((await send(elsewhere.admin, bytes)).status, 404)
    const refused = await send(leader, await pdfBytes(), { language: 'de' })
    assert.deepEqual(
      [refused.status, refused.body.message, refused.body.codes],
      [422, 'Die Datei muss ein Bild sein: JPEG, PNG oder WebP.', { file: [{ rule: 'not_a_picture', kinds: ['jpeg', 'png', 'webp'] }] }],
    )
  })

  it('stays as long as a text shows it, and 48 hours after none does any more', async () => {
    const [first, second, unused] = [await picture(), await picture(), await picture()]
    const challenge = await givenChallenge({ of: church, challenge_content: img(first) })
    const training = await givenTraining({ by: leader, of: church, content: img(first), modules: [{ title: 'One', content: img(second) }] })
    const module = { id: training.modules[0]!.id, title: 'One' }
    assert.deepEqual(
      (await listed(first)).used_in.map(({ name }: { name: string }) => name).sort(),
      [challenge.name, training.title].sort(),
    )
    await daysLater()
    assert.deepEqual([await isThere(first), await isThere(second), await isThere(unused)], [true, true, false])

    // A change that does not send a text leaves its pictures alone.
    assert.equal((await leader.put(`/qualifications/${training.id}`, { content: '<p>Read</p>', modules: [module] })).status, 200)
    await church.admin.put(`/challenges/${challenge.id}`, { name: 'Renamed' })
    await daysLater()
    await daysLater()
    assert.deepEqual([await isThere(first), await isThere(second)], [true, true])

    await leader.put(`/qualifications/${training.id}`, { modules: [{ ...module, content: '<p>Read</p>' }] })
    await church.admin.delete(`/challenges/${challenge.id}`)
    await queueJob(db, cleanUp, {})
    await app.work()
    assert.deepEqual([await isThere(first), await isThere(second)], [true, true], 'they went at once')
    await daysLater()
    assert.deepEqual([await isThere(first), await isThere(second)], [false, false])
  })

  it('goes with a deleted training, and so does its sound', async () => {
    const shown = await picture()
    const { body } = await sendForm(leader, '/qualifications/upload-audio', [
      ['organization_id', church.id],
      ['file', { name: 'psalm.mp3', bytes: mp3Bytes() }],
    ])
    const sound = { url: body.data.audio_path as string }
    const training = await givenTraining({ by: leader, of: church, content: img(shown), audio_path: sound.url })
    await leader.delete(`/qualifications/${training.id}`)
    assert.deepEqual([(await listed(shown)).used_in, (await listed(sound)).used_in], [[], []])
    await daysLater()
    assert.deepEqual([await isThere(shown), await isThere(sound)], [false, false])
  })

  it('of another organization, or one that is gone, is refused where it is sent', async () => {
    const [theirs, gone] = [await picture({ of: elsewhere }), await picture()]
    await sendForm(member, '/user/avatar', [['file', { name: 'me.png', bytes: await pngBytes() }]])
    const face = { url: (await member.get('/user')).body.data.avatar as string }
    await db.run(sql`update media_files set removed_at = now() where key = ${keyOf(gone.url)}`)
    const challenge = await givenChallenge({ of: church })
    for (const one of [theirs, gone, face]) {
      const answer = await leader.put(
        `/challenges/${challenge.id}`,
        { challenge_content: img(one) },
        { headers: { 'accept-language': 'es' } },
      )
      assert.deepEqual(
        [answer.status, answer.body.message, answer.body.codes],
        [
          422,
          'Una imagen de este texto no se subió para esta iglesia o ya no está. Elígela de nuevo o quítala.',
          { challenge_content: [{ rule: 'picture_not_there' }] },
        ],
      )
    }
    const modules = [{ title: 'One' }, { title: 'Two', content: img(theirs) }]
    const { status, body } = await leader.post('/qualifications', { title: 'T', organization_id: church.id, modules })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['modules.1.content']])
  })

  it('is what a text for everyone shows; those of other hosts become links', async () => {
    const shown = await picture()
    const content = `${img(shown)}<img src="https://elsewhere.example/a.png" alt="Afar" />`
    const { id } = await givenChallenge({ of: church, challenge_content: content })
    await church.admin.put(`/challenges/${id}`, { visibility: 'everyone' })
    const kept = (await leader.get(`/challenges/${id}`)).body.data.content as string
    assert.ok(kept.includes(`<img src="${shown.url}" alt="A lake"`) && !kept.includes('<img src="https://elsewhere'), kept)
  })

  it('may be without words, where it says nothing', async () => {
    const shown = await picture()
    const { content } = await givenChallenge({ of: church, challenge_content: img(shown, '') })
    assert.ok(content.includes(' alt=""'), content)
  })

  it('is put in and taken out by ten at once, in every order, and nobody waits for ever', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => picture()))
    const challenges = await Promise.all(Array.from({ length: 10 }, () => givenChallenge({ of: church })))
    const half = (n: number) => (n % 2 === 0 ? pictures : pictures.toReversed()).slice(n % 3, (n % 3) + 3)
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        challenges.map(({ id }, n) =>
          leader.put(`/challenges/${id}`, {
            challenge_content: half(n + round)
              .map((one) => img(one))
              .join(''),
          }),
        ),
      )
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(10).fill(200),
      )
    }
    const gone = await Promise.all(challenges.map(({ id }) => leader.delete(`/challenges/${id}`)))
    assert.deepEqual(
      gone.map(({ status }) => status),
      Array(10).fill(200),
    )
    assert.deepEqual(await checkInvariants(db, invariants), [])
  })
})

it('a text keeps its pictures though the service has another name now', async () => {
  const shown = await picture()
  const before = `https://old.example/media/${keyOf(shown.url)}`
  await givenChallenge({ of: church, challenge_content: img({ url: before }) })
  await daysLater()
  assert.ok(await isThere(shown))
})
