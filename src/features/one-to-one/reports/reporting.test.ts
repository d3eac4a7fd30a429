import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveSubscription } from '#features/organizations/queries.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPair } from '#test/given-pairs.ts'
import { REPORTS_A_DAY } from '../limits.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const second = await given.person({ of: church, role: 'admin' })

async function walking(mentor?: Person) {
  mentor ??= await given.person({ of: church, role: 'leadership' })
  const mentee = await given.person({ of: church })
  const { id } = await givenPair(mentor, mentee, church, second)
  return { mentor, mentee, id, at: `/pairs/${id}` }
}
const list = (by: Person, status = 'open', of = church) => by.get(`/organizations/${of.id}/pair-reports?status=${status}`)
const close = (by: Person, id: number, of = church) => by.post(`/organizations/${of.id}/pair-reports/${id}/close`)
const told = async (by: Person) =>
  (await by.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'pair_report_received').length

it('brings the admins one’s own words and the notes that one chose, and no others', async () => {
  const { mentor, mentee, at } = await walking()
  const strange = (await mentor.post(`${at}/notes`, { text: 'Don’t tell anybody' })).body.data
  await mentor.post(`${at}/notes`, { text: 'Not chosen' })
  const own = (await mentee.post(`${at}/private-notes`, { text: 'He came to my school' })).body.data
  await mentee.post(`${at}/private-notes`, { text: 'Kept for herself' })
  const sent = await mentee.post(`${at}/report`, { reason: 'I am afraid', note_ids: [strange.id], private_note_ids: [own.id] })
  assert.equal(sent.status, 201)
  await mentor.put(`${at}/notes/${strange.id}`, { text: 'Nothing' })
  await mentor.delete(`${at}/notes/${strange.id}`)
  for (const admin of [church.admin, second]) {
    const { text, body } = await list(admin)
    const [report] = body.data
    assert.deepEqual(
      [report.id, report.reason, report.reported_by, report.mentor.id],
      [sent.body.data.id, 'I am afraid', mentee.id, mentor.id],
    )
    assert.deepEqual(
      report.notes.map(({ written_by, text }: never) => [written_by, text]),
      [
        [mentor.id, 'Don’t tell anybody'],
        [mentee.id, 'He came to my school'],
      ],
    )
    assert.ok(!text.includes('Not chosen') && !text.includes('Kept for herself'))
    assert.equal(await told(admin), 1)
  }
  assert.equal(await told(mentor), 0)
})

it('takes notes that the sender reads, and nobody else’s', async () => {
  const { mentor, mentee, at } = await walking()
  const own = (await mentor.post(`${at}/private-notes`, { text: 'Mine' })).body.data
  const other = await walking()
  const foreign = (await other.mentor.post(`${other.at}/notes`, { text: 'Theirs' })).body.data
  for (const chosen of [{ private_note_ids: [own.id] }, { note_ids: [foreign.id] }, { note_ids: [999_999_999] }]) {
    const { status, body } = await mentee.post(`${at}/report`, { reason: 'x', ...chosen })
    assert.deepEqual([status, body.codes], [422, { note_ids: [{ rule: 'invalid_choice' }] }])
  }
})

it('is for the admins of the church, but for one who is one of the two', async () => {
  const { mentee, at } = await walking(church.admin)
  const { data } = (await mentee.post(`${at}/report`, { reason: 'About an admin' })).body
  assert.ok(!(await list(church.admin)).text.includes('About an admin'))
  assert.equal((await close(church.admin, data.id)).status, 404)
  assert.ok((await list(second)).text.includes('About an admin'))
  const leader = await given.person({ of: church, role: 'leadership' })
  for (const [person, status] of [
    [leader, 403],
    [mentee, 403],
    [elsewhere.admin, 404],
  ] as const) {
    assert.equal((await list(person)).status, status)
    assert.equal((await close(person, data.id)).status, status)
  }
  assert.equal((await close(elsewhere.admin, data.id, elsewhere)).status, 404)
  const answers = await Promise.all(Array.from({ length: 10 }, () => close(second, data.id)))
  assert.ok(answers.every(({ status, body }) => status === 200 && body.data.status === 'resolved'))
  const log = await db.many<{ details: object }>(
    sql`select details from audit_log where action = 'pair-report.closed' and subject_id = ${data.id}`,
  )
  assert.deepEqual(log, [{ details: { pair_id: data.pair_id } }])
  assert.ok((await list(second, 'resolved')).body.data.some(({ id }: { id: number }) => id === data.id))
})

it('can be sent at any time, without a subscription, and after it has ended; ten a day at most', async () => {
  const { mentee, at } = await walking()
  await mentee.post(`${at}/end`)
  await saveSubscription(db, { organizationId: church.id }, 'canceled', null)
  const answers = await Promise.all(Array.from({ length: REPORTS_A_DAY + 1 }, () => mentee.post(`${at}/report`, { reason: 'Please help' })))
  await saveSubscription(db, { organizationId: church.id }, 'active', null)
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array.from({ length: REPORTS_A_DAY }, () => 201), 422])
  assert.ok(answers.some(({ body }) => body.error_type === 'too_many_reports'))
})

it('says honestly where there is no admin but the two, and keeps it for the next one', async () => {
  const small = await given.organization()
  const mentee = await given.person({ of: small })
  const helper = await given.person({ of: small, role: 'admin' })
  const { id } = await givenPair(small.admin, mentee, small, helper)
  await db.run(sql`update organization_members set role = 'member' where user_id = ${helper.id}`)
  const { body } = await mentee.post(`/pairs/${id}/report`, { reason: 'I am afraid' })
  assert.match(body.message, /^It is kept for the next admin/)
  assert.deepEqual((await list(small.admin, 'open', small)).body.data, [])
  await db.run(sql`update organization_members set role = 'admin' where user_id = ${helper.id}`)
  assert.equal((await list(helper, 'open', small)).body.data.length, 1)
})
