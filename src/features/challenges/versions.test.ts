import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })

const make = () => givenChallenge({ of: church })
const versionFor = async (person: Person, { id }: { id: number }) => (await person.get(`/challenges/${id}`)).headers['etag']
const change = ({ id }: { id: number }, body: object, etag: unknown, by = leader) =>
  by.put(`/challenges/${id}`, body, { headers: { 'if-match': String(etag) } })

it('tells whoever may change a challenge which version it is, and nobody else', async () => {
  const challenge = await make()
  assert.match(String(await versionFor(leader, challenge)), /^"[\w-]{22}"$/)
  assert.equal(await versionFor(leader, challenge), await versionFor(church.admin, challenge))
  assert.equal(await versionFor(member, challenge), undefined)
})

it('lets one of ten who change it at once succeed, and tells the others, in their language', async () => {
  const challenge = await make()
  const read = await versionFor(leader, challenge)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change(challenge, { name: `By the ${n}th` }, read)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(412)])
  const headers = { 'if-match': String(read), 'accept-language': 'de' }
  assert.deepEqual((await leader.put(`/challenges/${challenge.id}`, { name: 'Later' }, { headers })).body, {
    message: 'Das wurde inzwischen geändert. Bitte lies es noch einmal, bevor du es änderst.',
    code: 'changed_meanwhile',
  })
  const won = answers.find(({ status }) => status === 200)!
  const now = await leader.get(`/challenges/${challenge.id}`)
  assert.deepEqual([now.body.data.name, now.headers['etag']], [won.body.data.name, won.headers['etag']])
  assert.equal((await change(challenge, { name: 'Again' }, won.headers['etag'])).status, 200)
})

it('sees every edit, and nothing of those who take part', async () => {
  const challenge = await make()
  const badge = await givenBadge({ of: church })
  const edits = [
    { name: 'Renamed' },
    { challenge_content: '<p>Sing</p>' },
    { description: 'A week' },
    { action: 'Sing one' },
    { duration_days: 9 },
    { topics: ['hope'] },
    { points_awarded: 7 },
    { badge_id: badge.id },
    { auto_award: false },
    { language: 'de' },
    { media_url: 'https://vimeo.com/1' },
    { visibility: 'everyone' },
    { status: 'archived' },
    { status: 'published' },
  ]
  const seen = new Set([await versionFor(leader, challenge)])
  for (const edit of edits) seen.add((await church.admin.put(`/challenges/${challenge.id}`, edit)).headers['etag'])
  // Published again, it is what it was before it was archived.
  assert.equal(seen.size, edits.length)
  const before = await versionFor(leader, challenge)
  await leader.post(`/challenges/start/${challenge.id}`)
  await leader.post(`/challenges/complete/${challenge.id}`)
  assert.equal(await versionFor(leader, challenge), before)
})

it('takes any version or none as before, and deletes only what was read', async () => {
  const challenge = await make()
  const read = await versionFor(leader, challenge)
  assert.equal((await change(challenge, { name: 'Through a proxy' }, `"other", W/${read}`)).status, 200)
  assert.equal((await change(challenge, { name: 'Whatever it is' }, '*')).status, 200)
  assert.equal((await leader.put(`/challenges/${challenge.id}`, { name: 'As before' })).status, 200)
  const remove = (etag: unknown) => leader.delete(`/challenges/${challenge.id}`, { headers: { 'if-match': String(etag) } })
  assert.equal((await remove(read)).status, 412)
  assert.equal((await remove(await versionFor(leader, challenge))).status, 200)
})

it('tells a stranger nothing by it, and a member that it is not theirs to change', async () => {
  const draft = await givenChallenge({ of: church, status: 'draft' })
  assert.equal((await change(draft, { name: 'Mine' }, '"nothing"', member)).status, 404)
  assert.equal((await change(await make(), { name: 'Mine' }, '"nothing"', member)).status, 403)
})
