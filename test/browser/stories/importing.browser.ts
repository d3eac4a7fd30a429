// A church comes from another program with a German list out of Excel: 400 people, semicolons, Windows-1252. It is in within a minute, and can be undone.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Gemeinde am Markt', locale: 'de', timezone: 'Europe/Berlin' })
const member = await given.person({ of: church, name: 'Max Muster' })
const people = Array.from({ length: 397 }, (_, n) => `Müller;Jörg ${n};jörg-${n}@beispiel.example;0170 12345${n};3.4.1990;ja`)
const list = [
  'Name;Vorname;E-Mail;Handy;Geburtsdatum;Getauft',
  ...people,
  `Muster;Max;${member.email};;;nein`,
  'Groß;Änne;änne(at)beispiel.example;;;nein',
  'Müller;Jörg;JÖRG-1@beispiel.example;;;ja',
].join('\r\n')
let desk: Awaited<ReturnType<typeof openApp>>
before(async () => {
  desk = await openApp(app.url, { width: 1280, locale: 'de' })
  await desk.signIn(church.admin)
})
after(() => desk.close())

it('brings 400 people of an Excel list in within a minute', async () => {
  const { page, go, check } = desk
  const began = Date.now()
  await go('/manage/people')
  await page.getByRole('link', { name: 'Importieren', exact: true }).click()
  await page.getByRole('heading', { name: 'Liste wählen' }).waitFor()
  await check()
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'Gemeindeliste.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') })
  await page.getByRole('heading', { name: 'Was in den Spalten steht' }).waitFor()
  const fields = await page.locator('select[name^="column-"]').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  assert.deepEqual(fields, ['last_name', 'first_name', 'email', 'phone', 'birthday', 'none'])
  // What is wrong stands first, with its reason.
  await page.getByText('Änne Groß').waitFor()
  await page.getByText(/„E-Mail.*E-Mail-Adresse/).waitFor()
  await check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Falsche Zeilen zum Verbessern mitnehmen' }).click(),
  ])
  assert.match(file.suggestedFilename(), /^zeilen-zum-verbessern-.*\.csv$/)
  await page.getByLabel('Welche Zeilen').selectOption('twice')
  await page.getByText('Dieselbe Adresse wie in Zeile 3').waitFor()
  await page.getByRole('checkbox', { name: /Die E-Mails sofort versenden/ }).uncheck()
  await page.getByRole('button', { name: '397 Menschen einladen' }).click()
  await page.getByRole('heading', { name: 'Menschen werden eingeladen' }).waitFor()
  await check()
  await app.work()
  await page.getByRole('heading', { name: '397 Menschen sind eingeladen' }).waitFor()
  await check()
  assert.ok(Date.now() - began < 60_000, `${Date.now() - began} ms`)
})

it('sends the e-mails later, and undoes it', async () => {
  const { page, check } = desk
  await page.getByText('397 E-Mails sind noch nicht versandt.').waitFor()
  await page.getByRole('button', { name: 'Jetzt versenden' }).click()
  await page.getByText('397 E-Mails sind noch nicht versandt.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click()
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Import rückgängig machen' }).click()
  await page.getByText('sind zurückgenommen').first().waitFor()
  const { data } = (await church.admin.get(`/organizations/${church.id}/invitations`)).body
  assert.deepEqual(data, [])
})

it('takes what is pasted from a spreadsheet', async () => {
  const { page, check } = desk
  await page.getByRole('button', { name: 'Andere Liste' }).click()
  await page.getByRole('link', { name: 'Gemeindeliste.csv' }).waitFor()
  await page.getByLabel('Zeilen einer Tabelle').fill('Name\tE-Mail\nMia Groß\tmia@beispiel.example')
  await page.getByRole('button', { name: 'Liste ansehen' }).click()
  await page.getByRole('button', { name: '1 Person einladen' }).waitFor()
  await check()
})

const paste = async (lines: string[]) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Andere Liste' }).click()
  await page.getByLabel('Zeilen einer Tabelle').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Liste ansehen' }).click()
}

