import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedLanguage, directionOf, languageFor, languageOf, languages, wordsOf } from './languages.ts'

it('speaks English, German, Spanish and Arabic, which alone is written from right to left', () => {
  assert.deepEqual(languages, ['en', 'de', 'es', 'ar'])
  assert.deepEqual(languages.map(directionOf), ['ltr', 'ltr', 'ltr', 'rtl'])
  for (const language of languages) assert.equal(wordsOf(language).language, language)
})

it('knows the language of a locale, whatever its region and its letters', () => {
  const known = { de: 'de', 'de-AT': 'de', 'ES-419': 'es', 'ar-EG-u-nu-latn': 'ar', 'en-GB': 'en' }
  for (const [locale, language] of Object.entries(known)) assert.equal(languageOf(locale), language)
  for (const unknown of ['fr', 'den', 'constructor', '*', '', '-de', null, undefined]) assert.equal(languageOf(unknown), undefined)
})

it('takes the first locale that it speaks, else English', () => {
  assert.equal(languageFor('es-MX', 'de'), 'es')
  assert.equal(languageFor(null, undefined, 'fr', 'ar'), 'ar')
  assert.equal(languageFor('fr', null), 'en')
  assert.equal(languageFor(), 'en')
})

it('takes of what a client accepts the first that it speaks, by weight and then by order', () => {
  const cases: [string, string | undefined][] = [
    ['de', 'de'],
    ['de-AT, en', 'de'],
    ['de-AT;q=0.9, en;q=0.8', 'de'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['fr-CH, fr;q=0.9, ar;q=0.8, en;q=0.7, *;q=0.5', 'ar'],
    ['es-419,es;q=0.9', 'es'],
    ['DE-de', 'de'],
    ['de;q=0, es;q=0.1', 'es'],
    ['de;q=0', undefined],
    ['fr', undefined],
    ['*', undefined],
    ['*, de;q=0.5', 'de'],
    ['fr, *;q=0.1', undefined],
    ['', undefined],
    [' , ;;, q=1, =, de de, \t', undefined],
    ['de;q=abc, es;q=0.2', 'es'],
    ['__proto__, constructor', undefined],
  ]
  for (const [header, language] of cases) assert.equal(acceptedLanguage(header), language, header)
  assert.equal(acceptedLanguage(undefined), undefined)
})

it('reads no header of more than 300 characters', () => {
  const long = (length: number) => `de${',fr'.repeat(length)}`.slice(0, length)
  assert.equal(acceptedLanguage(long(300)), 'de')
  assert.equal(acceptedLanguage(long(301)), undefined)
})

it('reads each of many headers for itself', () => {
  for (const [wish, language] of [
    ['es', 'es'],
    ['ar;q=0.1', 'ar'],
  ] as const)
    for (let n = 0; n < 1500; n++) assert.equal(acceptedLanguage(`fr;q=0.${n % 1000}, x-${n}, ${wish}`), language)
})
