import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
let counter = 0
const guest = () => `reader-${++counter}@example.org`

const mailsTo = async (email: string) => {
  await app.work()
  return (await app.mails()).filter(({ to }) => to.includes(email))
}

it('refuses in the language that is asked for, with a code that never changes', async () => {
  const body = { email: church.admin.email, password: 'not the right horse' }
  for (const [asked, language, message] of [
    ['fr', 'en', 'The e-mail or the password is wrong.'],
    ['de-CH, fr;q=0.5', 'de', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
    ['es-MX', 'es', 'El correo electrónico o la contraseña no son correctos.'],
    ['ar', 'ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ] as const) {
    const refused = await app.request('POST', '/login', { body, headers: { 'accept-language': asked } })
    assert.deepEqual([refused.status, refused.body], [401, { message, code: 'wrong_credentials' }])
    assert.equal(refused.headers['content-language'], language)
  }
})

it('says what is wrong with a password in Arabic and German, beside the rules', async () => {
  const person = await given.person({ of: church, locale: 'ar-EG' })
  const wrong = await person.put('/user/password', { current_password: 'not the right horse', password: 'qwerty123456' })
  assert.deepEqual(wrong.body.codes, { current_password: [{ rule: 'incorrect' }], password: [{ rule: 'common_password' }] })
  assert.match(wrong.body.errors.password[0], /من أكثر كلمات المرور شيوعًا/)
  assert.match(wrong.body.message, /\(وخطأ آخر\)$/)
  await person.patch('/user', { locale: 'de' })
  const short = await person.put('/user/password', { current_password: PASSWORD, password: 'short', password_confirmation: 'other' })
  assert.deepEqual(short.body.codes, {
    password: [{ rule: 'min_length', min: 12 }],
    password_confirmation: [{ rule: 'same', other: 'password' }],
  })
  assert.deepEqual(short.body.errors, {
    password: ['Das Feld „Passwort“ muss mindestens 12 Zeichen lang sein.'],
    password_confirmation: ['Das Feld „Passwort-Bestätigung“ muss mit „Passwort“ übereinstimmen.'],
  })
})

it('keeps any language that is well formed, in its canonical form, and forgets it when it is cleared', async () => {
  const person = await given.person({ of: church })
  const choose = async (locale: string | null) => person.patch('/user', { locale })
  for (const [sent, kept, language] of [
    ['DE-at', 'de-AT', 'de'],
    ['fr-CA', 'fr-CA', 'en'],
    ['zh-hant-tw', 'zh-Hant-TW', 'en'],
    [null, null, 'en'],
  ] as const) {
    const { status, body } = await choose(sent)
    assert.deepEqual([status, body.data.locale], [200, kept])
    assert.equal((await person.get('/user')).headers['content-language'], language)
  }
  for (const none of ['not a language', 'de_DE', 'x', '12'])
    assert.deepEqual((await choose(none)).body.codes, { locale: [{ rule: 'locale' }] }, none)
  for (const long of [`de-x-${'abcdefgh-'.repeat(4)}a`, 'sh-x-abcdefgh-abcdefgh-abcdefgh-abc'])
    assert.deepEqual((await choose(long)).body.codes, { locale: [{ rule: 'max_length', max: 35 }] }, long)
  assert.equal((await person.patch('/user', { name: 'Another' })).body.data.locale, null)
})

it('reads in the organization’s language where a person has none, which admins alone choose', async () => {
  const chapel = await given.organization({ locale: 'es-MX' })
  const place = `/organizations/${chapel.id}`
  const [person, german] = [await given.person({ of: chapel }), await given.person({ of: chapel, locale: 'de' })]
  const refused = await person.patch(place, { locale: 'ar' })
  assert.deepEqual(
    [refused.status, refused.body],
    [403, { message: 'Solo los administradores de la iglesia pueden hacer esto.', code: 'only_admins' }],
  )
  assert.equal((await german.patch(place, { locale: 'ar' })).body.message, 'Das dürfen nur Admins der Gemeinde.')
  const changed = await chapel.admin.patch(place, { locale: 'AR' })
  assert.deepEqual([changed.status, changed.body.data.locale], [200, 'ar'])
  assert.equal((await person.patch('/user', { name: 'Samir' })).body.message, 'تم تعديل الحساب.')
  assert.deepEqual((await chapel.admin.get(`${place}/audit-log`)).body.data[0].details, { fields: ['locale'] })
  assert.equal((await chapel.admin.patch(place, { locale: null })).body.data.locale, null)
  assert.equal((await person.get(place)).headers['content-language'], 'en')
})

it('keeps the language in which somebody registers', async () => {
  const register = async (asked: string, more: object = {}) => {
    const email = guest()
    await church.admin.post(`/organizations/${church.id}/invitations`, { email })
    const [mail] = await mailsTo(email)
    const invitation_token = new URLSearchParams(/#(\S+)/.exec(mail!.text)![1]).get('invitation_token')
    const body = { name: 'Reader', email, password: PASSWORD, invitation_token, ...more }
    const { status, body: made } = await app.request('POST', '/register', { body, headers: { 'accept-language': asked } })
    assert.equal(status, 201)
    return (await app.request('GET', '/user', { token: made.token })).body.data.locale
  }
  assert.equal(await register('es-AR, en;q=0.5'), 'es')
  assert.equal(await register('fr'), null)
  assert.equal(await register('es', { locale: 'ar-eg' }), 'ar-EG')
})

it('writes e-mails in the language of whoever gets them', async () => {
  const anna = await given.person({ of: church, name: 'Anna <Groß>', locale: 'de-AT' })
  await app.request('POST', '/forgot-password', { body: { email: anna.email }, headers: { 'accept-language': 'es' } })
  const [mail] = await mailsTo(anna.email)
  assert.equal(mail!.subject, 'Leg ein neues Passwort fest')
  assert.match(mail!.text, /^Hallo Anna <Groß>!\n\nJemand, hoffentlich du, möchte/)
  assert.match(String(mail!.html), /<html lang="de" dir="ltr">/)
  assert.match(String(mail!.html), /Hallo Anna &lt;Groß&gt;!/)
  assert.match(String(mail!.html), />Neues Passwort festlegen<\/a>/)
})

it('invites a stranger in the organization’s language, and somebody known in theirs', async () => {
  const chapel = await given.organization({ name: 'كنيسة النعمة', locale: 'ar' })
  const [stranger, german] = [guest(), await given.person({ of: church, locale: 'de' })]
  for (const email of [stranger, german.email]) await chapel.admin.post(`/organizations/${chapel.id}/invitations`, { email })
  const [arabic] = await mailsTo(stranger)
  assert.equal(arabic!.subject, 'دعوة إلى كنيسة النعمة')
  assert.match(String(arabic!.html), /<html lang="ar" dir="rtl">/)
  assert.equal((await mailsTo(german.email))[0]!.subject, 'Du bist eingeladen: كنيسة النعمة')
})
