import assert from 'node:assert/strict'
import { it } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { sql } from '#platform/db/database.ts'
import { fontFaceFinder, openFont } from '#platform/fonts/faces.ts'
import { textRuns } from '#platform/fonts/lines.ts'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { day } from '#words/en/formats.ts'
import { drawCertificate } from './drawing.ts'
import { findCertificateByCode } from './queries.ts'
import { wordingOf } from './wording.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership' })

async function completed(person: Person, fields: object = {}) {
  const training = await givenTraining({ by: leader, of: church, ...fields })
  const { completed_at } = await givenCompletion(person, training)
  const { code } = await db.one<{ code: string }>(
    sql`select code from training_certificates where user_id = ${person.id} and training_id = ${training.id}`,
  )
  return { training, completed_at, code, printed: code.match(/.{4}/g)!.join('-') }
}
const page = (code: string) => ask('GET', `${app.url}/certificates/${encodeURIComponent(code)}`)

const sample = {
  code: 'ABCDEFGHJKLM',
  name: 'Grace Miller',
  title: 'Learning to Pray',
  organization: 'Grace Chapel',
  completed_on: '2026-03-02',
  locale: null as string | null,
  organization_locale: null as string | null,
}
async function textOf(bytes: Uint8Array) {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  assert.equal(totalPages, 1)
  return text
}
const drawn = async (change: Partial<typeof sample> = {}) =>
  textOf(await drawCertificate(wordingOf({ ...sample, ...change }, 'https://church.example')))

it('is written in the language of the person whose it is, else of their home church', async () => {
  const german = await drawn({ locale: 'de-AT', organization_locale: 'es' })
  for (const part of ['Urkunde', 'Wir bestätigen, dass', 'am 2. März 2026 abgeschlossen hat']) assert.ok(german.includes(part), german)
  const spanish = await drawn({ organization_locale: 'es' })
  for (const part of ['Certificado de finalización', 'el 2 de marzo de 2026']) assert.ok(spanish.includes(part), spanish)
  const arabic = await drawn({ locale: 'ar', name: 'مريم الحدّاد' })
  for (const part of ['شهادة', 'بتاريخ', 'مريم', '2026', 'ABCD-EFGH-JKLM']) assert.ok(holds(arabic, part), `${part} in ${arabic}`)
  assert.ok(!arabic.includes('□'), arabic)
})

it('has no slanted letters among Arabic ones, not even digits', async () => {
  const slants = async (locale: string) =>
    (await drawCertificate(wordingOf({ ...sample, locale }, 'https://church.example'))).toString('latin1').includes('Serif-Italic')
  assert.deepEqual([await slants('es'), await slants('ar')], [true, false])
})

it('is checked on a page in the language of whoever reads it, and in its direction', async () => {
  const person = await given.person({ of: church, name: 'Grace Miller' })
  const { printed } = await completed(person)
  const read = (code: string, language: string) =>
    ask('GET', `${app.url}/certificates/${code}`, { headers: { 'accept-language': language } })
  const arabic = await read(printed, 'ar')
  assert.match(arabic.text, /<html lang="ar" dir="rtl">/)
  assert.match(arabic.text, /هذه الشهادة صحيحة/)
  assert.equal(arabic.headers['content-language'], 'ar')
  assert.match((await read('ABCD-EFGH-JKLM', 'de')).text, /<html lang="de" dir="ltr">[\s\S]*Es gibt keine Urkunde mit diesem Code/)
})

