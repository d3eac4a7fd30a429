import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { parseRange } from './range.ts'

it('A part in the middle, to the end, or from the end is found, and cut to what there is', () => {
  const parts: Record<string, [number, number]> = {
    'bytes=0-0': [0, 0],
    'bytes=2-5': [2, 5],
    'bytes=0-': [0, 9],
    'bytes=9-': [9, 9],
    'bytes=5-99': [5, 9],
    'bytes=-3': [7, 9],
    'bytes=-99': [0, 9],
    'Bytes=1-2': [1, 2],
    ' bytes= 1-2 ': [1, 2],
    'bytes=0-99999999999999999999999999': [0, 9],
  }
  for (const [header, [start, end]] of Object.entries(parts)) assert.deepEqual(parseRange(header, 10), { start, end }, header)
})

it('A part that begins behind the end is unsatisfiable, and so is any part of nothing', () => {
  for (const header of ['bytes=10-', 'bytes=10-20', 'bytes=99999999999999999999-', 'bytes=-0'])
    assert.equal(parseRange(header, 10), 'unsatisfiable', header)
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-5']) assert.equal(parseRange(header, 0), 'unsatisfiable', header)
})

it('No header, nonsense, another unit, or several parts mean the whole', () => {
  const ignored = [
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=1-2,4-5',
    'bytes=1-2,',
    'lines=1-2',
    'bytes 1-2',
    'bytes=1.5-2',
    'bytes=+1-2',
    'bytes=--1',
    'bytes=1-2;x',
    'bytes=0x1-2',
    'bytes=١-٢',
  ]
  for (const header of ignored) assert.equal(parseRange(header, 10), undefined, `${header}`)
})

it('Whatever the header says, a part lies within the file', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
    fc.nat().map((last) => `bytes=-${last}`),
  )
  fc.assert(
    fc.property(header, fc.nat(), (text, size) => {
      const range = parseRange(text, size)
      if (typeof range === 'object') assert.ok(range.start >= 0 && range.start <= range.end && range.end < size)
    }),
  )
})
