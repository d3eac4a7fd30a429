// The client against the service itself: what is done once, lists to their end, two steps of signing in, files, versions.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { withoutKey } from '#client/asking.ts'
import { ApiError, type LiveEvent } from '#client/client.ts'
import { startApp } from '../app.ts'
import { given as givenFor, PASSWORD } from '../given.ts'
import { wavBytes } from '../given-files.ts'
import { clientsOf, trusting } from './clients-of.ts'

const app = await startApp()
const given = givenFor(app)
const { client } = clientsOf(app)
const church = await given.organization()

it('does a POST once, of which the answer was lost on the way', async () => {
  const { token } = await given.person({ of: church })
  let lost = 0
  const forgetful: typeof fetch = async (input, init) => {
    const answer = await trusting(input, init)
    if (init?.method !== 'POST' || lost++ > 1) return answer
    await answer.text()
    throw new TypeError('fetch failed')
  }
  const { data } = await client({ token, fetch: forgetful }).post('/journal', { body: { title: 'Rain', content: 'All day' } })
  const entries = await Array.fromAsync(client({ token }).each('/journal'))
  assert.deepEqual([lost, entries.map(({ id }) => id)], [3, [data.id]])
})

it('reads lists of every kind to their end', async () => {
  const { admin } = church
  const mine = client({ token: admin.token })
  const group = await given.group({ by: admin, of: church, join_type: 'closed' })
  const askers = await given.people(3, church)
  for (const asker of askers) await asker.post('/groups/join-request', { group_id: group.id })
  for (const title of ['1', '2', '3']) await mine.post('/journal', { body: { title, content: 'a' } })
  const titles = []
  for await (const { title } of mine.each('/journal', { query: { per_page: 1 } })) titles.push(title)
  assert.deepEqual(titles, ['3', '2', '1'])
  const path = { organization: church.id }
  const { total } = await mine.get('/organizations/{organization}/members', { path })
  const members = await Array.fromAsync(mine.each('/organizations/{organization}/members', { path, query: { per_page: 2 } }))
  assert.ok(total > 3)
  assert.deepEqual([members.length, new Set(members.map(({ id }) => id)).size], [total, total])
  const requests = await Array.fromAsync(mine.each('/groups/{group}/join-requests', { path: { group: group.id } }))
  assert.equal(requests.length, 3)
  assert.deepEqual(await Array.fromAsync(mine.each('/badges/for-challenges', { query: { organization_id: church.id } })), [])
})

it('signs in by a second factor, and asks for another code while one is wrong', async () => {
  const person = await given.person({ of: church })
  const { secret } = (await person.post('/user/second-factor')).body.data
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const begun = await person.post('/user/second-factor/confirm', { code: code() })
  const [recovery] = begun.body.data.recovery_codes
  const theirs = client()
  const { email } = person
  const without = await theirs.signIn({ email, password: PASSWORD }).catch((error: unknown) => error)
  assert.ok(without instanceof ApiError)
  assert.deepEqual([without.status, without.code], [401, 'second_factor_required'])
  const asked: (string | undefined)[] = []
  const { user } = await theirs.signIn({
    email,
    password: PASSWORD,
    code(refused) {
      asked.push(refused?.errors['code']?.[0])
      return refused ? recovery : 'aaaa-aaaa-aaaa-aaaa'
    },
  })
  assert.equal(user.id, person.id)
  assert.deepEqual([asked.length, asked[0], typeof asked[1]], [2, undefined, 'string'])
  assert.equal((await theirs.get('/user')).data.email, email)
  await assert.rejects(theirs.signIn({ email, password: 'another horse entirely' }), { code: 'wrong_credentials' })
})

it('goes on with a file where the line was lost', async () => {
  const file = new Blob([new Uint8Array(wavBytes(330))])
  let parts = 0
  const breaking: typeof fetch = async (input, init) => {
    const answer = await trusting(input, init)
    if (init?.method !== 'PATCH' || ++parts !== 1) return answer
    throw new TypeError('fetch failed')
  }
  const shares: number[] = []
  const { url, kind } = await client({ token: church.admin.token, fetch: breaking }).upload({
    organization_id: church.id,
    purpose: 'challenge_audio',
    filename: 'Psalm 23.wav',
    file,
    onProgress: (share) => shares.push(share),
  })
  assert.equal(kind, 'audio')
  assert.ok(url.startsWith('https://'))
  assert.deepEqual([parts, shares.at(-1), shares.length], [2, 1, 2])
})

