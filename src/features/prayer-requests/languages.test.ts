import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const author = await given.person({ of: church })

const asking = (person: Person, language: string, method: string, path: string, body?: object) =>
  app.request(method, path, { token: person.token, headers: { 'accept-language': language }, ...(body ? { body } : {}) })

it('answers in the language that is asked for: done, refused, forbidden, and not found', async () => {
  const asked = await asking(author, 'ar', 'POST', '/prayer-requests', { title: 'قوة', request_text: 'يوم الخميس' })
  assert.deepEqual([asked.status, asked.body.message], [201, 'وصل طلب صلاتك إلى القادة، وسيطّلعون عليه قبل مشاركته.'])
  const path = `/prayer-requests/${asked.body.request.id}`

  const waiting = await asking(author, 'de', 'POST', `${path}/resolve`)
  assert.deepEqual(waiting.body, {
    message: 'Nur ein geteiltes Gebetsanliegen lässt sich abschließen.',
    error_type: 'request_not_approved',
    status: 'pending',
  })

  const forbidden = await asking(author, 'es', 'POST', `${path}/approve`)
  assert.deepEqual(
    [forbidden.status, forbidden.body],
    [
      403,
      {
        message: 'Solo los líderes y administradores de la iglesia deciden sobre las peticiones de oración.',
        code: 'only_leaders_decide_prayers',
      },
    ],
  )

  const approved = await asking(leader, 'es', 'POST', `${path}/approve`)
  assert.deepEqual([approved.status, approved.body.message], [200, 'La petición de oración se ha compartido.'])
  const turned = await asking(leader, 'de', 'POST', `${path}/reject`, {})
  assert.deepEqual(turned.body, { message: 'Darüber ist schon entschieden.', error_type: 'request_already_reviewed', status: 'approved' })

  const withdrawn = await asking(author, 'de', 'DELETE', path)
  assert.deepEqual(
    [withdrawn.status, withdrawn.body],
    [404, { message: 'Dieses offene Gebetsanliegen gibt es nicht.', code: 'pending_prayer_request_not_found' }],
  )
})
