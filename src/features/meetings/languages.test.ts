import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const group = await given.group({ by: leader, of: church, name: 'Offener Tisch' })
const asking = (person: Person, language: string, method: string, path: string, body?: object) =>
  app.request(method, path, { token: person.token, headers: { 'accept-language': language }, ...(body ? { body } : {}) })

it('answers in the language that is asked for', async () => {
  const weeks = { starts_at: wallIn(1440), repeats: { every: 'week', until: wallIn(16 * 1440).slice(0, 10) } }
  const planned = await asking(leader, 'de', 'POST', `/groups/${group.id}/meetings`, weeks)
  assert.deepEqual([planned.status, planned.body.message], [201, '3 Treffen sind geplant.'])
  const wrong = await asking(leader, 'de', 'POST', `/groups/${group.id}/meetings`, { starts_at: 'morgen' })
  assert.deepEqual(
    [wrong.body.message, wrong.body.codes],
    ['Das Feld „Beginn“ muss ein Tag mit Uhrzeit sein, etwa 2026-03-03T19:30.', { starts_at: [{ rule: 'local_time' }] }],
  )
  const address = `/groups/${group.id}/meetings/${planned.body.data.id}`
  const early = await asking(leader, 'es', 'PUT', `${address}/attendance`, { present: [] })
  assert.deepEqual([early.body.message, early.body.error_type], ['Esta reunión aún no ha comenzado.', 'meeting_not_begun'])
  const answered = await asking(leader, 'ar', 'POST', `${address}/answer`, { coming: 'yes' })
  assert.deepEqual([answered.status, answered.body.message], [200, 'حُفظ جوابك.'])
})

it('tells each of a change in their own language', async () => {
  const readers = await Promise.all(['en', 'de', 'es', 'ar'].map((locale) => given.person({ of: church, locale })))
  for (const person of readers) await person.post('/groups/join', { joinCode: group.code })
  const meeting = await givenMeeting(leader, group, { starts_at: '2027-03-02T19:30' })
  await leader.put(`/groups/${group.id}/meetings/${meeting.id}`, { starts_at: '2027-03-03T20:00', location: 'Park' })
  await app.work()
  const told = await Promise.all(
    readers.map(
      async (person) =>
        (await person.get('/notifications')).body.data.find(({ kind }: { kind: string }) => kind === 'meeting_changed').body,
    ),
  )
  assert.deepEqual(told, [
    'A meeting of Offener Tisch has changed. It is now on Wednesday, 3 March 2027 at 20:00, at this place: Park',
    'Ein Treffen der Gruppe „Offener Tisch“ hat sich geändert. Neu: Mittwoch, 3. März 2027 um 20:00, Ort: Park',
    'Ha cambiado una reunión de Offener Tisch. Ahora es: miércoles, 3 de marzo de 2027, 20:00, en este lugar: Park',
    'تغيّر أحد لقاءات مجموعة «Offener Tisch». الموعد الآن الأربعاء، 3 مارس 2027 في 8:00 م، والمكان: Park',
  ])
})
