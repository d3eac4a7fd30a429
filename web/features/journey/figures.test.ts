import assert from 'node:assert/strict'
import { it } from 'node:test'
import { countsByActivity, countsByDay, entryOf, longestRun } from './figures.ts'

const entry = (id: number, date: string, activity = 'prayer') => ({ id, date, activity, duration_minutes: 0, notes: null })
const log = [
  entry(6, '2026-03-02'),
  entry(5, '2026-03-02', 'study'),
  entry(4, '2026-03-02'),
  entry(3, '2026-03-01'),
  entry(2, '2026-02-28'),
  entry(1, '2026-02-10'),
]

it('counts by day and by activity', () => {
  assert.deepEqual(Object.fromEntries(countsByDay(log)), { '2026-03-02': 3, '2026-03-01': 1, '2026-02-28': 1, '2026-02-10': 1 })
  assert.deepEqual(countsByActivity(log), [
    ['prayer', 5],
    ['study', 1],
  ])
})

it('finds the most days in a row, over the end of a month', () => {
  assert.equal(longestRun(log.map(({ date }) => date)), 3)
  assert.equal(longestRun([]), 0)
})

it('finds the newest entry of a day', () => {
  assert.equal(entryOf(log, 'prayer', '2026-03-02')?.id, 6)
  assert.equal(entryOf(log, 'study', '2026-03-01'), undefined)
})
