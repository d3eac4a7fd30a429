import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import Type from 'typebox'
import { startSmallService } from '#test/small-service.ts'
import { MAX_DEPTH, MAX_ELEMENTS } from '../html/sanitize.ts'
import { Refused } from './errors.ts'
import { Html, ListOf, Name, Nullish, Optional } from './fields.ts'

const service = await startSmallService((api) => {
  const fields = {
    title: Name(10),
    content: Html(60),
    note: Nullish(Html(100_000)),
    text: Optional(Html(10)),
    modules: Nullish(ListOf(Type.Object({ content: Nullish(Html(20)) }), 0, 5)),
  }
  const response = { 200: Type.Object({}, { additionalProperties: true }), 422: Refused, 503: Refused }
  api.post('/texts', { access: 'anyone', operationId: 'x', summary: 'x', body: fields, response }, async ({ body }) => body)
})
const send = (fields: object) =>
  service.request('POST', '/texts', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'a', content: 'b', ...fields }),
  })
const errorsOf = async (fields: object) => (await send(fields)).body.errors

describe('A field of HTML', () => {
  it('is cleaned before anything is done with it, wherever it stands in a body', async () => {
    const { status, body } = await send({
      content: ' <p onclick="x()">Read</p><script>x()</script> ',
      note: '<center>Psalm 23</center><center>1-3</center>',
      modules: [{ content: '<b>a' }, {}, { content: 'e&#x301;' }],
    })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      title: 'a',
      content: '<p>Read</p>',
      note: '<div>Psalm 23</div><div>1-3</div>',
      modules: [{ content: '<b>a</b>' }, {}, { content: 'é' }],
    })
  })

  it('may be long as it is sent: what is stored counts', async () => {
    assert.equal((await send({ content: `<p style="${'margin:0;'.repeat(500)}">Read</p>` })).body.content, '<p>Read</p>')
    assert.deepEqual(await errorsOf({ content: '&'.repeat(13) }), {
      content: ['The content field must not be greater than 60 characters.'],
    })
    assert.equal((await send({ content: '&'.repeat(12) })).body.content, '&amp;'.repeat(12))
  })

  it('of which nothing to see is left was not sent: refused where it must be there, else empty', async () => {
    for (const nothing of ['<script>x</script>', '<p>\u200b</p>', '&#8203;', '<p><br></p>', '<img src="x">'])
      assert.deepEqual(await errorsOf({ content: nothing, text: nothing }), {
        content: ['The content field is required.'],
        text: ['The text field is required.'],
      })
    assert.deepEqual(await errorsOf({ content: '\u3164' }), { content: ['The content field is required.'] })
    assert.equal((await send({ note: '<p> </p>' })).body.note, null)
    assert.equal((await send({ content: '<img src="https://a.example/a.png">' })).status, 200)
  })

  it('is told of with all other mistakes, by its place', async () => {
    assert.deepEqual(await errorsOf({ title: '\u200b', content: '<script>', modules: [{ content: 'ok' }, { content: 'x'.repeat(21) }] }), {
      title: ['The title field is required.'],
      content: ['The content field is required.'],
      'modules.1.content': ['The modules.1.content field must not be greater than 20 characters.'],
    })
  })

  it('is refused where it holds more elements, or nests them deeper, than any text needs', async () => {
    const levels = (depth: number) => `${'<b>'.repeat(depth)}a`
    const elements = (count: number) => 'a<br>'.repeat(count)
    assert.equal((await send({ note: levels(MAX_DEPTH) })).status, 200)
    assert.deepEqual(await errorsOf({ note: levels(MAX_DEPTH + 1), content: elements(MAX_ELEMENTS + 1) }), {
      note: [`The note field must not be nested more than ${MAX_DEPTH} levels deep.`],
      content: [`The content field must not have more than ${MAX_ELEMENTS} elements.`],
    })
  })

  it('is refused with more marks on a letter than any language has, written as marks or as escapes', async () => {
    for (const content of [`a${'\u0301'.repeat(31)}`, `a${'&#x301;'.repeat(31)}`])
      assert.deepEqual(await errorsOf({ content }), { content: ['The content field must not have more than 30 marks on one letter.'] })
  })

  it('holds up nobody, however much there is of it: it is read beside the main thread', async () => {
    const hostile = ['<div>', '<b>', '<noscript>', '<a href="https://a.example/">', '&#x301;&#x316;']
    const answers = await Promise.all(hostile.map((piece) => send({ note: piece.repeat(180_000 / piece.length) })))
    for (const { status } of answers) assert.ok(status === 200 || status === 422)
    const loadedHere = Object.keys(createRequire(import.meta.url).cache)
    assert.deepEqual(
      loadedHere.filter((path) => /sanitize-html|htmlparser2/.test(path)),
      [],
    )
  })
})
