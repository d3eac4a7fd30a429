// Each value at the end of what a field takes, and just beyond: of every route, every field that is sent to it in a body or a query. What is
// taken can be used by whatever uses it (columns, calendars, zones), so nothing fails; what is beyond is refused on its field.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { scopes } from '#features/api-keys/scopes.ts'
import type { Route } from '#platform/http/route.ts'
import { kinds } from './access/asking.ts'
import { type Belongings, givenBelongings } from './access/belongings.ts'
import { bodies } from './access/bodies.ts'
import { type Answer, startApp } from './app.ts'
import { given as givenFor } from './given.ts'
import type { Schema as SentSchema } from './reliability/odd-requests.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1_000_000 } })
const given = givenFor(app)

interface Schema extends SentSchema {
  properties?: Record<string, Schema>
  items?: Schema
  'x-clamp'?: boolean
  'x-line'?: boolean
}

/** Where a value stands: `modules`, 0, `title`. */
type Place = (string | number)[]
interface Edge {
  value: unknown
  /** One that no such field takes. */
  isBeyond?: boolean
}

const within = (...values: unknown[]): Edge[] => values.map((value) => ({ value }))
const beyond = (...values: unknown[]): Edge[] => values.map((value) => ({ value, isBeyond: true }))
const ofLength = (length: number, sign = 'a') => sign.repeat(Math.max(0, length))

const days = within('0001-01-01', '1582-10-10', '1899-12-31', '1900-01-01', '2024-02-29', '9999-12-31')
const noDays = beyond('0000-12-31', '2026-02-29', '10000-01-01', '-000001-01-01', '2026-1-1')
const localTimes = within('0001-01-01T00:00', '2026-03-29T02:30', '9999-12-31T23:59')
const noLocalTimes = beyond('2026-02-29T10:00', '2026-01-01T24:00', '2026-01-01 10:00', '2026-01-01T10:00:00', '2026-01-01T10:00Z')
const zones = within(
  'UTC',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'Pacific/Kiritimati',
  'America/Argentina/ComodRivadavia',
  'Antarctica/Troll',
  'IST',
  'BST',
)
const noZones = beyond('+14:00', 'SystemV/EST5', 'Europe/Nowhere', ofLength(65))
const label = ofLength(63)
const longestEmail = `${ofLength(64)}@${label}.${label}.${ofLength(61)}`
const address = (length: number) => `https://example.org/${ofLength(length - 'https://example.org/'.length)}`

const ids = [...within(1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, '9223372036854775807'), ...beyond(0, -1, 1.5, '9223372036854775808')]

function* edgesOf(schema: Schema): Generator<Edge> {
  const [type] = [schema.type].flat().filter((kind) => kind !== 'null')
  const { format, enum: values, minimum, maximum, minLength = 1, maxLength, minItems = 0, maxItems, items } = schema
  if (values) yield* [...within(...values.filter((value) => value !== null)), ...beyond('nothing of these')]
  else if (format === 'int64') yield* ids
  else if (type === 'integer') {
    const [least, most] = [minimum ?? -(2 ** 31), maximum ?? 2 ** 31 - 1]
    yield* within(least, most, String(Math.max(0, least)), String(most))
    const others = [least - 1, most + 1, 2 ** 31, 2 ** 53 - 1, 1e300].filter((number) => number < least || number > most)
    yield* schema['x-clamp'] ? within(...others) : beyond(...others)
  } else if (type === 'boolean') yield* [...within(true, false, 1, '0', 'TRUE'), ...beyond(2, 'yes')]
  else if (format === 'date') yield* [...days, ...noDays]
  else if (format === 'local-time') yield* [...localTimes, ...noLocalTimes]
  else if (format === 'time-zone') yield* [...zones, ...noZones]
  else if (format === 'time-of-day') yield* [...within('00:00', '23:59'), ...beyond('24:00', '12:60', '9:00', '12:00:00')]
  else if (format === 'locale') yield* [...within('de', 'pt-br', 'zh-Hant-TW'), ...beyond('x', 'de_AT', `de-x-${ofLength(40)}`)]
  else if (format === 'email') yield* [...within(longestEmail, 'ü@ä.example', 'a@b.co'), ...beyond(`a${longestEmail}`, `${longestEmail}a`)]
  else if (format === 'uri')
    yield* [...within(address(maxLength!)), ...beyond(address(maxLength! + 1), `https://example.org/${ofLength(maxLength! / 2, 'ü')}`)]
  else if (type === 'string' && maxLength) {
    yield* within(ofLength(minLength), ofLength(maxLength), ofLength(maxLength, '😀'))
    if (!schema['x-line']) yield* within(ofLength(maxLength - 2, 'a').concat('\nb'))
    yield* beyond(ofLength(maxLength + 1), ofLength(maxLength + 1, '😀'))
  } else if (type === 'array' && maxItems) {
    const one = (n: number) => filled(items!, '', n)
    const list = (length: number) => Array.from({ length }, (_, n) => one(n))
    yield* [...within(list(Math.max(1, minItems)), list(maxItems)), ...beyond(list(maxItems + 1))]
  }
}

