import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenBadge } from '#test/given-challenges.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const as = (language: string) => ({ headers: { 'accept-language': language } })

it('answers in the language that is asked for: changed, forbidden, and not found', async () => {
  const badge = await givenBadge({ of: church })
  const changed = await church.admin.put(`/badges/${badge.id}`, { icon: 'heart' }, as('de-CH'))
  assert.deepEqual([changed.status, changed.body.message], [200, 'Das Abzeichen ist geändert.'])

  const member = await given.person({ of: church })
  const forbidden = await member.post('/badges', { name: 'Mine', organization_id: church.id }, as('es'))
  assert.deepEqual(
    [forbidden.status, forbidden.body],
    [403, { message: 'Solo los administradores de la iglesia pueden hacer esto.', code: 'only_admins' }],
  )
  const unknown = await church.admin.put('/badges/999999999', { icon: 'heart' }, as('ar'))
  assert.deepEqual([unknown.status, unknown.body], [404, { message: 'هذا الوسام غير موجود.', code: 'badge_not_found' }])
})

it('names what is wrong with a field as a rule, beside its sentence', async () => {
  const wrong = await church.admin.post('/badges', { points_required: -1 }, as('es'))
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'invalid'])
  assert.deepEqual(wrong.body.codes, { name: [{ rule: 'required' }], points_required: [{ rule: 'min', min: 0 }] })
  assert.deepEqual(wrong.body.errors, {
    name: ['El campo «Nombre» es obligatorio.'],
    points_required: ['El campo «Puntos necesarios» debe ser como mínimo 0.'],
  })
})
