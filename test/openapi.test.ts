// What a client developer finds in the OpenAPI document: names, things said once, and nothing that generators stumble over.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { startApp } from './app.ts'
import { readableJson } from './committed.ts'

const app = await startApp()

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  patternProperties?: unknown
  $ref?: string
}
interface Parameter {
  name: string
  in: string
  $ref?: string
}
interface Operation {
  operationId: string
  summary: string
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, { schema: Schema }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter>; responses: Record<string, unknown> }
}
const document: Document = (await app.request('GET', '/openapi.json')).body
const { schemas, parameters } = document.components
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, at: `${method.toUpperCase()} ${path}` })),
)

/** Every object in a piece of JSON. */
function* everyObject(json: unknown): Generator<Record<string, unknown>> {
  if (json === null || typeof json !== 'object') return
  if (!Array.isArray(json)) yield json as Record<string, unknown>
  for (const value of Object.values(json)) yield* everyObject(value)
}

it('is small: what has a name stands once, and is referred to', () => {
  const references = [...everyObject(document)].filter(({ $ref }) => typeof $ref === 'string').length
  const [size, served] = [readableJson(document).length, JSON.stringify(document).length]
  console.log(
    `OpenAPI document: ${JSON.stringify({ size, served, operations: operations.length, references, schemas: Object.keys(schemas).length })}`,
  )
  assert.ok(size < 3_100 * operations.length, `${size} characters`)
  assert.ok(served < 2_400 * operations.length, `${served} characters`)
  for (const name of ['Group', 'Post', 'JoinRequest', 'PaginatedOrganizationMember', 'JoinGroupBody', 'GroupFull', 'GroupStatus'])
    assert.ok(schemas[name], `There is no ${name}`)
  for (const { at, responses } of operations)
    for (const [status, { $ref, content }] of Object.entries(responses).filter(([status]) => Number(status) >= 400))
      for (const { $ref: name, anyOf = [] } of Object.values(content ?? {}).map(({ schema }) => schema))
        assert.ok($ref || name || anyOf.every((schema) => schema.$ref), `${at} ${status} has a shape of its own`)
})

it('gives each shape one name, in words and without numbers', () => {
  const shapes = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    assert.match(name, /^([A-Z][a-z]+)+$/)
    const shape = JSON.stringify({ ...schema, description: undefined })
    assert.equal(shapes.get(shape), undefined, `${name} and ${shapes.get(shape)}`)
    shapes.set(shape, name)
  }
  for (const name of Object.keys(document.components.responses)) assert.ok(!(name in schemas), `${name} is a schema and a response`)
})

it('knows each schema by the name that it has in the code', () => {
  const listed = readFileSync(new URL('../src/schemas.ts', import.meta.url), 'utf8')
  for (const file of globSync('src/features/**/{schemas,errors}.ts'))
    assert.ok(listed.includes(`'#features/${file.slice('src/features/'.length)}'`), `src/schemas.ts does not have ${file}`)
})

it('calls each operation by a sentence of its own', () => {
  for (const { operationId, at } of operations) assert.match(operationId, /^[a-z]+([A-Z][a-z]+)*$/, at)
  assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length)
})

it('calls nothing in an address by a word that JavaScript keeps for itself: generators make arguments of them', () => {
  const kept =
    /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|finally|for|function|if|import|in|interface|let|new|package|private|protected|public|return|static|super|switch|this|throw|try|typeof|var|void|while|with|yield)$/
  const names = Object.keys(document.paths).flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  assert.deepEqual(
    names.filter((name) => kept.test(name)),
    [],
  )
})

it('says of what is deprecated since when, and until when it is kept, in the document and with each answer', async () => {
  const deprecated = operations.filter((operation) => operation.deprecated)
  assert.deepEqual(
    deprecated.map(({ operationId }) => operationId),
    ['setPostLike'],
  )
  for (const { at, responses } of deprecated) {
    const [method, path] = at.split(' ') as [string, string]
    const { headers } = await app.request(method, path.replaceAll(/\{\w+\}/g, '1'))
    assert.match(String(headers['deprecation']), /^@\d+$/)
    assert.ok(new Date(String(headers['sunset'])) > new Date(Number(String(headers['deprecation']).slice(1)) * 1000))
    assert.ok(Object.values(responses).every((response) => 'Deprecation' in (response.headers ?? {})))
  }
})

it('has no parameter in a path that is something else too: in the query, in the body, or in the code of generated clients', () => {
  const taken = [
    'request',
    'response',
    'body',
    'data',
    'query',
    'path',
    'url',
    'headers',
    'header',
    'params',
    'options',
    'config',
    'client',
    'id',
  ]
  for (const { at, parameters: own = [], requestBody } of operations) {
    const all = own.map(({ $ref, ...parameter }) => ($ref ? parameters[$ref.split('/').at(-1)!]! : parameter))
    const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema: { $ref = '' } }) =>
      Object.keys(schemas[$ref.split('/').at(-1)!]?.properties ?? {}),
    )
    const others = [...all.filter((parameter) => parameter.in !== 'path').map(({ name }) => name), ...fields, ...taken]
    for (const { name } of all.filter((parameter) => parameter.in === 'path')) assert.ok(!others.includes(name), `${at}: {${name}}`)
  }
})

it('says of free objects what their values are, not how their names are spelled', () => {
  for (const object of everyObject(document)) assert.ok(!('patternProperties' in object), JSON.stringify(object).slice(0, 200))
})
