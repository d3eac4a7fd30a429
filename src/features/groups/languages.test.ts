import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const group = await given.group({ by: leader, of: church, name: 'Offener Tisch' })
const closed = await given.group({ by: leader, of: church, join_type: 'closed' })

const asking = (person: Person, language: string, method: string, path: string, body?: object) =>
  app.request(method, path, { token: person.token, headers: { 'accept-language': language }, ...(body ? { body } : {}) })

it('answers in the language that is asked for: done, refused, forbidden, and not found', async () => {
  const member = await given.person({ of: church })
  const joined = await asking(member, 'de-AT, en;q=0.5', 'POST', '/groups/join', { joinCode: group.code })
  assert.deepEqual([joined.status, joined.body.message], [200, 'Du bist jetzt in der Gruppe „Offener Tisch“.'])

  const waiting = await asking(member, 'es', 'POST', '/groups/join', { joinCode: closed.code })
  assert.deepEqual(waiting.body, {
    message: 'Este grupo es cerrado. Pide a sus administradores que te acepten.',
    error_type: 'closed_group',
    group_id: closed.id,
    group: { id: closed.id, name: closed.name, purpose: '', location: '' },
  })

  const forbidden = await asking(member, 'ar', 'DELETE', `/groups/${group.id}`)
  assert.deepEqual([forbidden.status, forbidden.body], [403, { message: 'هذا متاح لمشرفي المجموعة فقط.', code: 'only_group_admins' }])

  const unknown = await asking(member, 'de', 'GET', '/groups/999999999')
  assert.deepEqual([unknown.status, unknown.body], [404, { message: 'Diese Gruppe gibt es nicht.', code: 'group_not_found' }])
})

it('says of a global group that it is fixed twice, in one language, and by one code', async () => {
  const sentence = 'هذه المجموعة للكنيسة كلها ولا يمكن تغييرها.'
  const { status, body } = await asking(church.admin, 'ar', 'PUT', `/groups/${church.global_group_id}`, { name: 'Ours' })
  assert.deepEqual([status, body], [403, { error: sentence, message: sentence, code: 'global_group_fixed' }])
})

it('names what is wrong with a field as a rule, and why a new group is a draft as a whole sentence', async () => {
  const member = await given.person({ of: church })
  const open = await asking(member, 'de', 'POST', '/groups/join-request', { group_id: group.id })
  assert.deepEqual(open.body, {
    message: 'Diese Gruppe ist offen: Tritt ihr mit ihrem Code bei.',
    code: 'invalid',
    errors: { group_id: ['Diese Gruppe ist offen: Tritt ihr mit ihrem Code bei.'] },
    codes: { group_id: [{ rule: 'group_is_open' }] },
  })

  const founded = await asking(member, 'es', 'POST', '/groups', { name: 'Mesa abierta', organization_id: church.id })
  assert.deepEqual([founded.status, founded.body.message], [201, 'El grupo se ha creado. Será un borrador hasta que tenga un líder.'])
})