// Each request is undone, so that all see the same church and none of them is made for one.
const undone = await app.rolledBack()
const church = await given.organization()
const person = await given.person({ of: church, role: 'admin' })
const program = await given.program(church, ...scopes)
const other = await given.person({ of: church })
const belongings: Belongings = { ...(await givenBelongings(app, { person, of: church, as: 'admin', inGroup: 'admin' })), user: other.id }
const openCode = (await given.group({ by: church.admin, of: church })).code

/** Something that a schema takes; `n` tells one from another. */
function filled(schema: Schema, name = '', n = 0): unknown {
  const [type] = [schema.type].flat().filter((kind) => kind !== 'null')
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'int64') return belongings[kinds[name] ?? ''] ?? n + 1
  if (schema.format === 'date') return '2026-01-01'
  if (schema.format === 'time-of-day') return '12:34'
  if (type === 'integer') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'array') return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, (_, index) => filled(schema.items!, name, index))
  if (type === 'object')
    return Object.fromEntries((schema.required ?? []).map((field) => [field, filled(schema.properties![field]!, field, n)]))
  return `text ${n}`
}

/** Every place in what is sent, with its schema. */
function* placesIn(schema: Schema, place: Place = []): Generator<{ place: Place; schema: Schema }> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (name === 'cursor') continue // cursors.test.ts
    yield { place: [...place, name], schema: field }
    yield* placesIn(field, [...place, name])
  }
  if (schema.items) {
    yield { place: [...place, 0], schema: schema.items }
    yield* placesIn(schema.items, [...place, 0])
  }
}

/** What belongs to a field, so that more than its reading is tried. */
const beside: Record<string, object> = {
  quiz_data: { quiz_type: 'multiple_choice' },
  max_attempts: { quiz_type: 'completion_consent' },
  media_url: { media_type: 'video' },
  consent: { answers: null },
}

/** What a route is about, where that is another than most routes want. */
const aboutWhat = ({ path }: Route): Belongings => {
  if (path === '/prayer-requests/{prayer_request}/updates') return { prayer_request: belongings['sharedPrayer']! }
  if (path === '/prayer-requests/{prayer_request}/care') return { prayer_request: belongings['confidedPrayer']! }
  return {}
}

/** `body` with a value in a place; what is missing on the way there is filled in. */
function withValue(body: unknown, schema: Schema, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value
  const inner = typeof first === 'number' ? schema.items! : schema.properties![first]!
  const before =
    (body as Record<string | number, unknown> | undefined)?.[first] ?? (rest.length > 0 ? filled(inner, String(first)) : undefined)
  const after = withValue(before, inner, rest, value)
  return typeof first === 'number' ? [after, ...((body as unknown[] | undefined) ?? []).slice(1)] : { ...(body as object), [first]: after }
}

