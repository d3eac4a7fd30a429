// Requests that an OpenAPI document allows, and those that are a little or wholly wrong, by chance: of each operation, its own.
import fc, { type Arbitrary } from 'fast-check'
import { kinds } from '../access/asking.ts'

export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
}

export interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body?: Schema
  form?: Schema
}

export interface OddRequest {
  operation: Operation
  /** As it is sent; other than the operation's where a client tries that. */
  method: string
  path: Record<string, unknown>
  query: [string, unknown][]
  headers: Record<string, string>
  body: unknown
  /** What is done to the body's bytes. */
  broken: (text: string) => string | Buffer
}

/** A number or text of JSON that no value stands for: `1e308`, `-0`, `9223372036854775808`. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
/** The id of a thing that there is, or once was. */
export class IdOf {
  readonly kind: string
  constructor(kind: string) {
    this.kind = kind
  }
}

// Values

const oddTexts = [
  ...['', ' ', '\n', '\t a \t', '\u0000', 'a\u0000b', '\ud800', 'a\udc00', '\ud83d\ude00', '\udbff\udfff', '\ufeffa', '\ufffd', '\uffff'],
  ...[
    'e\u0301',
    '\u0958',
    '\u1e9b\u0323',
    'ﬁ',
    'İ',
    'ß',
    '\u202etxt.exe',
    '\u200b',
    '\u2028',
    '\u00ad',
    '👨‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'z͑ͫ̓a',
    'العربية',
    '日本語',
    'नमस्ते',
  ],
  ...['null', 'true', '0', '-1', '1e308', 'NaN', '٣', '1,5', '__proto__', 'constructor', 'toString', '[object Object]', 'undefined'],
  ...["'; drop table users; --", '" or 1=1 --', '$1', '%s%n', '{{7*7}}', '../../etc/passwd', '\\\\', '\\u0000', '<b>&amp;</b>', '&lt;'],
  ...[
    '<script>alert(1)</script>',
    '\r\nset-cookie: a=b',
    '=cmd|a!A1',
    'https://example.org/\u0000',
    'javascript:alert(1)',
    'http://[::1',
    '2026-02-30',
  ],
  ...['0000-01-01', '9999-12-31', '-000001-01-01', '10000-01-01', '2026-01-01T00:00:00Z', 'a@b', 'a@b.co\nbcc: c@d.ef', '#'.repeat(300)],
  ...['a'.repeat(5001), '😀'.repeat(1000), 'é'.repeat(50_001), '\u0301'.repeat(2000), 'a b '.repeat(30_000), '.'.repeat(100_001)],
]
const oddNumbers = [
  ...[
    '0',
    '-0',
    '-1',
    '1.5',
    '1e0',
    '1E2',
    '1e308',
    '-1e308',
    '1e309',
    '1e-400',
    '5e-324',
    '0.1e1',
    '100000000000000000000000000000000000',
  ],
  ...['2147483647', '2147483648', '-2147483649', '4294967296', '9007199254740991', '9007199254740992', '9007199254740993'],
  ...['9223372036854775807', '9223372036854775808', '-9223372036854775809', '18446744073709551616'],
].map((text) => new Raw(text))
const deep = (levels: number): unknown => (levels === 0 ? 1 : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) })
const oddThings = [
  ...[null, true, false, {}, [], [[]], [null], { a: 1 }, ['a'], [1, 2, 3], { length: 1 }, { toString: 1 }, { toJSON: 1 }],
  ...[deep(5), deep(31), deep(40), Array.from({ length: 1001 }, () => 1), Array.from({ length: 200 }, (_, n) => `item ${n}`)],
]
/** Those that are odd, but texts. */
const storable = oddTexts.filter((text) => text.trim() && text.isWellFormed() && !text.includes('\u0000'))
const odd: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 3, arbitrary: fc.constantFrom(...oddThings) },
)

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : [type])
const maybe = (schema: Schema, value: Arbitrary<unknown>) =>
  typesOf(schema).includes('null') ? fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) }) : value

/** A value that the schema allows. */
function validValue(schema: Schema, name: string): Arbitrary<unknown> {
  const [type] = typesOf(schema).filter((type) => type !== 'null')
  const { enum: values, format, properties, items, minLength = 0, maxLength = 300, minimum = -1e6, maximum = 1e6 } = schema
  if (values) return fc.constantFrom(...values)
  if (format === 'int64') return maybe(schema, fc.constant(new IdOf(kinds[name] ?? name)))
  if (format === 'date')
    return maybe(
      schema,
      fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    )
  if (schema.examples && (format || /password|token|zone|code/i.test(name))) return maybe(schema, fc.constantFrom(...schema.examples))
  if (type === 'string')
    return maybe(
      schema,
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: Math.max(minLength, 1), maxLength: Math.min(maxLength, 40) }),
        fc.string({ unit: 'binary', minLength: Math.max(minLength, 1), maxLength: Math.min(maxLength, 20) }),
        fc.constantFrom(...storable.filter((text) => text.length <= maxLength)),
        fc.constant('x'.repeat(maxLength)),
      ),
    )
  if (type === 'integer') return maybe(schema, fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) }))
  if (type === 'boolean') return maybe(schema, fc.boolean())
  if (items)
    return maybe(
      schema,
      fc.array(validValue(items, name), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) }),
    )
  if (properties) return maybe(schema, rightObject(schema))
  return fc.constant({})
}

