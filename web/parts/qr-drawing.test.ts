import assert from 'node:assert/strict'
import { it } from 'node:test'
import { drawQr } from './qr-drawing.ts'

/** The rows that a drawing fills, as text. */
function rowsOf({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    assert.equal(length, back)
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(length))
  }
  return rows.map((row) => row.join(''))
}

it('draws what a camera looks for: a square in three corners, and dots in turn between them', () => {
  const rows = rowsOf(drawQr('https://church.example/join/K7QWM2XR'))
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  const size = rows.length
  assert.ok((size - 17) % 4 === 0 && size <= 33, String(size))
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    assert.deepEqual(corner(x, y), finder)
  const between = rows[6]!.slice(8, size - 8)
  assert.equal(between, '#.'.repeat(size).slice(0, between.length))
})

it('grows with what it says, and is another for another text', () => {
  const [short, long] = [drawQr('https://a.example/join/A'), drawQr(`https://a.example/join/${'A'.repeat(200)}`)]
  assert.ok(long.size > short.size)
  assert.notEqual(drawQr('https://a.example/join/B').path, short.path)
})
