import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const { admin } = church

const offered = async () => {
  const { body } = await leader.get(`/badges/for-challenges?organization_id=${church.id}`)
  return body.badges.map(({ id }: { id: number }) => id)
}

it('is made for one’s home organization unless told', async () => {
  await admin.patch('/user', { home_organization_id: church.id })
  const { status, body } = await admin.post('/badges', { name: 'Star' })
  assert.equal(status, 201)
  assert.deepEqual(
    { ...body.data, id: 0 },
    { id: 0, name: 'Star', description: '', icon: '', points_required: 0, organization_id: church.id },
  )
  const nobody = await given.person()
  assert.equal((await nobody.post('/badges', { name: 'Star' })).status, 403)
})

it('is made by admins, in their own organizations', async () => {
  const elsewhere = await given.organization()
  assert.equal((await leader.post('/badges', { name: 'Star', organization_id: church.id })).status, 403)
  const { status, body } = await admin.post('/badges', { name: 'Star', organization_id: elsewhere.id })
  assert.deepEqual([status, body.errors], [422, { organization_id: ['The selected organization id is invalid.'] }])
  const wrong = await admin.post('/badges', { name: '', points_required: -1, icon: 'x'.repeat(256), description: 'x'.repeat(1001) })
  assert.deepEqual(Object.keys(wrong.body.errors).sort(), ['description', 'icon', 'name', 'points_required'])
})

it('is offered for challenges when points lead to it, the smallest first', async () => {
  const [large, none, small] = [
    await givenBadge({ of: church, points_required: 50 }),
    await givenBadge({ of: church, points_required: 0 }),
    await givenBadge({ of: church, points_required: 5 }),
  ]
  const ids = await offered()
  assert.ok(!ids.includes(none.id))
  assert.ok(ids.indexOf(small.id) < ids.indexOf(large.id))
})

it('keeps what is left out of a change', async () => {
  const badge = await givenBadge({ of: church, description: 'For the faithful' })
  const { body } = await admin.put(`/badges/${badge.id}`, { icon: '🌟' })
  assert.deepEqual(body.data, { ...badge, icon: '🌟' })
  assert.deepEqual((await admin.put(`/badges/${badge.id}`, { description: null, points_required: null })).body.data, {
    ...badge,
    icon: '🌟',
    description: '',
    points_required: 0,
  })
})

it('stays with those who were given it when it is deleted', async () => {
  const badge = await givenBadge({ of: church })
  const challenge = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
  const [early, late] = await given.people(2, church)
  for (const person of [early!, late!]) await person.post(`/challenges/start/${challenge.id}`)
  await early!.post(`/challenges/complete/${challenge.id}`)
  assert.equal((await admin.delete(`/badges/${badge.id}`)).status, 200)
  await late!.post(`/challenges/complete/${challenge.id}`)
  assert.equal((await early!.get('/badges')).body.data[0].id, badge.id)
  assert.deepEqual((await late!.get('/badges')).body.data, [])
  assert.ok(!(await offered()).includes(badge.id))
  for (const answer of [await admin.delete(`/badges/${badge.id}`), await admin.put(`/badges/${badge.id}`, { name: 'Back' })])
    assert.equal(answer.status, 404)
})

it('is listed for its owner, by organization if wished', async () => {
  const elsewhere = await given.organization()
  const badge = await givenBadge({ of: church })
  const challenge = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
  const person = await given.person({ of: church })
  await person.post(`/challenges/start/${challenge.id}`)
  await person.post(`/challenges/complete/${challenge.id}`)
  assert.equal((await person.get(`/badges?organization_id=${church.id}`)).body.data.length, 1)
  assert.equal((await person.get(`/badges?organization_id=${elsewhere.id}`)).status, 404)
})