function rightObject({ properties = {}, required = [] }: Schema): Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, validValue(field, name)]))
  return fc.record(fields, { requiredKeys: required })
}

/** A value at the edge of what the schema allows, or beyond. */
function invalidValue(schema: Schema, name: string): Arbitrary<unknown> {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items, properties } = schema
  const edges: Arbitrary<unknown>[] = [odd]
  const text = (length: number) => fc.constantFrom('x', '😀', 'e\u0301').map((unit) => unit.repeat(Math.max(0, length)))
  if (maxLength) edges.push(text(maxLength), text(maxLength + 1))
  if (minLength) edges.push(text(minLength), text(minLength - 1))
  if (minimum !== undefined && maximum !== undefined)
    edges.push(fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, String(maximum), ` ${minimum} `, minimum + 0.5))
  if (items) {
    const many = (count: number) => fc.array(validValue(items, name), { minLength: Math.min(count, 150), maxLength: Math.min(count, 150) })
    edges.push(many(maxItems ?? 10), many((maxItems ?? 10) + 1), many(Math.max(0, (minItems ?? 0) - 1)))
    edges.push(
      fc.tuple(validValue(items, name), invalidValue(items, name)),
      validValue(items, name).map((item) => [item, item]),
    )
  }
  if (properties) edges.push(wrongObject(schema))
  return fc.oneof(...edges)
}

/** An object with one or more fields that are wrong, missing, or unknown. */
function wrongObject(schema: Schema): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const unknown = fc.constantFrom(
    'id',
    'role',
    'organization_id',
    'is_admin',
    'constructor',
    'hasOwnProperty',
    '',
    'é',
    '\u0000',
    'a.b',
    'user_id',
  )
  const faults = names.length > 0 ? fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }) : fc.constant([])
  return fc
    .tuple(rightObject(schema), faults)
    .chain(([right, faults]) =>
      fc
        .tuple(
          fc.record(Object.fromEntries(faults.map((name) => [name, invalidValue(schema.properties![name]!, name)]))),
          fc.option(fc.tuple(unknown, odd)),
        )
        .map(([changed, more]) => ({ ...right, ...changed, ...(more ? { [more[0]]: more[1] } : {}) })),
    )
}

// Bodies, as they are broken on the way

