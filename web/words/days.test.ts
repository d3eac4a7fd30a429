import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addDays, dateOf, daysBetween, firstWeekday, weekdayOf } from './days.ts'

it('counts days over months, years and changes of clocks', () => {
  assert.equal(addDays('2026-02-27', 3), '2026-03-02')
  assert.equal(addDays('2026-01-01', -1), '2025-12-31')
  assert.equal(daysBetween('2026-03-28', '2026-03-30'), 2)
  assert.equal(weekdayOf('2026-11-29'), 7)
  assert.equal(weekdayOf('2026-11-30'), 1)
})

it('knows which day it is where somebody lives', () => {
  const at = '2026-03-01T23:30:00Z'
  assert.equal(dateOf(at, 'Europe/Berlin'), '2026-03-02')
  assert.equal(dateOf(at, 'America/Chicago'), '2026-03-01')
  assert.match(dateOf(at, 'Nowhere/At-All'), /^2026-03-0[12]$/)
})

it('begins weeks as the language does', () => {
  assert.equal(firstWeekday('de'), 1)
  assert.equal(firstWeekday('en-GB'), 1)
  assert.equal(firstWeekday('ar-EG'), 6)
})
