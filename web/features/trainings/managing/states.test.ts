import assert from 'node:assert/strict'
import { it } from 'node:test'
import { columnsOf, MOST_COLUMNS, type PersonsTraining, stateOf, toRemindOf } from './states.ts'

const training = (qualification_id: number, fields: Partial<PersonsTraining> = {}): PersonsTraining => ({
  qualification_id,
  title: `Training ${qualification_id}`,
  progress_percentage: 0,
  status: 'assigned',
  due_date: null,
  completed_on: null,
  overdue: false,
  ...fields,
})
const person = (user_id: number, ...qualifications: PersonsTraining[]) => ({ user_id, name: `Person ${user_id}`, qualifications })
const ids = (some: { id: number }[]) => some.map(({ id }) => id)

it('says of each training one thing: done before all, then overdue, under way, due, or only assigned', () => {
  const states = [
    training(1, { status: 'completed', due_date: '2026-03-01' }),
    training(1, { status: 'in_progress', due_date: '2026-03-01', overdue: true }),
    training(1, { status: 'in_progress' }),
    training(1, { due_date: '2026-03-01' }),
    training(1),
  ].map(stateOf)
  assert.deepEqual(states, ['done', 'overdue', 'underWay', 'due', 'assigned'])
})

it('shows what is overdue first, then what most people have, and no more than can be read', () => {
  const people = [person(1, training(1), training(2)), person(2, training(2), training(3, { overdue: true }))]
  assert.deepEqual(ids(columnsOf(people, [], [])), [3, 2, 1])
  const many = person(3, ...Array.from({ length: 60 }, (_, n) => training(n + 1)))
  assert.equal(columnsOf([many], [], []).length, MOST_COLUMNS)
})

it('shows the trainings that were chosen, in that order, also where nobody of the page has them', () => {
  const catalogue = [{ id: 9, title: 'Fasting' }]
  assert.deepEqual(columnsOf([person(1, training(1))], catalogue, [9, 1, 77]), [
    { id: 9, title: 'Fasting' },
    { id: 1, title: 'Training 1' },
  ])
})

it('offers to remind of what is not done first, then of what may be theirs besides', () => {
  const begun = training(2, { status: 'in_progress' })
  const catalogue = [1, 2, 7].map((id) => ({ id, title: `Training ${id}` }))
  assert.deepEqual(ids(toRemindOf([person(1, training(1, { status: 'completed' }), begun, training(4))], catalogue)), [2, 4, 1, 7])
})
