// What people call the fields of requests, in each language.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { languages, wordsOf } from '#words/languages.ts'
import { startApp } from './app.ts'

const app = await startApp()

interface Schema {
  properties?: Record<string, Schema & { 'x-old-name'?: string; 'x-alias'?: string }>
  items?: Schema
}
function* namesIn({ properties = {}, items }: Schema): Generator<string> {
  for (const [name, field] of Object.entries(properties)) {
    yield name
    yield* [field['x-old-name'] ?? [], field['x-alias']?.split('.') ?? []].flat()
    yield* namesIn(field)
  }
  if (items) yield* namesIn(items)
}

it('has a word for each field that a request can send', () => {
  const sent = app.routes.flatMap(({ body, query, form }) =>
    [body, query, form].flatMap((schema) => (schema ? [...namesIn(schema as Schema)] : [])),
  )
  const names = [...new Set(sent)].sort()
  assert.ok(names.length > 100)
  for (const language of languages.filter((language) => language !== 'en')) {
    const { fields } = wordsOf(language)
    assert.deepEqual(
      names.filter((name) => !fields[name]),
      [],
      language,
    )
  }
})
