import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { personalData } from './personal-data.ts'

const mailServer = await startSmtpServer({ tls: 'plain' })
const pushService = await startPushEndpoint()
after(() => Promise.all([mailServer.close(), pushService.close()]))
const app = await startApp({
  config: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://church.example', PUSH_ALLOW: '127.0.0.0/8' },
  ca: pushService.ca,
})
const { db } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const church = await given.organization({ name: 'Grace Chapel' })

const reads = (person: Person, locale: string | null) => db.run(sql`update users set locale = ${locale} where id = ${person.id}`)
async function reader(locale: string | null, of = church) {
  const person = await given.person({ of })
  await reads(person, locale)
  const browser = pushService.subscribe((await person.get('/push/public-key')).body.data.public_key)
  assert.equal((await person.post('/devices', { platform: 'web', subscription: browser })).status, 201)
  const pushed = () =>
    pushService.received.filter(({ endpoint }) => endpoint === browser.endpoint).map(({ payload }) => JSON.parse(payload).title as string)
  const mails = () => mailServer.received.filter(({ to }) => to.includes(person.email)).map(({ mail }) => mail)
  const listed = async (language?: string): Promise<string[]> =>
    (await person.get('/notifications', language ? { headers: { 'accept-language': language } } : {})).body.data.map(
      ({ title }: { title: string }) => title,
    )
  return { person, pushed, mails, listed }
}

it('tells the same to each reader in their own language: in the list, by e-mail and by push', async () => {
  const readers = {
    de: await reader('de-AT'),
    ar: await reader('ar'),
    es: await reader('es-419'),
    en: await reader(null),
    fr: await reader('fr'),
  }
  const english = await given.notice(...Object.values(readers).map(({ person }) => person))
  const training = english.replace('A training for you: ', '')
  await app.work()
  const said = {
    de: `Ein Kurs für dich: ${training}`,
    ar: `دورة لك: «\u2068${training}\u2069»`,
    es: `Un curso para ti: ${training}`,
    en: english,
    fr: english,
  }
  for (const [language, { pushed, mails, listed }] of Object.entries(readers)) {
    const title = said[language as keyof typeof said]
    assert.deepEqual([pushed(), mails().map(({ subject }) => subject), await listed()], [[title], [title], [title]], language)
  }
  const { de, ar } = readers
  const [german, arabic] = [de.mails()[0]!, ar.mails()[0]!]
  assert.match(String(german.html), /<html lang="de" dir="ltr">/)
  assert.match(
    german.text!,
    /^Hallo .+!\n\nBitte schließ „Training \d+“ ab, wenn es dir passt\.\n[\s\S]*Kurs öffnen:\nhttps:\/\/church\.example\/trainings\/\d+\n[\s\S]*Du bekommst E-Mails zum Thema: Kurse, die du bekommst\./,
  )
  assert.match(String(arabic.html), /<html lang="ar" dir="rtl">/)
  assert.match(arabic.text!, /^مرحبًا .+،\n\nيُرجى إكمال دورة «\u2068Training \d+\u2069» متى أمكن\.\n/)
})

it('what is there already reads otherwise as soon as somebody reads another language', async () => {
  const { person, listed, mails } = await reader('de')
  const first = (await given.notice(person)).replace('A training for you: ', '')
  assert.deepEqual(await listed('ar'), [`Ein Kurs für dich: ${first}`], 'one’s own language goes before the browser’s')
  await reads(person, 'es')
  assert.deepEqual(await listed(), [`Un curso para ti: ${first}`])
  await app.work()
  assert.equal(mails()[0]!.subject, `Un curso para ti: ${first}`, 'of the moment when it is sent')
  await reads(person, null)
  assert.deepEqual(await listed('ar'), [`دورة لك: «\u2068${first}\u2069»`])
  const [{ id }] = (await person.get('/notifications')).body.data
  const { message, data } = (await person.post(`/notifications/${id}/read`, {}, { headers: { 'accept-language': 'de' } })).body
  assert.deepEqual([message, data.title], ['Die Mitteilung ist als gelesen markiert.', `Ein Kurs für dich: ${first}`])
})

