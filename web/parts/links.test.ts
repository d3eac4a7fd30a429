import assert from 'node:assert/strict'
import { it } from 'node:test'
import { beginningOf, piecesOf } from './links.ts'

it('finds addresses in a text, without what ends the sentence', () => {
  assert.deepEqual(piecesOf('See https://example.org/a?b=1. And (http://example.org/x_(y)), or nothing'), [
    { text: 'See ' },
    { text: 'https://example.org/a?b=1', link: 'https://example.org/a?b=1' },
    { text: '. And (' },
    { text: 'http://example.org/x_(y)', link: 'http://example.org/x_(y)' },
    { text: '), or nothing' },
  ])
})

it('makes a link of nothing but web addresses', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'www.example.org', 'https://', ''])
    assert.equal(
      piecesOf(text).some(({ link }) => link),
      false,
      text,
    )
})

it('puts the pieces of any text together to the same text', () => {
  for (const text of ['https://example.org https://example.org', 'a\nhttps://example.org/\nb', 'صلّوا https://example.org/صلاة، شكرًا'])
    assert.equal(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
      text,
    )
})

it('shows a long text up to a whole word, a short one whole', () => {
  assert.equal(beginningOf('Amen'), undefined)
  assert.equal(beginningOf('word '.repeat(120)), undefined)
  assert.equal(beginningOf('word '.repeat(2000)), 'word '.repeat(120).trimEnd())
  assert.equal(beginningOf('line\n'.repeat(40)), 'line\n'.repeat(12).trimEnd())
  assert.equal(beginningOf('😀'.repeat(10_000)), '😀'.repeat(600))
})
