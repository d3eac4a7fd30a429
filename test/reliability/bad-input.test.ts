// Requests made by chance from the OpenAPI document, right ones and wrong ones: none is a fault of the service, each is answered as the
// document says, and what is kept is what was sent.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { issueToken } from '#features/accounts/signing-in.ts'
import { sql } from '#platform/db/database.ts'
import { sanitize } from '#platform/html/sanitize.ts'
import { isInvisible, onOneLine, trimmedNfc } from '#platform/typed-text.ts'
import { canonicalLocale } from '#words/languages.ts'
import { type Belongings, givenBelongings } from '../access/belongings.ts'
import { type Answer, agent, startApp } from '../app.ts'
import { closed } from '../check-reply.ts'
import { given as givenFor, type Person } from '../given.ts'
import { mp3Bytes } from '../given-files.ts'
import { formBytes, formHeaders, type Part } from '../given-uploads.ts'
import { resolved } from '../resolved.ts'
import { inAddress, type OddRequest, type Operation, oddRequest, type Schema, written } from './odd-requests.ts'
import { random } from './random.ts'
import { reportFigures, shortOrLong } from './size.ts'

const app = await startApp()
const given = givenFor(app)
const { db } = app.services

interface Described {
  responses: Record<string, { content?: Record<string, { schema: unknown }>; headers: Record<string, unknown> }>
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: Schema }> }
}
const document: { paths: Record<string, Record<string, Described>> } = resolved((await app.request('GET', '/openapi.json')).body)
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    parameters: parameters.filter((parameter) => parameter.in !== 'header'),
    body: requestBody?.content['application/json']?.schema,
    form: requestBody?.content['multipart/form-data']?.schema,
  })),
)

const figures = { requests: 0, accepted: 0, 'read back': 0, 'texts kept': 0 }

// Who asks, and for what

interface Scene {
  person: Person
  /** Things to ask for, and others for requests that make an end of them. */
  ids: Belongings
  spare: Belongings
}

async function newScene(): Promise<Scene> {
  await assertKept()
  const church = await given.organization()
  const person = await given.person({ of: church, role: 'admin' })
  const other = await given.person({ of: church })
  const ids = await givenBelongings(app, { person, of: church, as: 'admin', inGroup: 'admin' })
  const spare = await givenBelongings(app, { person: other, of: church })
  for (const { text } of await storedTexts()) known.add(mark(text))
  return { person, ids: { ...ids, user: other.id }, spare }
}

const makesAnEnd = ({ method, path }: Operation) => method === 'DELETE' || /\/(delete|leave|resolve|accept|reject)$/.test(path)

// What was sent, and what of it is kept

const asKept = (text: string) => (isInvisible(text) ? '' : trimmedNfc(text))
/** Of texts that may be names, how they stand on one line. */
const asName = (text: string) => asKept(onOneLine(text))
/** Fields that hold longer texts, in which lines may break. */
const longTexts = /^(content|text|agenda|request_text|message|comment|notes?|description|reason|rejection_reason)$/
/** Texts that may be in the database; long ones by their hash. */
const localeFields = /^(locale|language)$/
const known = new Set<string>(['Deleted user']) // whoever has erased their account is called so
const mark = (text: string) => (text.length > 100 ? createHash('sha256').update(text).digest('base64') : text)

function remember(value: unknown, name = '') {
  if (typeof value === 'string') {
    const text = asKept(value)
    for (const kept of [text, asName(value)]) known.add(mark(kept)).add(mark(kept.toLowerCase()))
    if (name.endsWith('content')) known.add(mark(sanitize(text)))
    if (localeFields.test(name)) known.add(canonicalLocale(text) ?? '')
  } else if (value !== null && typeof value === 'object')
    for (const [key, field] of Object.entries(value)) remember(field, Array.isArray(value) ? name : key)
}

/** What the service writes by itself, and what it reads out of files: a medium elsewhere is a video where nobody says what it is. */
const ownTables = [
  'audit_log',
  'idempotency_keys',
  'import_rows',
  'imports',
  'live_events',
  'media_files',
  'notices',
  'schema_migrations',
  'signing_keys',
  'training_certificates',
  'webhook_deliveries',
]
const ownColumns = /(^|_)(key|code|kind|media_type|status|role|plan|password_hash|device|channel|off_for)$/

/** Every text in every column that people's words go to. */
async function storedTexts() {
  const columns = await db.many<{ table: string; column: string; type: string }>(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY') and is_generated = 'NEVER' and udt_name <> '_int4'
      and not table_name = any(${ownTables})`)
  const wanted = columns.filter(({ column }) => !ownColumns.test(column))
  const each = wanted.map(({ table, column, type }) => {
    if (type === 'text') return `select '${table}.${column}' as place, ${column} as text from ${table} where ${column} is not null`
    if (type === 'ARRAY') return `select '${table}.${column}', unnest(${column}) from ${table}`
    return `select '${table}.${column}', found #>> '{}' from ${table}, jsonb_path_query(${column}, '$.** ? (@.type() == "string")') as found`
  })
  return db.many<{ place: string; text: string }>({ text: `select distinct * from (${each.join(' union all ')}) as texts`, values: [] })
}