const types = [
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset="',
    'application/json;',
    'APPLICATION/JSON',
    'application/vnd.api+json',
  ],
  ...['application/json, text/plain', 'application/jsonp', 'json', '/', ';', '*/*', 'application/octet-stream', 'application/json/../text'],
]
const damage: ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, text.length / 2),
  (text) => text.slice(0, -1),
  (text) => `${text}}`,
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => `${text}\u0000`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replace(/[^\u0000-\u00ff]/g, 'é'), 'latin1'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80, 0xff]), Buffer.from(text.slice(-2))]),
  (text) => text.replace(/^\{("[^"]*":)/, '{$1null,$1'),
  (text) => text.replace(/\}$/, ',"title":"one","title":"two"}'),
  (text) => text.replace(/^\{/, '{"__proto__":{"is_admin":true},'),
  (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"is_admin":true}},'),
  (text) => text.replace(/^\{/, '{"\\u005f_proto__":1,'),
  (text) => text.replaceAll('"', "'"),
  (text) => `// comment\n${text}`,
  (text) => text.replace(/:/, ':NaN,"x":'),
  (text) => `${' '.repeat(2000)}${text}`,
  () => '',
  () => '   ',
  () => 'null',
  () => '"a text"',
  () => '17',
  () => '[]',
  () => '{',
  () => '\u0000',
  () => '['.repeat(100_000),
  () => `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  () => `{"title":"${'x'.repeat(1_048_000)}"}`,
  () => `{"title":"${'x'.repeat(1_100_000)}"}`,
  () => `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
  () => `{"title":${'9'.repeat(100_000)}}`,
]
const whole = (text: string) => text

// Addresses and headers

const oddIds = [
  ...[
    '0',
    '-1',
    '1.0',
    '1e3',
    '0x10',
    '007',
    '9223372036854775807',
    '9223372036854775808',
    '99999999999999999999',
    '%00',
    '1%00',
    '%2F',
    '1%2F2',
  ],
  ...[
    '%zz',
    '%',
    '%c3%28',
    '..%2f..%2f',
    '%2e%2e',
    'null',
    'NaN',
    '__proto__',
    'a'.repeat(2000),
    '%F0%9F%98%80',
    '1;drop',
    '1%20',
    '%201',
    '*',
    ':id',
    '{id}',
  ],
]
const oddHeaders: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method': 'DELETE', 'x-method-override': 'PUT' },
  { accept: 'text/html' },
  { accept: 'application/json;q=0, */*;q=nonsense' },
  { 'accept-encoding': 'gzip;q=1, br, nonsense' },
  { 'content-encoding': 'gzip' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(5000)}` },
  { authorization: 'Bearer 1|%00' },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer 99999999999999999999|x' },
  { 'idempotency-key': 'a key' },
  { 'idempotency-key': 'k'.repeat(256) },
  { 'idempotency-key': 'schl\u00fcssel' },
  { range: 'bytes=0-1,5-9' },
  { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { 'x-forwarded-for': '1.2.3.4, unknown', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
  { cookie: `a=${'b'.repeat(4000)}` },
  { origin: 'https://evil.example' },
  { 'x-original-url': '/api/user', 'x-rewrite-url': '/api/user' },
  { 'user-agent': '\u00ff'.repeat(300) },
  { 'user-agent': '\ttab' },
]
const oddQueries: [string, unknown][] = [
  ['_method', 'DELETE'],
  ['__proto__', '1'],
  ['__proto__[is_admin]', '1'],
  ['constructor', '1'],
  ['a[]', '1'],
  ['a[b][c]', '1'],
  ['', ''],
  ['per_page', '0'],
  ['per_page', '1e9'],
  ['page', '99999999999999999999'],
  ['cursor', 'eyJhIjoxfQ'],
  ['cursor', `${Buffer.from('["2026-01-01T00:00:00Z",1]').toString('base64url')}00000000`],
  ['\u0000', '\u0000'],
  ['a'.repeat(5000), 'b'],
]

const often = <Value>(usual: Arbitrary<Value>, seldom: Arbitrary<Value>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: seldom })

/** Any request to one of these operations. */
export const oddRequest = (operations: Operation[]): Arbitrary<OddRequest> =>
  fc.oneof(...operations.map((operation) => ({ weight: operation.body ? 3 : 1, arbitrary: requestTo(operation) })))

function requestTo(operation: Operation): Arbitrary<OddRequest> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const param = ({ name, schema }: Operation['parameters'][number]) =>
    often<unknown>(fc.constant(schema.format === 'int64' ? new IdOf(name) : 'text'), fc.constantFrom(...oddIds), 12)
  const value = ({ name, schema }: Operation['parameters'][number]) =>
    fc.option(
      often(validValue(schema, name), invalidValue(schema, name), 3).map((value): [string, unknown] => [name, value]),
      { freq: 2 },
    )
  const queries = fc
    .tuple(
      fc.tuple(...inQuery.map(value)),
      often(fc.constant<[string, unknown][]>([]), fc.array(fc.constantFrom(...oddQueries), { maxLength: 3 })),
    )
    .map(([known, more]) => [...known.filter((pair) => pair !== null), ...more])
  const schema = operation.body ?? operation.form
  const nothing = fc.constant<unknown>(undefined)
  const body = schema
    ? fc.oneof(
        { weight: 6, arbitrary: rightObject(schema) as Arbitrary<unknown> },
        { weight: 6, arbitrary: wrongObject(schema) },
        { weight: 1, arbitrary: odd },
        { weight: 1, arbitrary: nothing },
      )
    : often(nothing, fc.oneof(odd, fc.constant({ _method: 'DELETE' })))
  const jsonType = fc.constant<Record<string, string>>({ 'content-type': 'application/json' })
  return fc.record({
    operation: fc.constant(operation),
    method: often(fc.constant(operation.method), fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'), 20),
    path: fc.record(Object.fromEntries(inPath.map((parameter) => [parameter.name, param(parameter)]))),
    query: queries,
    headers: fc
      .tuple(
        often(jsonType, fc.constantFrom(...types.map((type) => ({ 'content-type': type })))),
        often(fc.constant({}), fc.constantFrom(...oddHeaders), 6),
      )
      .map(([type, more]) => ({ ...type, ...more })),
    body,
    broken: often(fc.constant(whole), fc.constantFrom(...damage), 10),
  })
}

/** JSON with what `Raw` and `IdOf` stand for in it. */
export function written(value: unknown, id: (kind: string) => unknown): string {
  if (value instanceof Raw) return value.text
  if (value instanceof IdOf) return JSON.stringify(id(value.kind))
  if (Array.isArray(value)) return `[${value.map((item) => written(item, id)).join(',')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, field]) => `${JSON.stringify(name)}:${written(field, id)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

/** A value in an address: what can't stand there is escaped, halves of pairs as their bytes. */
export function inAddress(value: unknown, id: (kind: string) => unknown): string {
  const text = typeof value === 'string' ? value : value instanceof IdOf ? String(id(value.kind)) : written(value, id)
  return [...Buffer.from(text)]
    .map((byte) => (/[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`))
    .join('')
}
