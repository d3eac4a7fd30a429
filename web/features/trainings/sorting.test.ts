import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sorted } from './sorting.ts'

const training = (id: number, more: { is_assigned?: boolean; due_date?: string | null } = {}) => ({
  id,
  title: `Training ${id}`,
  series: null,
  type: 'Foundations',
  is_assigned: false,
  due_date: null,
  ...more,
})
const progress = (id: number, more: { progress_percentage?: number; completed_at?: string | null } = {}) => ({
  qualification_id: id,
  title: `Training ${id}`,
  series: null,
  type: 'Foundations',
  progress_percentage: 0,
  completed: Boolean(more.completed_at),
  completed_at: null,
  ...more,
})
const ids = (trainings: { id: number }[]) => trainings.map(({ id }) => id)

it('puts what is due soonest first, begun or not', () => {
  const { due, begun, toTake } = sorted(
    [
      training(1),
      training(2, { is_assigned: true }),
      training(3, { is_assigned: true, due_date: '2026-12-24' }),
      training(4, { is_assigned: true, due_date: '2026-12-01' }),
    ],
    [progress(3, { progress_percentage: 50 })],
  )
  assert.deepEqual([ids(due), ids(begun), ids(toTake)], [[4, 3, 2], [], [1]])
  assert.equal(due[1]!.percentage, 50)
})

it('lists what was begun last first, and what is done by its day', () => {
  const done = [progress(1, { completed_at: '2026-01-01T00:00:00Z' }), progress(2, { completed_at: '2026-02-01T00:00:00Z' })]
  const mine = sorted([training(1), training(2), training(3), training(4)], [progress(4), progress(3), ...done])
  assert.deepEqual([ids(mine.begun), ids(mine.done), ids(mine.toTake)], [[4, 3], [2, 1], []])
})

it('knows what was completed though it is no longer offered, unless only some are asked for', () => {
  const gone = [progress(9, { completed_at: '2026-01-01T00:00:00Z' })]
  assert.deepEqual(ids(sorted([], gone).done), [9])
  assert.deepEqual(ids(sorted([], gone, { all: false }).done), [])
})
