// Which answers may be compressed, over all routes: none that carries what lets somebody in.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { request as send } from 'undici'
import { MIN_BYTES, secretFields } from '#platform/http/compression.ts'
import type { Route } from '#platform/http/route.ts'
import { requestBuilder } from './access/asking.ts'
import { givenBelongings } from './access/belongings.ts'
import { agent, startApp } from './app.ts'
import { given as givenFor } from './given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const given = givenFor(app)
const church = await given.organization()
const { admin } = church
const belongings = await givenBelongings(app, { person: admin, of: church, as: 'admin' })

const successes = ({ response }: Route) => Object.entries(response).flatMap(([status, schema]) => (Number(status) < 300 ? [schema] : []))
const secretsOf = (route: Route) => successes(route).flatMap(secretFields)

it('knows the secrets that answers carry', () => {
  const found = app.routes.flatMap((route) => secretsOf(route).map((field) => `${route.method} ${route.path} ${field}`))
  for (const secret of [
    'POST /login token',
    'POST /register token',
    'GET /app data.demo_sign_ins.password',
    'GET /groups data.code',
    'GET /groups/available data.code',
    'GET /groups/{group} data.code',
    'POST /groups/{group}/code data.code',
  ])
    assert.ok(found.includes(secret), secret)
})

/** What sounds a little like a secret and is none. Whoever adds a field here has looked at what it holds; a secret says `x-secret: true`. */
const harmless = ['data.problems.code', 'data.video_link', 'results.refusal.code']

it('asks of each text in an answer whose name sounds a little like a secret what it is', () => {
  const doubtful = app.routes.flatMap((route) => {
    const secrets = secretsOf(route)
    return successes(route)
      .flatMap((schema) => [...textsIn(schema)])
      .filter((path) => /token|code|key|secret|pass|credential|digest|hash|sign|pin|otp|link|cookie|session/i.test(path.split('.').at(-1)!))
      .filter((path) => !secrets.includes(path))
  })
  assert.deepEqual([...new Set(doubtful)].toSorted(), harmless)
})

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** The paths of all texts that are not one of a few words. */
function* textsIn(schema: Schema, path = ''): Generator<string> {
  const { type = [], enum: words, properties = {}, patternProperties = {}, items, anyOf = [] } = schema
  if ([type].flat().includes('string') && !words) yield path
  for (const [name, field] of Object.entries(properties)) yield* textsIn(field, path ? `${path}.${name}` : name)
  for (const part of [...Object.values(patternProperties), ...(items ? [items] : []), ...anyOf]) yield* textsIn(part, path)
}

it('shows the code of a group in no answer that says it may be compressed', async () => {
  const codes = (await admin.get('/groups')).body.data.map(({ code }: { code: string | null }) => code).filter(Boolean)
  assert.ok(codes.length > 0)
  let compressible = 0
  for (const route of app.routes.filter(({ method }) => method === 'GET')) {
    const { path, options } = requestBuilder(route, codes[0]).write((kind) => belongings[kind]!)
    const { headers, text } = await app.request('GET', path, { ...options, token: admin.token })
    if (!/\bAccept-Encoding\b/.test(String(headers['vary']))) continue
    compressible++
    for (const code of codes) assert.ok(!text.includes(code), `${path} shows ${code}`)
  }
  assert.ok(compressible > 50, `${compressible}`)
})

it('compresses a long list of posts, and neither one of groups with their codes nor a secret that is shown once', async () => {
  const group = await given.group({ by: admin, of: church })
  for (let n = 0; n < 30; n++) await admin.post(`/groups/${group.id}/post`, { content: `${n} ${'Grace and peace to you. '.repeat(15)}` })
  for (let n = 0; n < 30; n++) await given.group({ by: admin, of: church })
  const coding = async (method: 'GET' | 'POST', path: string) => {
    const headers = { 'accept-encoding': 'br, gzip', authorization: `Bearer ${admin.token}` }
    const answer = await send(`${app.url}/api${path}`, { method, headers, dispatcher: agent })
    assert.ok(answer.statusCode < 300, path)
    await answer.body.dump()
    return answer.headers['content-encoding']
  }
  assert.ok((await admin.get('/groups')).text.length > MIN_BYTES)
  assert.deepEqual(
    [
      await coding('GET', `/groups/${group.id}/posts?per_page=30`),
      await coding('GET', '/openapi.json'),
      await coding('GET', '/groups'),
      await coding('POST', '/user/calendar'),
    ],
    ['br', 'br', undefined, undefined],
  )
})
