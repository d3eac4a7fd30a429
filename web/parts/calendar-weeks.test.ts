import assert from 'node:assert/strict'
import { it } from 'node:test'
import { weeksOf } from './calendar-weeks.ts'

it('lays days out by week and weekday', () => {
  const { begins, rows, months } = weeksOf('2026-10-28', '2026-11-09', 1)
  assert.deepEqual(begins, ['2026-10-26', '2026-11-02', '2026-11-09'])
  assert.deepEqual(rows[0], [null, '2026-11-02', '2026-11-09'])
  assert.deepEqual(rows[2], ['2026-10-28', '2026-11-04', null])
  assert.deepEqual(months, [
    { month: '2026-10', weeks: 1 },
    { month: '2026-11', weeks: 2 },
  ])
})

it('holds every day once, whatever day a week begins with', () => {
  for (const first of [1, 6, 7]) {
    const days = weeksOf('2026-01-01', '2026-06-30', first)
      .rows.flat()
      .filter((date) => date !== null)
    assert.equal(new Set(days).size, 181)
    assert.equal(days.length, 181)
  }
})