it('names the person, the training, the day, and where it can be checked', async () => {
  const text = await drawn()
  for (const part of [
    'Grace Chapel',
    'Grace Miller',
    'Learning to Pray',
    '2 March 2026',
    'ABCD-EFGH-JKLM',
    'https://church.example/certificates/ABCD-EFGH-JKLM',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`)
})

it('prints Latin, Greek and Cyrillic names', async () => {
  for (const name of ['Ångström Đặng Łukasz Şimşek', 'Ζωή Παπαδοπούλου', 'Святослав Ющенко', 'Ọlájùmọ̀kẹ́']) {
    const text = await drawn({ name })
    assert.ok(text.normalize('NFC').includes(name.normalize('NFC')), `${name} in ${text}`)
  }
})

it('prints names of every script, and several in one line', async () => {
  for (const name of [
    '王小明',
    '山田 さくら',
    '김민수',
    'שרה לוי',
    'مريم',
    'ทรงชัย ใจดี',
    'አበበ በቀለ',
    'Գրիգոր',
    'გიორგი',
    '臺灣 Grace ひかり',
  ]) {
    const text = await drawn({ name })
    // Readers differ in the order in which they give what is read from the right.
    const sorted = (text: string) => [...text.normalize('NFKC').replaceAll(/\s/g, '')].sort().join('')
    for (const part of name.split(' ')) assert.ok(sorted(text).includes(sorted(part)[0]!) && holds(text, part), `${part} in ${text}`)
    assert.ok(!text.includes('□'), text)
  }
})
const holds = (text: string, part: string) => [...part.normalize('NFKC')].every((letter) => text.normalize('NFKC').includes(letter))

it('joins and orders letters as their script does', async () => {
  // Each is drawn with fewer or other glyphs than it has letters.
  for (const name of ['प्रिया', 'ကျော်', 'ខ្មែរ', 'தமிழ்']) {
    const [run] = textRuns(name, fontFaceFinder(name, 'serif'))
    const font = await openFont(run!.face, name, 400)
    const glyphs = font.layout(name).glyphs.map(({ id }) => id)
    assert.ok(
      glyphs.every((id) => id !== 0),
      `${name} is whole`,
    )
    assert.notDeepEqual(
      glyphs,
      [...name].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!).id),
      name,
    )
  }
})

it('puts what is read from the right in its order, with numbers and brackets among it', () => {
  const order = (line: string) => textRuns(line, fontFaceFinder(line, 'serif')).map(({ text }) => text)
  assert.deepEqual(order('שלום (אב) 12'), ['12', ' (', 'אב', ') ', 'שלום'])
  assert.deepEqual(order('Room שלום 7'), ['Room ', '7', ' ', 'שלום'])
})

it('prints ™, ® and ©, and leaves emoji out', async () => {
  assert.match(await drawn({ title: 'Prayer™ 🙏🏽 © and Rest®️ 👨‍👩‍👧' }), /Prayer™ © and Rest®/)
})

it('puts a box for a letter that no font has, prints all others, and says where to find it', async () => {
  const text = await drawn({ name: 'Grace \u{13000} Miller' })
  assert.match(text, /Grace □ Miller/)
  assert.match(text, /What stands as □ here is shown at the address below/)
  assert.doesNotMatch(await drawn(), /□/)
})

it('fits names and titles of any length on one page', async () => {
  await drawn({ name: 'Wilhelmina '.repeat(23).trim(), title: 'W'.repeat(255), organization: 'Saint Mary Magdalene '.repeat(12).trim() })
})

it('gives the owner the PDF, and leaders of the organization with user_id', async () => {
  const person = await given.person({ of: church })
  const other = await given.person({ of: church })
  const { training } = await completed(person)
  const path = `/qualifications/${training.id}/certificate`
  const own = await person.get(path)
  assert.deepEqual([own.status, own.headers['content-type']], [200, 'application/pdf'])
  assert.equal((await leader.get(`${path}?user_id=${person.id}`)).status, 200)
  assert.equal((await leader.get(path)).status, 404)
  assert.equal((await leader.get(`${path}?user_id=${other.id}`)).status, 404)
  assert.equal((await other.get(`${path}?user_id=${person.id}`)).status, 403)
  assert.equal((await person.get(`${path}?user_id=${person.id}`)).status, 200)
  const elsewhere = await given.organization()
  assert.equal((await elsewhere.admin.get(`${path}?user_id=${person.id}`)).status, 404)
})

it('lets anyone check a code, however it is typed', async () => {
  const person = await given.person({ of: church, name: 'Grace Miller' })
  const { training, code, printed } = await completed(person)
  for (const typed of [printed, code, printed.toLowerCase(), ` ${printed} `]) {
    const { status, headers, text } = await page(typed)
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.equal(headers['x-robots-tag'], 'noindex')
    for (const part of ['genuine', 'Grace Miller', training.title, 'Grace Chapel', printed]) assert.ok(text.includes(part), part)
  }
})

it('says kindly that there is no such certificate', async () => {
  for (const code of ['ABCD-EFGH-JKLM', 'nonsense', '%', '<script>alert(1)</script>']) {
    const { status, headers, text } = await page(code)
    assert.equal(status, 404)
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.match(text, /There is no certificate with this code/)
    assert.ok(!text.includes('alert'))
  }
})

it('shows names and titles as text, in pages that can run and load nothing', async () => {
  const person = await given.person({ of: church, name: '<img src=x onerror=alert(1)>' })
  const { printed } = await completed(person, { title: '"><script>alert(2)</script>' })
  const { text, headers } = await page(printed)
  assert.ok(!/<(img|script)/.test(text))
  assert.ok(text.includes('&lt;img src=x onerror=alert(1)&gt;'))
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'/)
})

it('keeps saying what person, training and church were called when it was completed, and which day that was for the church', async () => {
  const other = await given.organization({ name: 'Hope Chapel', timezone: 'Pacific/Kiritimati' })
  const teacher = await given.person({ of: other, role: 'leadership' })
  const person = await given.person({ of: other, name: 'Grace Miller' })
  const training = await givenTraining({ by: teacher, of: other })
  const { completed_at } = await givenCompletion(person, training)
  const { code } = await db.one<{ code: string }>(sql`select code from training_certificates where user_id = ${person.id}`)
  await person.patch('/user', { name: 'Grace Smith' })
  await teacher.put(`/qualifications/${training.id}`, { title: 'Something else' })
  await other.admin.patch(`/organizations/${other.id}`, { name: 'Joy Chapel', timezone: 'Pacific/Pago_Pago' })
  const date = day(Temporal.Instant.from(completed_at).toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate().toString())
  const kept = ['Grace Miller', training.title, 'Hope Chapel', date]
  const printed = await drawn((await findCertificateByCode(db, code))!)
  await teacher.delete(`/qualifications/${training.id}`)
  for (const shown of [(await page(code)).text, printed]) for (const part of kept) assert.ok(shown.includes(part), `${part} in ${shown}`)
})

it('limits how many codes one address may try', async () => {
  const careful = await startApp({ config: { RATE_LIMIT_STANDARD: 3 } })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask('GET', `${careful.url}/certificates/ABCD-EFGH-JKLM`)).status)
  assert.deepEqual(statuses, [404, 404, 404, 429, 429])
})