/** Sign-ins and accounts that begin or end. */
const isLeftAlone = ({ method, path }: Route) => path === '/logout' || (method === 'DELETE' && path === '/user')

const figures = { requests: 0, taken: 0, refused: 0 }

async function ask(route: Route, kind: 'body' | 'query', place: Place, { value, isBeyond = false }: Edge): Promise<Answer> {
  const names = { ...belongings, ...aboutWhat(route) }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? 1))
  const good = bodies({ ids: belongings, openCode })[`${route.method} ${route.path}`]
  const required = filled(route[kind] as Schema) as Record<string, unknown>
  const sent = withValue(
    { ...required, ...(kind === 'body' ? (good as object | undefined) : {}), ...beside[String(place[0])] },
    route[kind] as Schema,
    place,
    value,
  ) as Record<string, unknown>
  const query = kind === 'query' ? `?${new URLSearchParams(Object.entries(sent).map(([name, one]) => [name, String(one)]))}` : ''
  const token = route.access === 'anyone' ? {} : { token: route.access === 'key' ? program.token : person.token! }
  const answer = await undone.request(route.method, path + query, { ...token, ...(kind === 'body' ? { body: sent } : {}) })
  const what = `${route.method} ${path} ${kind} ${place.join('.')} = ${JSON.stringify(value).slice(0, 80)}: ${answer.status} ${answer.text.slice(0, 300)}`
  assert.ok(answer.status < 500, what)
  if (isBeyond && ![401, 403, 404, 405].includes(answer.status))
    assert.ok(answer.status === 422 && Object.keys(answer.body.errors ?? {}).some((name) => name.startsWith(place.join('.'))), what)
  figures.requests++
  if (answer.status < 300) figures.taken++
  else figures.refused++
  return answer
}

/** Of these no end is taken: they want a secret, the id of something, a moment, or a day that is near. */
const untakeable = [
  'POST /login',
  'POST /session',
  'POST /setup',
  'POST /reset-password',
  'POST /confirm-email',
  'POST /undo-email-change',
  'POST /invitations/accept',
  'POST /groups/join',
  'PUT /groups/{group}/members/{user}',
  'POST /groups/join-request',
  'POST /challenges/check-in/{challenge}',
  'POST /qualifications/{qualification}/generate-quiz',
  'GET /qualifications/{qualification}/certificate',
  'GET /groups',
  'GET /groups/{group}/members',
  'POST /user/export',
  'POST /organizations/{organization}/api-keys/{api_key}/take-over',
  'POST /user/merge',
  'POST /user/merge/preview',
  'POST /login/passkey',
  'POST /session/passkey',
  'POST /user/passkeys',
  'POST /user/passkeys/options',
  'DELETE /user/passkeys/{passkey}',
  'POST /login/second-factor',
  'POST /session/second-factor',
  'POST /user/second-factor/confirm',
  'POST /user/second-factor/recovery-codes',
  'DELETE /user/second-factor',
]

it('takes what its fields hold up to their ends, and nothing beyond, without a fault anywhere', async () => {
  const untaken: string[] = []
  for (const route of app.routes) {
    const places = (['query', 'body'] as const).flatMap((kind) =>
      [...placesIn((route[kind] ?? {}) as Schema)].map((field) => ({ kind, ...field })),
    )
    if (isLeftAlone(route) || places.length === 0) continue
    const before = figures.taken
    for (const { kind, place, schema } of places) for (const edge of edgesOf(schema)) await ask(route, kind, place, edge)
    if (figures.taken === before) untaken.push(`${route.method} ${route.path}`)
  }
  console.log('Bounds:', figures)
  assert.deepEqual(untaken.sort(), untakeable.sort()) // in whatever order the routes stand
  assert.ok(figures.taken > 500 && figures.refused > 500, JSON.stringify(figures))
})
