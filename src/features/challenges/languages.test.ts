import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const member = await given.person({ of: church })
const as = (language: string) => ({ headers: { 'accept-language': language } })

it('answers in the language that is asked for: started, refused, forbidden, and not found', async () => {
  const challenge = await givenChallenge({ of: church, name: 'Seven days' })
  const early = await member.post(`/challenges/complete/${challenge.id}`, {}, as('es-MX'))
  assert.deepEqual([early.status, early.body.message, early.body.error_type], [422, 'Empieza esto primero, por favor.', 'not_started'])

  const started = await member.post(`/challenges/start/${challenge.id}`, {}, as('de-AT, en;q=0.5'))
  assert.deepEqual([started.status, started.body.message], [200, 'Du bist bei dieser Challenge dabei.'])
  assert.equal(started.body.data.title, 'Seven days')

  const forbidden = await member.put(`/challenges/${challenge.id}`, { name: 'Mine' }, as('ar'))
  assert.deepEqual([forbidden.status, forbidden.body], [403, { message: 'هذا متاح لقادة الكنيسة ومشرفيها فقط.', code: 'only_leaders' }])
  const completions = await member.get('/manage/challenges/completions', as('de'))
  assert.deepEqual(
    [completions.status, completions.body],
    [403, { message: 'Das sehen nur Leitende und Admins einer Gemeinde.', code: 'only_leaders_see_completions' }],
  )
  const unknown = await member.get('/challenges/999999999', as('es'))
  assert.deepEqual([unknown.status, unknown.body], [404, { message: 'Este reto no existe.', code: 'challenge_not_found' }])
})

it('names what is wrong with a field as a rule, beside its sentence', async () => {
  const challenge = await givenChallenge({ of: church, duration_days: 7 })
  await member.post(`/challenges/start/${challenge.id}`)
  const future = await member.post(`/challenges/check-in/${challenge.id}`, { date: '2999-01-01' }, as('es'))
  assert.deepEqual([future.status, future.body.codes], [422, { date: [{ rule: 'date_in_future' }] }])
  assert.deepEqual(future.body.errors, { date: ['El campo «Fecha» no puede estar en el futuro.'] })
  assert.equal(future.body.code, 'invalid')
  const before = await member.post(`/challenges/check-in/${challenge.id}`, { date: '2001-01-01' }, as('ar'))
  assert.deepEqual(before.body.codes, { date: [{ rule: 'date_before_start' }] })
  assert.deepEqual(before.body.errors, { date: ['يجب ألا يسبق الحقل «التاريخ» بداية التحدي.'] })

  const back = await church.admin.put(`/challenges/${challenge.id}`, { status: 'draft' }, as('de'))
  assert.deepEqual(back.body, {
    message: 'An dieser Challenge nehmen schon Menschen teil, darum kann sie nicht wieder zum Entwurf werden.',
    code: 'invalid',
    errors: { status: ['An dieser Challenge nehmen schon Menschen teil, darum kann sie nicht wieder zum Entwurf werden.'] },
    codes: { status: [{ rule: 'people_take_part' }] },
  })
  const long = await church.admin.put(`/challenges/${challenge.id}`, { name: 'x'.repeat(256) }, as('de'))
  assert.deepEqual(long.body.codes, { name: [{ rule: 'max_length', max: 255 }] })
  assert.deepEqual(long.body.errors, { name: ['Das Feld „Name“ darf höchstens 255 Zeichen lang sein.'] })
})