it('says of each how they were read, and how many become admins, before it runs', async () => {
  const { page, check } = desk
  await paste([
    'Name\tE-Mail\tHandy\tGeburtsdatum\tRolle',
    'Pia Groß\tpia@beispiel.example\t0170 999\t3.4.1990\tAdmin',
    'Tom Groß\ttom@beispiel.example\t\t\tMitglied',
    'Eva Groß\teva@beispiel.example\t\t\tLeitung',
  ])
  await page.getByText('1 davon wird Admin.').waitFor()
  const row = page.getByRole('row', { name: /Pia Groß/ })
  for (const text of ['0170 999', '3. April 1990', 'Admin']) await row.getByText(text, { exact: true }).waitFor()
  await page
    .getByRole('row', { name: /Eva Groß/ })
    .getByText('Leitung', { exact: true })
    .waitFor()
  assert.equal(await page.getByText('Mitglied', { exact: true }).count(), 0)
  await check()
  await page.getByLabel('Rolle').selectOption('none')
  await page.getByText('1 davon wird Admin.').waitFor({ state: 'detached' })
  await check()
})

it('waits with the button until it says how many of these columns become admins', async () => {
  const { page, check } = desk
  await paste([
    'Name\tE-Mail\tRolle\tBisher',
    'Ida Groß\tida@beispiel.example\tMitglied\tAdmin',
    'Kai Groß\tkai@beispiel.example\tMitglied\tAdmin',
  ])
  const button = page.getByRole('button', { name: '2 Menschen einladen' })
  await button.waitFor()
  await page.getByLabel('Rolle').selectOption('none')
  const isRead = () => page.locator('section[aria-busy="true"]').waitFor({ state: 'detached' })
  await isRead()
  // The columns are there, and the rows take their time.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const newRows = /rows\?.*result=new/
  await page.route(newRows, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(newRows)
  await page.getByLabel('Bisher').selectOption('role')
  await asked
  await isRead()
  assert.ok(await button.isDisabled())
  release()
  await page.getByText('2 davon werden Admins.').waitFor()
  assert.ok(await button.isEnabled())
  await page.unroute(newRows)
  await check()
})

it('says where an import broke off how many were not invited', async () => {
  const { page, check } = desk
  await paste(['Name\tE-Mail', 'Ada Groß\tada@beispiel.example', 'Ben Groß\tben@beispiel.example'])
  await page.getByRole('button', { name: '2 Menschen einladen' }).waitFor()
  await app.services.db.run(sql`
    update imports set state = 'done', started_at = now(), ended_at = now()
    where id = (select max(id) from imports where organization_id = ${church.id})`)
  await page.reload()
  await page.getByText('Er ist abgebrochen: 2 Menschen wurden nicht eingeladen.').waitFor()
  await check()
})

it('shows what is still wrong when a column is mended on a late page', async () => {
  const { page } = desk
  await paste([
    'Name\tE-Mail\tHandy',
    ...Array.from({ length: 120 }, (_, n) => `Person ${n}\tperson-${n}@beispiel.example\tnein`),
    'Ohne Adresse\tkeine\tnein',
  ])
  for (const shown of ['51–100 von 121', '101–121 von 121']) {
    await page.getByRole('button', { name: 'Weiter' }).click()
    await page.getByText(shown).waitFor()
  }
  await page.getByLabel('Handy').selectOption('none')
  await page.getByText('1–1 von 1').waitFor()
  await page.getByText('Ohne Adresse').waitFor()
  // Whoever has chosen a kind of rows sees the others when none of that kind is left.
  await page.getByLabel('Welche Zeilen').selectOption('invalid')
  await page.getByLabel('E-Mail', { exact: true }).selectOption('none')
  await page.getByText('1–50 von 121').waitFor()
})

it('shows many invitations in pages, and offers to send those again that were sent', async () => {
  const { page, go, check } = desk
  const emails = Array.from({ length: 60 }, (_, n) => `gast-${String(n).padStart(2, '0')}@beispiel.example`)
  assert.equal((await church.admin.post(`/organizations/${church.id}/invitations/many`, { emails })).status, 200)
  await app.services.db.run(sql`
    update invitations set created_at = now() - interval '2 days', is_held = email like 'gast-5%' where organization_id = ${church.id}`)
  await go('/manage/invitations')
  await page.getByText('1–50 von 60').waitFor()
  await page.getByRole('button', { name: '50 Einladungen noch einmal senden' }).waitFor()
  assert.equal(await page.getByRole('row').count(), 51)
  await check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByText('51–60 von 60').waitFor()
  assert.equal(await page.getByRole('row').count(), 11)
  await check()
})
