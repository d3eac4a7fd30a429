// Whoever keeps lists asks whether theirs is still the same, and gets nothing but a yes; nobody else's list is ever taken for theirs.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isList } from '#platform/http/list-etags.ts'
import { requestBuilder } from './access/asking.ts'
import { givenBelongings } from './access/belongings.ts'
import { startApp } from './app.ts'
import { given as givenFor, type Person } from './given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const given = givenFor(app)
const church = await given.organization()
const { admin } = church
const belongings = await givenBelongings(app, { person: admin, of: church, as: 'admin' })
const [member, other] = await given.people(2, church)

const has = (etag: unknown, headers = {}) => ({ headers: { 'if-none-match': String(etag), ...headers } })

it('sends nobody a list that they have', async () => {
  const first = await member!.get('/groups')
  assert.match(String(first.headers.etag), /^W\/"[\w-]{22}"$/)
  const again = await member!.get('/groups', has(first.headers.etag))
  assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', first.headers.etag])
  assert.equal(again.headers['cache-control'], 'private, no-store')
  assert.equal(Number(again.headers['x-ratelimit-remaining']), Number(first.headers['x-ratelimit-remaining']) - 1)
  assert.ok(again.headers['x-request-id'] && again.headers.vary)
  for (const header of [`"old", ${first.headers.etag}`, String(first.headers.etag).replace('W/', ''), '*'])
    assert.equal((await member!.get('/groups', has(header))).status, 304, header)
  assert.equal((await member!.get('/groups', has('"old"'))).status, 200)
})

it('sends it where anything in it is another, and where it is read in another language or as somebody else', async () => {
  const tag = async (person: Person, headers = {}) => String((await person.get('/challenges', { headers })).headers.etag)
  const [before, german, others, leading] = [
    await tag(member!),
    await tag(member!, { 'accept-language': 'de' }),
    await tag(other!),
    await tag(admin),
  ]
  assert.equal(new Set([before, german, others, leading]).size, 4)
  assert.equal((await other!.get('/challenges', has(before))).status, 200)
  await admin.post('/challenges', { name: 'Fast', challenge_content: 'A day', status: 'published', organization_id: church.id })
  assert.equal((await member!.get('/challenges', has(before))).status, 200)
  const member2 = await tag(member!)
  const promoted = await admin.patch(`/organizations/${church.id}/members/${member!.id}`, { role: 'leadership' })
  assert.equal(promoted.status, 200)
  assert.equal((await member!.get('/challenges', has(member2))).status, 200)
})

it('is so for each list and for nothing else, whatever form it has', async () => {
  let lists = 0
  for (const route of app.routes.filter(({ method }) => method === 'GET')) {
    if (route.access === 'key' || route.access === 'anyone') continue
    const { path, options } = requestBuilder(route, '').write((kind) => ({ ...belongings, user: member!.id })[kind]!)
    const ask = (headers = {}) => app.request('GET', path, { ...options, token: admin.token, ...headers })
    const answer = await ask()
    if (answer.status !== 200) continue
    const weak = String(answer.headers.etag ?? '').startsWith('W/')
    assert.equal(weak, isList(route), route.path)
    if (weak) lists++
    if (weak) assert.equal((await ask(has(answer.headers.etag))).status, 304, route.path)
  }
  assert.ok(lists > 40, String(lists))
})

it('refuses as ever, whatever somebody says that they have', async () => {
  assert.equal((await app.request('GET', '/groups', has('*'))).status, 401)
  assert.equal((await other!.get(`/organizations/${church.id}/members`, has('*'))).status, 403)
})
