import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { jpegBytes, mp3Bytes, pdfBytes } from '#test/given-files.ts'
import { type FilePart, sendForm } from '#test/given-uploads.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const member = await given.person({ of: church })
const as = (language: string) => ({ headers: { 'accept-language': language } })
const upload = (language: string, type: string, file: FilePart) =>
  sendForm(
    member,
    '/challenges/upload-media',
    [
      ['type', type],
      ['organization_id', church.id],
      ['file', file],
    ],
    as(language),
  )

it('says what is wrong with a file in the language that is asked for, beside its rule', async () => {
  const locked = await pdfBytes('Secret', 1, { userPassword: 'psalm' })
  for (const [language, sentence] of [
    ['de', 'Das PDF lässt sich nur mit einem Passwort öffnen. Es muss ein PDF sein, das sich ohne Passwort öffnen lässt.'],
    ['es', 'El PDF solo se abre con contraseña. Debe ser un PDF que se abra sin contraseña.'],
    ['ar', 'لا يُفتح ملف PDF إلا بكلمة مرور. يجب أن يكون الملف بصيغة PDF ويُفتح دون كلمة مرور.'],
  ] as const) {
    const { status, body } = await upload(language, 'pdf', { name: 'letter.pdf', bytes: locked })
    assert.equal(status, 422)
    assert.deepEqual(body, { message: sentence, code: 'invalid', errors: { file: [sentence] }, codes: { file: [{ rule: 'pdf_locked' }] } })
  }
})

it('lists the kinds that it takes as the language joins them', async () => {
  const words = { name: 'psalm.mp3', bytes: Buffer.from('Only words.') }
  const codes = { file: [{ rule: 'sound_unrecognized', kinds: ['mp3', 'wav'] }] }
  for (const [language, kinds] of [
    ['de', 'MP3 oder WAV'],
    ['es', 'MP3 o WAV'],
    ['ar', 'MP3 أو WAV'],
  ] as const) {
    const { body } = await upload(language, 'audio', words)
    assert.deepEqual(body.codes, codes)
    assert.ok(body.errors.file[0].includes(kinds), body.errors.file[0])
  }
  const named = await upload('de', 'audio', { name: 'psalm.wav', bytes: mp3Bytes() })
  assert.deepEqual(named.body.codes, { file: [{ rule: 'name_does_not_fit', kind: 'mp3' }] })
  assert.equal(named.body.message, 'Die Datei ist vom Typ MP3, darum muss ihr Name auf .mp3 enden.')
})

it('thanks for a picture, and says of what is none which kinds it takes', async () => {
  const picture = (language: string, bytes: Buffer) => sendForm(member, '/user/avatar', [['file', { name: 'me.jpg', bytes }]], as(language))
  const saved = await picture('es', await jpegBytes())
  assert.deepEqual([saved.status, saved.body.message], [201, 'Esta es ahora tu imagen.'])
  const refused = await picture('de', Buffer.from('Only words.'))
  assert.deepEqual([refused.status, refused.body.code], [422, 'invalid'])
  assert.deepEqual(refused.body.codes, { file: [{ rule: 'not_a_picture', kinds: ['jpeg', 'png', 'webp'] }] })
  assert.equal(refused.body.message, 'Die Datei muss ein Bild sein: JPEG, PNG oder WebP.')
})
