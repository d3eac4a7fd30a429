// In which language an answer is written, and that it says so.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import Type from 'typebox'
import { startSmallService } from '#test/small-service.ts'
import { badRequest } from './errors.ts'
import { Text } from './fields.ts'
import type { Api, Caller } from './route.ts'

/** Person 1 reads German in a Spanish organization, 2 what their organization reads, and 3 what their client asks for. */
const readers: Record<string, Pick<Caller, 'locale' | 'organizationLocale'>> = {
  1: { locale: 'de-AT', organizationLocale: 'es' },
  2: { locale: null, organizationLocale: 'es' },
  3: { locale: 'fr', organizationLocale: 'fr' },
}
function routes(api: Api<Caller>) {
  const response = { 200: Type.Object({ message: Type.String() }) }
  const usual = { operationId: 'x', summary: 'x', response } as const
  api.get('/greeting', { ...usual, access: 'anyone' }, async ({ words }) => ({ message: words.refusals.service_busy }))
  api.get('/refusal', { ...usual, access: 'anyone' }, async () => {
    throw badRequest('body_too_deep', { params: { max: 32 } })
  })
  api.post('/names', { ...usual, access: 'anyone', body: { title: Text(5), names: Type.Array(Text(5)) } }, async () => ({ message: '' }))
}
const service = await startSmallService(routes, {
  api: { authenticate: async (token) => ({ id: Number(token), isSubscribed: true, ...readers[token] }) },
})
const get = (path: string, language?: string, token?: string) =>
  service.request('GET', path, { ...(token ? { token } : {}), headers: language ? { 'accept-language': language } : {} })

const busy = {
  en: 'The service is busy. Please try again in a moment.',
  de: 'Gerade ist viel los. Bitte versuch es gleich noch einmal.',
  es: 'El servicio está ocupado. Inténtalo de nuevo en un momento, por favor.',
  ar: 'الخدمة مشغولة الآن. يُرجى المحاولة بعد لحظات.',
}

it('is the person’s own language, else the one that the client asks for, else their organization’s, else English', async () => {
  const cases: [string | undefined, string | undefined, keyof typeof busy][] = [
    ['ar', '1', 'de'],
    ['ar', '2', 'ar'],
    ['fr', '2', 'es'],
    ['*', '2', 'es'],
    [undefined, '2', 'es'],
    ['es;q=0.2, de;q=0.4', '3', 'de'],
    [undefined, '3', 'en'],
    ['de-AT', undefined, 'de'],
    ['tlh', undefined, 'en'],
    [undefined, undefined, 'en'],
  ]
  for (const [asked, token, language] of cases) {
    const { body, headers } = await get('/greeting', asked, token)
    assert.deepEqual([body.message, headers['content-language']], [busy[language], language], `${asked} for ${token}`)
  }
})

it('is said on every answer for people, which depends on what was asked for', async () => {
  for (const path of ['/greeting', '/refusal', '/nothing', '/greeting/']) {
    const { headers } = await get(path, 'de')
    assert.equal(headers['content-language'], 'de', path)
    assert.match(String(headers['vary']), /^Origin, Accept-Language\b/, path)
  }
  const text = await service.raw('GET /api/greeting HTTP/1.1\r\nhost: x\r\naccept-language: de\r\nconnection: close\r\n\r\n', {
    plain: true,
  })
  assert.match(text, /content-language: de\r\n/)
  assert.match(text, /Bitte benutze HTTPS/)
  const unread = await service.raw('NONSENSE\r\n\r\n')
  assert.match(unread, /content-language: en\r\nvary: Accept-Language\r\n/)
})

it('changes the sentences of a refusal, and neither its code nor its rules', async () => {
  const sent = { title: 'too long', names: ['a', ''] }
  const post = (language: string) => service.request('POST', '/names', { body: sent, headers: { 'accept-language': language } })
  const english = (await post('en')).body
  assert.deepEqual(english, {
    message: 'The title field must not be greater than 5 characters. (and 1 more error)',
    code: 'invalid',
    errors: {
      title: ['The title field must not be greater than 5 characters.'],
      'names.1': ['The names.1 field is required.'],
    },
    codes: { title: [{ rule: 'max_length', max: 5 }], 'names.1': [{ rule: 'required' }] },
  })
  const german = (await post('de')).body
  assert.equal(german.message, 'Das Feld „Titel“ darf höchstens 5 Zeichen lang sein. (und 1 weiterer Fehler)')
  assert.deepEqual(german.errors['names.1'], ['Das Feld „names 2“ wird gebraucht.'])
  for (const language of ['de', 'es', 'ar']) {
    const { body } = await post(language)
    assert.deepEqual([body.code, body.codes], [english.code, english.codes])
    assert.notEqual(body.message, english.message)
  }
  assert.equal((await get('/refusal', 'es')).body.code, 'body_too_deep')
})
