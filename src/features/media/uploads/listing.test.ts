// The list of what was uploaded for an organization.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { mp3Bytes, pdfBytes, pngBytes } from '#test/given-files.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { sendForm } from '#test/given-uploads.ts'

const app = await startApp()
const given = givenFor(app)
const { db } = app.services
const elsewhere = await given.organization()
const home = await given.organization()
const by = await given.person({ of: home, role: 'leadership', name: 'Jonas Becker' })
const upload = async (path: string, name: string, bytes: Buffer, type?: string) => {
  const { body } = await sendForm(by, path, [
    ...(type ? [['type', type] as ['type', string]] : []),
    ['organization_id', home.id],
    ['file', { name, bytes }],
  ])
  return { url: (body.url ?? body.data.audio_path) as string }
}
const psalm = await upload('/qualifications/upload-audio', 'Psalm 23.mp3', mp3Bytes())
const sheet = await upload('/challenges/upload-media', 'Übungsblatt.pdf', await pdfBytes(), 'pdf')
const picture = async (person: Person, name: string) =>
  (await sendForm(person, `/organizations/${home.id}/pictures`, [['file', { name, bytes: await pngBytes(80, 60) }]])).body.data as {
    url: string
  }
const lake = await picture(by, 'See im Morgen.png')
await sendForm(by, '/user/avatar', [['file', { name: 'face.png', bytes: await pngBytes() }]])
await sendForm(home.admin, `/organizations/${home.id}/logo`, [['file', { name: 'logo.png', bytes: await pngBytes() }]])
const img = ({ url }: { url: string }) => `<img src="${url}" alt="A lake" />`
const list = async (query = '') => (await home.admin.get(`/organizations/${home.id}/uploads${query}`)).body
const listed = async ({ url }: { url: string }) => (await list('?per_page=100')).data.find((upload: { url: string }) => upload.url === url)
const names = async (query = '') => (await list(query)).data.map(({ filename }: { filename: string }) => filename)

it('is listed for its leaders and admins, the newest first, by kind and by name, without anybody’s face', async () => {
  assert.deepEqual(await names(), ['logo.png', 'See im Morgen.png', 'Übungsblatt.pdf', 'Psalm 23.mp3'])
  assert.deepEqual(await names('?kind=picture'), ['logo.png', 'See im Morgen.png'])
  assert.deepEqual(await names('?search=ubungs'), ['Übungsblatt.pdf'])
  assert.deepEqual(await names('?search=23%20PSALM&kind=audio'), ['Psalm 23.mp3'])
  assert.deepEqual(await names('?search=%25'), [])
  for (const [person, status] of [
    [by, 200],
    [await given.person({ of: home }), 403],
    [elsewhere.admin, 404],
  ] as const)
    assert.equal((await person.get(`/organizations/${home.id}/uploads`)).status, status)
})

it('goes on where its cursor leads', async () => {
  const first = await list('?per_page=3')
  const rest = await list(`?per_page=3&cursor=${first.meta.next_cursor}`)
  assert.deepEqual(
    [first.data.length, rest.data.map(({ filename }: { filename: string }) => filename), rest.meta.next_cursor],
    [3, ['Psalm 23.mp3'], null],
  )
})

it('says who uploaded it when, how large it is, what uses it, and when it goes', async () => {
  const challenge = await givenChallenge({ of: home, name: 'A psalm a day', media_url: psalm.url, challenge_content: img(lake) })
  const sound = await listed(psalm)
  assert.deepEqual(
    [sound.kind, sound.uploaded_by, sound.size, sound.width, sound.used_in, sound.deleted_after],
    [
      'audio',
      { id: by.id, name: 'Jonas Becker' },
      mp3Bytes().length,
      null,
      [{ kind: 'challenge', id: challenge.id, name: 'A psalm a day' }],
      null,
    ],
  )
  const shown = await listed(lake)
  assert.deepEqual([shown.width, shown.height, shown.used_in[0].id], [80, 60, challenge.id])
  const pdf = await listed(sheet)
  const hours = (Date.parse(pdf.deleted_after) - Date.parse(pdf.created_at)) / 3_600_000
  assert.deepEqual([pdf.used_in, Math.round(hours)], [[], 48])
  const [logo] = (await list('?search=logo')).data
  assert.deepEqual(logo.used_in, [{ kind: 'organization', id: home.id, name: home.name }])
})

it('can be given to another challenge and another training', async () => {
  await givenChallenge({ of: home, name: 'Again', media_url: psalm.url })
  await givenTraining({ by, of: home, title: 'To hear', audio_path: psalm.url })
  const { used_in } = await listed(psalm)
  assert.deepEqual(
    used_in.map(({ name }: { name: string }) => name),
    ['A psalm a day', 'Again', 'To hear'],
  )
})

it('names the first ten of many that use it', async () => {
  for (let n = 0; n < 12; n++) await givenChallenge({ of: home, media_url: sheet.url })
  assert.equal((await listed(sheet)).used_in.length, 10)
})

it('stays when whoever uploaded it erases their account, and names nobody then', async () => {
  const gone = await given.person({ of: home, role: 'leadership' })
  const kept = await picture(gone, 'kept.png')
  await givenChallenge({ of: home, challenge_content: img(kept) })
  await db.run(sql`delete from users where id = ${gone.id}`)
  assert.equal((await listed(kept)).uploaded_by, null)
})
