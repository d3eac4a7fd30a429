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

  const { group_id, id } = approved.body.post
  const prayed = await asking(leader, 'ar', 'POST', `/groups/${group_id}/post/${id}/prayed`)
  assert.deepEqual([prayed.status, prayed.body.message], [200, 'شكرًا على صلاتك.'])
  const update = await asking(author, 'es', 'POST', `${path}/updates`, { text: 'Mejor' })
  assert.deepEqual([update.status, update.body.message], [201, 'Gracias por contarlo. Los líderes lo leerán antes de compartirlo.'])
  const care = await asking(author, 'de', 'GET', '/prayer-requests/care')
  assert.deepEqual(care.body, { message: 'Das sehen nur das Gebetsteam, Leitende und Admins.', code: 'only_care_team' })
  const changed = await asking(author, 'ar', 'PUT', path, { title: 'x' })
  assert.deepEqual([changed.status, changed.body.error_type], [422, 'request_already_reviewed'])
  const waits = (await asking(author, 'de', 'POST', '/prayer-requests', { title: 'Ruhe', request_text: 'Für uns' })).body.request
  await asking(author, 'de', 'PUT', `/prayer-requests/${waits.id}`, { title: 'Ruhe und Frieden' })
  const stale = await asking(leader, 'de', 'POST', `/prayer-requests/${waits.id}/approve`, { revision: 1 })
  assert.deepEqual(stale.body, {
    message: 'Das Gebetsanliegen hat sich geändert, seit du es gelesen hast. Bitte lies es noch einmal.',
    error_type: 'request_changed',
    revision: 2,
  })
  const withdrawn = await asking(author, 'de', 'DELETE', path)
  assert.deepEqual(
    [withdrawn.status, withdrawn.body],
    [404, { message: 'Dieses offene Gebetsanliegen gibt es nicht.', code: 'pending_prayer_request_not_found' }],
  )
})