it('the language is the reader’s or their church’s, never that of whoever did it', async () => {
  const chapel = await given.organization({ name: 'Gnadenkirche' })
  await db.run(sql`update organizations set locale = 'de' where id = ${chapel.id}`)
  const { person, mails, pushed } = await reader(null, chapel)
  const leader = await given.person({ of: chapel, role: 'leadership' })
  await reads(leader, 'ar')
  const group = await given.group({ by: leader, of: chapel, join_type: 'closed', name: 'Junge Erwachsene' })
  const { body } = await person.post('/groups/join-request', { group_id: group.id }, { headers: { 'accept-language': 'es' } })
  await leader.post(`/groups/join-requests/${body.request.id}/reject`, { reason: 'ليس الآن' })
  await app.work()
  const [mail] = mails()
  assert.equal(mail!.subject, 'Deine Beitrittsanfrage für „Junge Erwachsene“')
  assert.match(mail!.text!, /> ليس الآن/)
  assert.deepEqual(pushed(), ['Deine Beitrittsanfrage für „Junge Erwachsene“'])
})

it('says what one chooses among in one’s language, and refuses in it', async () => {
  const { person } = await reader('de')
  const { preferences } = (await person.get('/user/notification-preferences')).body.data
  const labelOf = (kind: string) => preferences.find((preference: { kind: string }) => preference.kind === kind).label
  assert.equal(labelOf('training_due'), 'Kurse, die bald fällig sind')
  const { status, body } = await person.post('/notifications/999999/read')
  assert.deepEqual([status, body], [404, { message: 'Diese Mitteilung gibt es nicht.', code: 'notification_not_found' }])
  const subscription = { endpoint: 'http://push.example.com/x', keys: pushService.subscribe().keys }
  const wrong = await person.post('/devices', { platform: 'web', subscription })
  assert.equal(wrong.status, 422)
  assert.match(wrong.body.message, /muss eine https-Adresse sein\.$/)
  assert.deepEqual(wrong.body.codes, { 'subscription.endpoint': [{ rule: 'https_address' }] })
})

it('ends e-mails on a page in the language of whoever gets them', async () => {
  const { person, mails } = await reader('de')
  await given.notice(person)
  await app.work()
  const [, address] = /https:\/\/church\.example(\/unsubscribe\/\S+)/.exec(mails()[0]!.text!)!
  const open = (language: string, path = address!) => ask('GET', `${app.url}${path}`, { headers: { 'accept-language': language } })
  const page = await open('ar')
  assert.match(page.text, /<html lang="de" dir="ltr">[\s\S]*<p>Keine E-Mails mehr zum Thema: Kurse, die du bekommst\?<\/p>/)
  assert.equal(page.headers['content-language'], 'de')
  await reads(person, null)
  assert.match((await open('ar')).text, /<html lang="ar" dir="rtl">[\s\S]*<p>هل نوقف الرسائل حول: الدورات المُسندة إليك؟<\/p>/)
  const unknown = await open('es', '/unsubscribe/x')
  assert.deepEqual([unknown.status, unknown.headers['content-language']], [404, 'es'])
  assert.match(unknown.text, /<html lang="es" dir="ltr">[\s\S]*Este enlace no funciona/)
})

it('takes them along in one’s language', async () => {
  const { person } = await reader('de')
  const training = (await given.notice(person)).replace('A training for you: ', '')
  const rows = await Array.fromAsync(personalData.exports!['notifications/notifications']!(db, person.id))
  assert.deepEqual(
    rows.map((row) => ({ ...row, created_at: '' })),
    [
      {
        kind: 'training_assigned',
        title: `Ein Kurs für dich: ${training}`,
        body: `Bitte schließ „${training}“ ab, wenn es dir passt.`,
        quote: null,
        created_at: '',
        read_at: null,
      },
    ],
  )
})
