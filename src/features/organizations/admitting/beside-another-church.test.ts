// Somebody who must set a second factor up for one church, and belongs to another too.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const time = { now: Date.now() }
const app = await startApp({ clock: { now: () => time.now } })
const { db } = app.services
const given = givenFor(app)

/** A church, and a leader of it who is a member of another. */
async function church() {
  const asking = await given.organization()
  const other = await given.organization()
  const leader = await given.person({ of: asking, role: 'leadership' })
  await db.run(sql`insert into organization_members (organization_id, user_id, role) values (${other.id}, ${leader.id}, 'member')`)
  return { asking, leader }
}
const ask = (organizationId: number) => db.run(sql`update organizations set require_second_factor = 'leaders' where id = ${organizationId}`)
const givenPasskey = ({ id }: Person) =>
  db.run(
    sql`insert into passkeys (user_id, name, credential_id, public_key) values (${id}, 'Phone', ${Buffer.from(`key of ${id}`)}, '\\x01')`,
  )

it('shows nothing that is said to the care team of the church', async () => {
  const { asking, leader } = await church()
  const author = await given.person({ of: asking })
  await asking.admin.put(`/organizations/${asking.id}/care-team/${leader.id}`)
  const sent = { title: 'Rain', request_text: 'For us', organization_id: asking.id, visibility: 'care_team' }
  const { request } = (await author.post('/prayer-requests', sent)).body
  const pending = '/prayer-requests/pending?visibility=care_team'
  assert.ok((await leader.get(pending)).text.includes('Rain'))
  await ask(asking.id)
  for (const path of [pending, '/prayer-requests/care']) assert.equal((await leader.get(path)).status, 403, path)
  assert.equal((await leader.post(`/prayer-requests/${request.id}/care`, { revision: 1 })).status, 403)
})

it('shows no meeting of the church', async () => {
  const { asking, leader } = await church()
  const group = await given.group({ by: leader, of: asking })
  const starts_at = new Date(time.now + 7 * 86_400_000).toISOString().slice(0, 16)
  const since = (await db.one<{ now: string }>(sql`select to_json(now())#>>'{}' as now`)).now
  const planned = await leader.post(`/groups/${group.id}/meetings`, { starts_at })
  assert.ok(planned.status < 300, planned.text)
  const changed = `/meetings?updated_since=${encodeURIComponent(since)}`
  for (const path of ['/meetings', changed]) assert.equal((await leader.get(path)).body.data.length, 1, path)
  await ask(asking.id)
  assert.deepEqual((await leader.get('/meetings')).body.data, [])
  // Else a phone would move on past what changed there.
  for (const list of ['/meetings', '/groups', '/challenges', '/qualifications/get_qualifications', '/notifications']) {
    const { status, body } = await leader.get(`${list}?updated_since=${encodeURIComponent(since)}`)
    assert.deepEqual([status, body.error_type, body.organization_id], [403, 'second_factor_needed', asking.id], list)
  }
})

it('shows no pair of the church', async () => {
  const { asking, leader } = await church()
  const other = await given.person({ of: asking })
  await db.run(sql`
    insert into pairs (organization_id, mentor_id, mentee_id, asked_by, status, began_at, active_at, closed_at)
    values (${asking.id}, ${leader.id}, ${other.id}, ${leader.id}, 'ended', now(), now(), now())`)
  assert.equal((await leader.get('/pairs?status=ended')).body.data.length, 1)
  await ask(asking.id)
  assert.deepEqual((await leader.get('/pairs?status=ended')).body.data, [])
})

it('lets whoever has a passkey lay no role down, and not leave, by password alone', async () => {
  const { asking, leader } = await church()
  await ask(asking.id)
  await givenPasskey(leader)
  const self = `/organizations/${asking.id}/members/${leader.id}`
  for (const { status, body } of [await leader.patch(self, { role: 'member' }), await leader.delete(self)])
    assert.deepEqual([status, body.error_type], [403, 'second_factor_needed'])
  await db.run(sql`delete from passkeys where user_id = ${leader.id}`)
  assert.equal((await leader.patch(self, { role: 'member' })).status, 200)
})