it('reads a list again only where it is another by now', async () => {
  const mine = client({ token: (await given.person({ of: church })).token })
  const first = await mine.getIfChanged(undefined, '/journal')
  assert.deepEqual(first?.body.data, [])
  assert.equal(await mine.getIfChanged(first.etag, '/journal'), undefined)
  await mine.post('/journal', { body: { title: 'Rain', content: 'All day' } })
  assert.equal((await mine.getIfChanged(first.etag, '/journal'))?.body.data.length, 1)
})

it('changes nothing that somebody else changed meanwhile', async () => {
  const mine = client({ token: church.admin.token })
  const { data } = await mine.post('/qualifications', { body: { title: 'Grace', organization_id: church.id } })
  const path = { qualification: data.id }
  const { etag } = await mine.request('get', '/qualifications/{qualification}', { path })
  await mine.put('/qualifications/{qualification}', { path, body: { title: 'Grace and truth' }, ifMatch: etag })
  await assert.rejects(mine.put('/qualifications/{qualification}', { path, body: { title: 'Truth' }, ifMatch: etag }), {
    status: 412,
    code: 'changed_meanwhile',
  })
})

it('hears what concerns somebody, also what happened while the line was lost', async () => {
  const member = await given.person({ of: church })
  const group = await given.group({ by: church.admin, of: church })
  await member.post('/groups/join', { joinCode: group.code })
  const post = async () => (await church.admin.post(`/groups/${group.id}/post`, { content: 'zaunkoenig' })).body.data.id
  let line = new AbortController()
  const connected = Promise.withResolvers<void>()
  const breaking: typeof fetch = async (input, init) => {
    const answer = await trusting(input, { ...init, signal: AbortSignal.any([init!.signal!, line.signal]) })
    connected.resolve()
    return answer
  }
  const end = new AbortController()
  const events = client({ token: member.token, fetch: breaking }).events({ signal: end.signal })
  const kindOf = async (first: Promise<IteratorResult<LiveEvent>>, postId: number) => {
    for (let next = await first; !next.done; next = await events.next()) if (next.value.data.post_id === postId) return next.value.data.kind
    return assert.fail('they ended')
  }
  const first = events.next()
  await connected.promise
  assert.equal(await kindOf(first, await post()), 'post.changed')
  const lost = line
  line = new AbortController()
  lost.abort()
  const missed = await post()
  assert.equal(await kindOf(events.next(), missed), 'post.changed')
  end.abort()
  await assert.rejects(events.next(), { name: 'AbortError' })
})

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
}
interface Operation {
  parameters?: { $ref?: string; name?: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
}

it('fits the API document: it knows which POST is done once, and where each list goes on', async () => {
  const { paths, components } = (await app.request('GET', '/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema>; responses: Record<string, Operation['responses'][string]> }
  }
  const last = ($ref = '') => $ref.slice($ref.lastIndexOf('/') + 1)
  const takes = ({ parameters = [] }: Operation, name: string) => parameters.some((one) => one.name === name || last(one.$ref) === name)
  const once = Object.entries(paths).filter(
    ([, { post }]) => post && !takes(post, 'IdempotencyKey') && !post.requestBody?.content['multipart/form-data'],
  )
  assert.deepEqual([...withoutKey].sort(), once.map(([path]) => path).sort(), 'Change withoutKey in packages/client/asking.ts')
  const lists = Object.entries(paths).filter(([, { get }]) => get && ['Cursor', 'cursor', 'Page', 'page'].some((name) => takes(get, name)))
  assert.ok(lists.length > 50)
  for (const [path, { get }] of lists) {
    const response = get!.responses['200']!
    const { content } = response.$ref ? components.responses[last(response.$ref)]! : response
    const named = content!['application/json']!.schema
    const { type, properties = {} } = named.$ref ? components.schemas[last(named.$ref)]! : named
    assert.ok(type === 'array' || properties['data'] || properties['badges'], path)
    assert.ok(type === 'array' || properties['meta'] || properties['next_page_url'], path)
  }
})

it('has the version of the service', () => {
  const versionIn = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).version
  assert.equal(versionIn('../../packages/client/package.json'), versionIn('../../package.json'))
})