async function assertKept() {
  const texts = await storedTexts()
  for (const { place, text } of texts)
    assert.ok(known.has(mark(text)), `${place} holds what nobody sent: ${JSON.stringify(text).slice(0, 500)}`)
  figures['texts kept'] = texts.length
}

/** Under what name an answer shows a field, where it is another. */
const shownAs: Record<string, Record<string, string>> = {
  'POST /groups': { description: 'purpose' },
  'PUT /groups/{group}': { description: 'purpose' },
  'POST /groups/{group}/post': { content: 'message' },
  'PUT /groups/{group}/post/{post_id}': { content: 'message' },
  'POST /challenges': { challenge_content: 'content' },
  'PUT /challenges/{challenge}': { challenge_content: 'content' },
}

/** What is reported or rejected again keeps its first reason; what was taken stays as it was taken. */
const keepsTheFirst = ({ status }: Answer, name: string) => status === 200 && /\/(report|reject|care)$/.test(name)

function assertShown(name: string, body: Schema, sent: Record<string, unknown>, answer: Answer) {
  if (keepsTheFirst(answer, name)) return
  // Proposed words change nothing of the request until its author takes them.
  if (name.endsWith('/propose')) return
  const shown = answer.body?.data ?? answer.body?.request ?? {}
  for (const field of Object.keys(body.properties ?? {})) {
    // What was sent as answers call it counts where the contract's name was left out.
    const own = Object.entries(shownAs[name] ?? {}).find(([, shown]) => shown === field)?.[0]
    if (own && Object.hasOwn(sent, own)) continue
    const value = Object.hasOwn(sent, field) ? sent[field] : undefined
    const there = shown[shownAs[name]?.[field] ?? field]
    if (typeof value === 'number' && typeof there === 'number' && Number.isSafeInteger(value))
      assert.ok(there === value, `${name} ${field}: ${there}`) // -0 is 0
    if (typeof value !== 'string' || typeof there !== 'string' || asKept(value) === '') continue
    const text = longTexts.test(own ?? field) ? asKept(value) : asName(value)
    const isHtml = String((body.properties![own ?? field] as { description?: string }).description).startsWith('HTML')
    assert.equal(there, isHtml ? sanitize(asKept(value)) : shownForm(field)(text), `${name} ${field}`)
  }
}

/** How a short text is shown, by its field. */
function shownForm(field: string): (text: string) => string | undefined {
  if (field === 'activity_type' || field === 'email') return (text) => text.toLowerCase()
  return localeFields.test(field) ? canonicalLocale : (text) => text
}

/** What was made is read again at its own address, where it has one. */
async function readAgain({ path }: Operation, address: string, person: Person, { body }: Answer): Promise<Answer | undefined> {
  const id = body?.data?.id
  const there = Object.keys(document.paths).find((other) => other.startsWith(`${path}/{`) && !other.slice(path.length + 1).includes('/'))
  if (typeof id !== 'number' || !there || !document.paths[there]!['get']) return undefined
  const again = await person.get(`${address}/${id}`)
  // Whom one blocks at the same time one does not walk with any more.
  if (path === '/pairs' && again.status === 404) return undefined
  assert.equal(again.status, 200, again.text)
  return again
}

// What is answered

const documentedHeaders = [
  ...['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after', 'www-authenticate'],
  ...['idempotency-replayed', 'link', 'deprecation', 'sunset'],
]
const validators = new Map<unknown, Validator>()

function assertDeclared(request: OddRequest, answer: Answer, what: string) {
  const item = document.paths[request.operation.path]!
  const operation = item[request.method.toLowerCase()] ?? (request.method === 'HEAD' ? item['get'] : undefined)
  if (!operation) return assert.ok(answer.status === 431 || (answer.status === 405 && answer.headers['allow']), `${what}: ${answer.status}`)
  const declared = operation.responses[answer.status]
  assert.ok(declared, `${what}: ${answer.status} is not declared: ${answer.text.slice(0, 300)}`)
  for (const name of documentedHeaders.filter((name) => name in answer.headers))
    assert.ok(
      Object.keys(declared.headers).some((known) => known.toLowerCase() === name),
      `${what}: ${answer.status} says ${name}`,
    )
  if (!declared.content || request.method === 'HEAD') return
  const type = String(answer.headers['content-type']).split(';')[0]!
  assert.ok(type in declared.content, `${what}: ${answer.status} with ${type}`)
  if (type !== 'application/json') return
  const { schema } = declared.content[type]! as { schema: Schema }
  if (schema.format === 'binary') return
  const validator = validators.get(schema) ?? Compile(closed(schema) as TSchema)
  validators.set(schema, validator)
  const errors = validator.Check(answer.body) ? [] : validator.Errors(answer.body).slice(0, 5)
  assert.deepEqual(errors, [], `${what}: ${answer.status} ${answer.text.slice(0, 500)}`)
}

