import assert from 'node:assert/strict'
import { it } from 'node:test'
import { nextStep } from './days.ts'

it('asks for a check-in once a day, and for the end when all days are there', () => {
  const taken = { status: 'in-progress', days_completed: 2, days_total: 3, last_check_in: '2026-03-01' } as const
  assert.equal(nextStep({ ...taken, days_completed: 0, last_check_in: null }, '2026-03-01'), 'check in')
  assert.equal(nextStep(taken, '2026-03-02'), 'check in')
  assert.equal(nextStep(taken, '2026-03-01'), 'tomorrow')
  assert.equal(nextStep({ ...taken, days_completed: 3 }, '2026-03-01'), 'complete')
  assert.equal(nextStep({ ...taken, status: 'completed' }, '2026-03-01'), 'done')
})
