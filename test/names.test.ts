// What people are called and what they call things: on one line, and something to see, wherever it is set.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from './app.ts'
import { given as givenFor } from './given.ts'
import { nothings } from './nothings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const group = (await leader.post('/groups', { name: 'Tuesday', organization_id: church.id, description: 'We read' })).body.data

interface Field {
  type?: string | string[]
  properties?: Record<string, Field>
  items?: Field
  enum?: unknown[]
  format?: string
  'x-line'?: boolean
}
const namesThings =
  /^(name|title|type|location|series|topics|focus_topics|question|options|action|icon|activity_type|purpose|outcome|weekly_commitment|learning_style)$/

/** Every free text in a schema by its address, items of lists included. */
function* texts(field: Field, path: string[]): Generator<{ name: string; path: string; field: Field }> {
  for (const [name, inner] of Object.entries(field.properties ?? {})) yield* texts(inner, [...path, name])
  if (field.items) yield* texts(field.items, path)
  else if ([field.type].flat().includes('string') && !field.enum && !field.format) yield { name: path.at(-1)!, path: path.join('.'), field }
}

it('each field for a name, a title or a word of one’s own is one of a line', () => {
  const found = app.routes.flatMap(({ method, path, body }) => (body ? [...texts(body as Field, [`${method} ${path}`])] : []))
  const names = found.filter(({ name }) => namesThings.test(name))
  assert.ok(names.length > 30)
  assert.deepEqual(
    names.filter(({ field }) => !field['x-line']).map(({ path }) => path),
    [],
  )
})

it('what shows nothing is no name and no text', async () => {
  for (const nothing of nothings) {
    const code = JSON.stringify(escape(nothing))
    const refused = async (path: string, fields: Record<string, string>, field: string) =>
      assert.deepEqual(
        (await leader.post(path, { ...fields, [field]: nothing })).body.errors,
        {
          [field]: [`The ${field.replaceAll('_', ' ')} field is required.`],
        },
        `${code} in ${path}`,
      )
    await refused(`/groups/${group.id}/post`, {}, 'content')
    await refused('/journal', { content: 'a' }, 'title')
    await refused('/journal', { title: 'a' }, 'content')
    await refused('/prayer-requests', { request_text: 'a' }, 'title')
    await refused('/prayer-requests', { title: 'a' }, 'request_text')
  }
  const registration = { name: '\u3164', email: 'nobody@example.org', password: 'a quite different horse', joinCode: group.code }
  assert.deepEqual(Object.keys((await app.request('POST', '/register', { body: registration })).body.errors), ['name'])
  const { body } = await leader.put(`/groups/${group.id}`, { name: '\u200b', description: '\u2060' })
  assert.deepEqual([body.data.name, body.data.purpose], ['Tuesday', ''])
})

it('names are kept as people write them, without what would break or turn the line that they stand in', async () => {
  const written = {
    'Zoe\u0308\nMiller': 'Zoë Miller',
    '\u202eecarG\u202c\u0007': 'ecarG',
    '👨\u200d👩\u200d👧 Family': '👨\u200d👩\u200d👧 Family',
    'می\u200cخواهم': 'می\u200cخواهم',
    '\u200fשלום\u200e': '\u200fשלום\u200e',
    '<b>Bold</b>': '<b>Bold</b>',
  }
  for (const [sent, kept] of Object.entries(written)) {
    assert.equal((await leader.patch('/user', { name: sent })).body.data.name, kept)
    assert.equal((await leader.patch('/user', { name: kept })).body.data.name, kept)
  }
})