const statuses = new Map<number, number>()

/** What may change the same thing is done one after the other, so that each answer shows what was sent with it. */
const turns = new Map<string, Promise<unknown>>()
function inTurn<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  const done = (turns.get(place) ?? Promise.resolve()).then(work)
  const over = done.catch(() => {})
  turns.set(place, over)
  return done
}

async function ask(request: OddRequest, { person, ids, spare }: Scene) {
  const { operation, method, query, headers, broken } = request
  const id = (kind: string) => (makesAnEnd({ ...operation, method }) ? spare : ids)[kind] ?? 1
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = request.path[name]
    return typeof value === 'string' ? value : inAddress(value, id)
  })
  const address = query.length > 0 ? `${path}?${query.map((pair) => pair.map((part) => inAddress(part, id)).join('=')).join('&')}` : path
  const isForm = operation.form && headers['content-type'] === 'application/json'
  const body = request.body === undefined && !isForm ? undefined : isForm ? form(request, id) : broken(written(request.body, id))
  // Nobody could go on after these.
  const isParting = operation.path === '/logout' || operation.path === '/session' || operation.path === '/user'
  // Who has erased their account has no token any more.
  const token = isParting ? await issueToken(db, Number(spare['user']), null).catch(() => 'none') : person.token
  const asking = () =>
    send(method, `/api${address}`, { authorization: `Bearer ${token}`, ...headers, ...(isForm ? formHeaders : {}) }, body)
  const answer = await (method === 'GET' ? asking() : inTurn(path, asking))

  const what = `${method} ${address.slice(0, 200)} ${JSON.stringify(headers)} ${String(body).slice(0, 500)}`
  figures.requests++
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  assert.ok(answer.status < 500, `${what}: ${answer.status} ${answer.text}`)
  assertDeclared(request, answer, what)
  const isTaken = document.paths[operation.path]![method.toLowerCase()]?.requestBody?.content['application/json']
  if (answer.status >= 300 || !isTaken || body === undefined) return
  const sent = JSON.parse(String(body).trim() || '{}')
  remember(sent)
  if (method !== operation.method || !operation.body) return // what another operation of the address took
  const name = `${method} ${operation.path}`
  assertShown(name, operation.body, sent, answer)
  figures.accepted++
  const again = method === 'POST' && (await readAgain(operation, path, person, answer))
  if (!again) return
  assertShown(name, operation.body, sent, again)
  figures['read back']++
}

function form({ body, broken }: OddRequest, id: (kind: string) => unknown): Buffer {
  const fields = body !== null && typeof body === 'object' ? Object.entries(body) : []
  const parts = fields.map(([name, value]): Part => {
    if (name === 'file' && typeof value === 'string') return ['file', { name: value, bytes: mp3Bytes() }]
    return [name, typeof value === 'string' ? value : written(value, id)]
  })
  const bytes = formBytes(parts)
  return broken('{}') === '{}' ? bytes : bytes.subarray(0, bytes.length / 2)
}

/** Requests take compressed answers, too. */
const unpacked: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function send(method: string, path: string, headers: Record<string, string>, body: string | Buffer | undefined): Promise<Answer> {
  const request = { origin: app.url, path, method: method as 'GET', headers, ...(body === undefined ? {} : { body }) }
  const { statusCode, headers: answered, body: stream } = await agent.request(request)
  // Live events go on for as long as somebody listens.
  const isLive = answered['content-type'] === 'text/event-stream'
  if (isLive) stream.on('error', () => {}).destroy()
  const bytes = isLive ? Buffer.alloc(0) : Buffer.from(await stream.arrayBuffer())
  const text = (unpacked[String(answered['content-encoding'])] ?? ((same) => same))(bytes).toString()
  const isJson = String(answered['content-type'] ?? '').startsWith('application/json')
  return { status: statusCode, headers: answered, text, body: isJson && text ? JSON.parse(text) : undefined }
}

it('answers whatever is asked as the document says, and keeps what was sent', { timeout: 3_600_000 }, async () => {
  const { seed } = random()
  const together = 50
  const batches = shortOrLong(60, 2_000)
  console.log(`Bad input: SEED=${seed}`)
  for (const { text } of await storedTexts()) known.add(mark(text))
  let scene = await newScene()
  let age = 0
  await fc.assert(
    fc.asyncProperty(fc.array(oddRequest(operations), { minLength: together, maxLength: together }), async (requests) => {
      if (++age % 25 === 0) scene = await newScene()
      await Promise.all(requests.map((request) => ask(request, scene)))
    }),
    {
      seed,
      numRuns: batches,
      endOnFailure: true, // the message names the request: a smaller one would meet another state
      reporter({ failed, numRuns, errorInstance }) {
        if (failed)
          throw new Error(`SEED=${seed}, after ${numRuns * together} requests: ${String(errorInstance)}`, { cause: errorInstance })
      },
    },
  )
  await assertKept()
  reportFigures('Bad input', { ...figures, ...Object.fromEntries([...statuses].sort(([a], [b]) => a - b)) })
})
