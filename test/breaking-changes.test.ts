// The API is what the last release's clients know: a change that would break them fails here, and says what it breaks.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { it } from 'node:test'
import { startApp } from './app.ts'
import { breakingChanges, type Document } from './breaking-changes.ts'
import { readCommitted } from './committed.ts'

const app = await startApp()
const document: Document = (await app.request('GET', '/openapi.json')).body

const releases = readdirSync(new URL('../docs/releases', import.meta.url)).sort(new Intl.Collator('en', { numeric: true }).compare)
const latest = releases.at(-1)!

it(`breaks no client of ${latest}`, () => {
  const released: Document = JSON.parse(readCommitted(`docs/releases/${latest}/openapi.json`))
  assert.deepEqual(breakingChanges(released, document), [])
})

const { schemas } = document.components

/** What a change of the document breaks. */
function broken(change: (copy: Document) => void): string[] {
  const copy = structuredClone(document)
  change(copy)
  return breakingChanges(document, copy)
}

it('says what breaks those who read: what is gone, may be missing, or is something else', () => {
  assert.deepEqual(
    broken(({ paths }) => delete paths['/groups/{group}/leave']),
    ['POST /groups/{}/leave is gone'],
  )
  assert.ok(
    broken(({ components }) => delete components.schemas['Group']!.properties!['code']).includes('PUT /groups/{}: 200.data.code is gone'),
  )
  assert.ok(
    broken(({ components }) => {
      components.schemas['OwnGroup']!.required = schemas['OwnGroup']!.required!.filter((name) => name !== 'code')
    }).includes('GET /groups: 200.data[].code may be missing'),
  )
  assert.ok(
    broken(({ components }) => {
      components.schemas['OwnGroup']!.properties!['code'] = { type: ['string', 'null'] }
    }).includes('GET /groups: 200.data[].code may be null'),
  )
  assert.ok(
    broken(({ components }) => {
      components.schemas['GroupStatus']!.enum = ['active', 'draft']
    }).includes('GET /groups: 200.data[].status is never inactive any more'),
  )
  assert.deepEqual(
    broken(({ paths }) => {
      paths['/groups/join']!['post']!.responses['200'] = {}
    }),
    ['POST /groups/join: 200 with application/json is not answered any more'],
  )
  assert.deepEqual(
    broken(({ components, paths }) => {
      const refused = paths['/groups/join']!['post']!.responses['422']!.content!['application/json']!.schema
      refused.anyOf = refused.anyOf!.filter((schema) => !JSON.stringify(schema).includes('GroupFull'))
      components.schemas['Another'] = {}
    }).filter((change) => change.includes('error_type')),
    ['POST /groups/join: 422.error_type is never group_full any more'],
  )
})

it('says what breaks those who send: what is demanded, or not taken any more', () => {
  const joining = (change: (schema: NonNullable<Document['components']['schemas'][string]>) => void) =>
    broken(({ components }) => change(components.schemas['JoinGroupBody']!))
  assert.deepEqual(
    joining((body) => {
      body.properties!['note'] = { type: 'string' }
      body.required!.push('note')
    }),
    ['POST /groups/join: body.note is required'],
  )
  assert.deepEqual(
    joining((body) => {
      body.properties!['joinCode']!.maxLength = 8
    }),
    ['POST /groups/join: body.joinCode: maxLength is 8'],
  )
  assert.ok(
    broken(({ components }) => delete components.schemas['CreateGroupBody']!.properties!['location']).includes(
      'POST /groups: body.location is not taken any more',
    ),
  )
  assert.ok(
    broken(({ components }) => {
      components.schemas['JoinType']!.enum = ['open']
    }).includes('POST /groups: body.join_type: closed is not taken any more'),
  )
  assert.deepEqual(
    broken(({ paths }) => {
      paths['/journal']!['get']!.parameters = paths['/journal']!['get']!.parameters!.filter(({ name }) => name !== 'search')
    }),
    ['GET /journal: query search is not taken any more'],
  )
  assert.deepEqual(
    broken(({ paths }) => delete paths['/login']!['post']!.security),
    ['POST /login: it asks for a token'],
  )
})

it('says what breaks generated code: names of operations and schemas', () => {
  assert.deepEqual(
    broken(({ paths }) => {
      paths['/groups/join']!['post']!.operationId = 'enterGroup'
    }),
    ['POST /groups/join: it is called enterGroup, not joinGroup'],
  )
  assert.deepEqual(
    broken(({ components }) => {
      components.schemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => name !== 'Xp')) as never
      Object.assign(components.schemas, { ExperiencePoints: schemas['Xp'] })
      for (const [name, schema] of Object.entries(components.schemas))
        components.schemas[name] = JSON.parse(JSON.stringify(schema).replaceAll('schemas/Xp"', 'schemas/ExperiencePoints"'))
    }),
    ['the schema Xp is gone'],
  )
})

it('lets more be taken and more be told', () => {
  assert.deepEqual(
    broken(({ paths, components }) => {
      paths['/news'] = { get: structuredClone(paths['/groups']!['get']!) }
      components.schemas['Group']!.properties!['banner'] = { type: 'string' }
      components.schemas['Group']!.required!.push('banner')
      components.schemas['NotificationKind']!.enum!.push('meeting_soon')
      components.schemas['JoinGroupBody']!.properties!['joinCode']!.maxLength = 80
      components.schemas['JoinGroupBody']!.properties!['note'] = { type: 'string' }
    }),
    [],
  )
})
