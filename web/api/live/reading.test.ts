import assert from 'node:assert/strict'
import { it } from 'node:test'
import { blocksOf, waitAfter } from './reading.ts'

it('reads events, positions and pauses, however the text is cut', () => {
  const text = 'retry: 3000\n\nid: abc\n\nid: def\ndata: {"kind":"reset"}\n\n: a remark\n\n'
  for (let at = 0; at <= text.length; at++) {
    const read = blocksOf()
    assert.deepEqual(
      [...read(text.slice(0, at)), ...read(text.slice(at))],
      [{ data: [], retry: 3000 }, { data: [], id: 'abc' }, { data: ['{"kind":"reset"}'], id: 'def' }, { data: [] }],
    )
  }
})

it('comes back later each time it fails, and not with everybody else', () => {
  assert.deepEqual(
    [1, 2, 3, 20].map((failures) => waitAfter(failures, 1_000, 1)),
    [1_000, 2_000, 4_000, 120_000],
  )
  assert.equal(waitAfter(1, 1_000, 0), 500)
})
