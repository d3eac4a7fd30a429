import assert from 'node:assert/strict'
import { it } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { sql } from '#platform/db/database.ts'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { drawCertificate } from './drawing.ts'

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
  completed_at: '2026-03-01T23:30:00.123456Z',
  timezone: 'Europe/Berlin',
  organization_id: 1,
}
async function textOf(bytes: Uint8Array) {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  assert.equal(totalPages, 1)
  return text
}
const drawn = async (change: Partial<typeof sample> = {}) =>
  textOf(await drawCertificate({ ...sample, ...change }, 'https://church.example'))

it('names the person, the training, the day by the organization’s calendar, and where it can be checked', async () => {
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

it('leaves a line for a name in another script, and says where to find it', async () => {
  for (const name of ['王小明', 'محمد', 'שרה', 'प्रिया', 'ทรงชัย'])
    assert.match(await drawn({ name }), /The name is shown at the address below/)
})

it('leaves emoji out of titles', async () => {
  assert.match(await drawn({ title: 'Prayer 🙏🏽 and Rest 👨‍👩‍👧' }), /Prayer and Rest/)
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

it('keeps saying what the training was called when it was completed', async () => {
  const person = await given.person({ of: church })
  const { training, printed } = await completed(person)
  await leader.put(`/qualifications/${training.id}`, { title: 'Something else' })
  await leader.delete(`/qualifications/${training.id}`)
  assert.ok((await page(printed)).text.includes(training.title))
})

it('limits how many codes one address may try', async () => {
  const careful = await startApp({ config: { RATE_LIMIT_STANDARD: 3 } })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask('GET', `${careful.url}/certificates/ABCD-EFGH-JKLM`)).status)
  assert.deepEqual(statuses, [404, 404, 404, 429, 429])
})
