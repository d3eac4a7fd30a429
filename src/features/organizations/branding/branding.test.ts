import assert from 'node:assert/strict'
import { it } from 'node:test'
import sharp from 'sharp'
import { request } from 'undici'
import { sql } from '#platform/db/database.ts'
import { colourOfHue } from '#platform/files/icons.ts'
import { agent, ask, startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { sendForm } from '#test/given-uploads.ts'

/** The only one, at first. */
let first: Organization
const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const { publicUrl } = app.services.config

const read = async (person?: Person) => (await (person ? person.get('/app') : app.request('GET', '/app'))).body.data
const page = (path: string, headers: Record<string, string> = {}) => ask('GET', app.url + path, { headers })
/** What the pages load is read again after a second. */
const fresh = async <Result>(look: () => Promise<Result>, isRight: (result: Result) => boolean): Promise<Result> => {
  for (;;) {
    const result = await look()
    if (isRight(result)) return result
  }
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Artist: 'Ada' } })
    .jpeg()
    .toBuffer()
const upload = async (person: Person, organization: number, bytes: Buffer) =>
  sendForm(person, `/organizations/${organization}/logo`, [['file', { name: 'logo.jpg', bytes }]])

it('says that the first organization is still to be made, and looks like nobody’s', async () => {
  const { push_public_key, ...rest } = await read()
  assert.match(push_public_key, /^[\w-]{87}$/)
  const languages = ['en', 'de', 'es', 'ar']
  assert.deepEqual(
    { ...rest, languages: rest.languages.toSorted() },
    { name: null, hue: null, logo_url: null, locale: null, languages: languages.toSorted(), setup_due: true, demo_sign_ins: [] },
  )
  assert.equal((await page('/brand.css')).text, ':root { --hue: 168 }\n')
  const manifest = JSON.parse((await page('/app.webmanifest', { 'accept-language': 'ar' })).text)
  assert.deepEqual(
    [manifest.name, manifest.lang, manifest.dir, manifest.display, manifest.start_url],
    ['التلمذة', 'ar', 'rtl', 'standalone', '/'],
  )
})

it('shows a church’s name, hue and logo to whoever opens its service', async () => {
  const church = await given.organization()
  first = church
  const path = `/organizations/${church.id}`
  const changed = await church.admin.patch(path, { hue: 250, name: 'Grace Chapel', locale: 'de-AT' })
  assert.deepEqual([changed.status, changed.body.data.hue, changed.body.data.logo_url], [200, 250, null])
  const { body, status } = await upload(church.admin, church.id, await picture(1200, 300))
  assert.equal(status, 201, JSON.stringify(body))
  const info = await read()
  assert.deepEqual(
    [info.name, info.hue, info.logo_url, info.setup_due, info.locale],
    ['Grace Chapel', 250, body.data.logo_url, false, 'de-AT'],
  )
  assert.equal((await church.admin.get(path)).body.data.logo_url, info.logo_url)

  const logo = await fetchBytes(info.logo_url.slice(publicUrl.length))
  const { width, height, format, exif } = await sharp(logo).metadata()
  assert.deepEqual([width, height, format, exif], [512, 128, 'webp', undefined])

  const css = await fresh(
    () => page('/brand.css'),
    ({ text }) => text.includes('250'),
  )
  assert.deepEqual(
    [css.text, css.headers['content-type'], css.headers['cache-control']],
    [':root { --hue: 250 }\n', 'text/css; charset=utf-8', 'no-cache'],
  )
  assert.equal((await page('/brand.css', { 'if-none-match': String(css.headers['etag']) })).status, 304)
  const manifest = JSON.parse((await page('/app.webmanifest')).text)
  assert.deepEqual([manifest.name, manifest.lang], ['Grace Chapel', 'de'])
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await fetchBytes(src)).metadata()
    assert.deepEqual([icon.format, `${icon.width}x${icon.height}`], ['png', sizes])
  }
  const [corner, middle] = await colours('/icons/maskable-512.png', [
    [3, 3],
    [256, 256],
  ])
  assert.equal(corner, '#ffffff')
  assert.match(middle!, /^#c[0-9a-f]0[0-9a-f]{3}$/)

  assert.equal((await church.admin.delete(`${path}/logo`)).status, 200)
  assert.equal((await read()).logo_url, null)
  await fresh(
    () => colours('/icons/32.png', [[1, 1]]),
    ([only]) => only === colourOfHue(250),
  )
  assert.equal((await page('/icons/31.png')).status, 404)
  assert.equal((await page('/icons/constructor')).status, 404)
})

it('leaves it to admins, and writes down what they did', async () => {
  const { id: organization } = first
  const member = await given.person({ of: first })
  const stranger = await given.person({ of: await given.organization() })
  const bytes = await picture(40, 40)
  assert.deepEqual(await statuses(member), [403, 403, 403])
  assert.deepEqual(await statuses(stranger), [404, 404, 404])
  const actions = await db.many(
    sql`select details from audit_log where organization_id = ${organization} and action = 'organization.changed' order by id`,
  )
  assert.deepEqual(actions, [
    { details: { fields: ['name', 'locale', 'hue'] } },
    { details: { fields: ['logo'] } },
    { details: { fields: ['logo'] } },
  ])

  async function statuses(person: Person) {
    return [
      (await person.patch(`/organizations/${organization}`, { hue: 1 })).status,
      (await upload(person, organization, bytes)).status,
      (await person.delete(`/organizations/${organization}/logo`)).status,
    ]
  }
})

it('names no church where several share the service, until somebody of it signs in', async () => {
  const church = await given.organization({ name: 'Hope Church' })
  await church.admin.patch(`/organizations/${church.id}`, { hue: 30 })
  const { name, hue, logo_url, setup_due } = await read()
  assert.deepEqual([name, hue, logo_url, setup_due], [null, null, null, false])
  await fresh(
    () => page('/brand.css'),
    ({ text }) => text === ':root { --hue: 168 }\n',
  )
  assert.equal(JSON.parse((await page('/app.webmanifest')).text).name, 'Discipleship')
  const theirs = await read(church.admin)
  assert.deepEqual([theirs.name, theirs.hue], ['Hope Church', 30])
})

it('takes no other hue and no other file, and says so in the reader’s language', async () => {
  const church = await given.organization()
  const path = `/organizations/${church.id}`
  for (const hue of [-1, 360, 1.5, 'green']) assert.equal((await church.admin.patch(path, { hue })).status, 422, String(hue))
  const german = { headers: { 'accept-language': 'de' } }
  const wrong = await church.admin.patch(path, { hue: 360 }, german)
  assert.deepEqual([wrong.body.errors.hue, wrong.body.codes.hue[0].rule], [['Das Feld „Farbton“ darf höchstens 359 sein.'], 'max'])
  const refused = await upload(church.admin, church.id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  assert.deepEqual([refused.status, refused.body.codes.file[0].rule], [422, 'not_a_picture'])
  await church.admin.patch(path, { hue: 7 })
  assert.equal((await church.admin.patch(path, { hue: null })).body.data.hue, null)
})

async function fetchBytes(path: string): Promise<Buffer> {
  const answer = await request(app.url + path, { dispatcher: agent })
  assert.equal(answer.statusCode, 200, path)
  return Buffer.from(await answer.body.arrayBuffer())
}

async function colours(path: string, places: [number, number][]): Promise<string[]> {
  const { data, info } = await sharp(await fetchBytes(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return places.map(
    ([x, y]) =>
      `#${data
        .subarray((y * info.width + x) * info.channels)
        .subarray(0, 3)
        .toString('hex')}`,
  )
}
