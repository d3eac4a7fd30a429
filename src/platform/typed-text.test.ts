import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nothings } from '#test/nothings.ts'
import { hasTooManyMarks, isInvisible, isLongerThan, normalizedName, onOneLine, trimmedNfc } from './typed-text.ts'

const names = [
  'Zoë',
  '李',
  'مُحَمَّد',
  'بِسْمِ',
  'می\u200cخواهم',
  'שָׁלוֹם',
  'नरेन्द्र',
  'ක්\u200dෂ',
  'ไทย',
  '👨\u200d👩\u200d👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '❤️',
  '.',
  '0',
  '\u0600',
  '\u{1fae8}',
  'O’Neil',
  'a\u0300',
]

describe('A text', () => {
  it('shows nothing where nobody would see any of it', () => {
    for (const text of nothings) assert.equal(isInvisible(text), true, escape(text))
    for (const name of names) for (const nothing of nothings) assert.equal(isInvisible(nothing + name + nothing), false, name)
  })

  it('on one line has blanks for its line breaks, and nothing that turns what stands behind it', () => {
    assert.equal(onOneLine('Grace\r\nMiller\u2028\u2029\tand\u0085Son'), 'Grace Miller and Son')
    assert.equal(onOneLine('\u202eecarG\u202c \u2067\u0007Miller\u2069\u001b[31m'), 'ecarG Miller[31m')
    for (const name of names) assert.equal(onOneLine(name), name)
    assert.equal(onOneLine('\u200fשלום\u200e'), '\u200fשלום\u200e')
  })

  it('has at most 30 marks on one letter: composing more would take the square of their number', () => {
    for (const [text, tooMany] of [
      [`a${'\u0301'.repeat(30)}`, false],
      [`a${'\u0301'.repeat(31)}`, true],
      ['\u0316'.repeat(31), true],
      [`word ${'\u0301\u0316'.repeat(500_000)}`, true],
      [`a${'\u0301'.repeat(30)}`.repeat(1000), false],
    ] as const)
      assert.equal(hasTooManyMarks(text), tooMany)
    for (const name of names) assert.equal(hasTooManyMarks(name), false)
  })

  it('is counted in characters, and not at all where it must be too long', () => {
    assert.equal(isLongerThan('😀😀', 2), false)
    assert.equal(isLongerThan('😀😀😀', 2), true)
    assert.equal(isLongerThan('a'.repeat(5), 2), true)
  })

  it('as a name is tidied the same way wherever it is set, and a second time changes nothing', () => {
    assert.equal(normalizedName(' Zoe\u0308\nMiller ', 255), 'Zoë Miller')
    for (const name of [...names, 'a \u202e', '\u202e \u0301a', 'a\n\n b']) {
      const kept = normalizedName(name, 255)!
      assert.equal(normalizedName(kept, 255), kept)
      assert.equal(trimmedNfc(kept), kept)
    }
    for (const nothing of nothings) assert.equal(normalizedName(nothing, 255), undefined)
    assert.equal(normalizedName('x'.repeat(256), 255), undefined)
    assert.equal(normalizedName('😀'.repeat(255), 255), '😀'.repeat(255))
  })
})
