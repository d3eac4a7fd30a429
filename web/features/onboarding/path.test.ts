import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addressOf, done, itemsOf, open } from './path.ts'

const training = (id: number, completed = false, available = true) => ({
  id,
  title: `Training ${id}`,
  topic: 'Prayer',
  completed,
  available,
})
const challenge = (id: number, completed = false, available = true) => ({
  id,
  title: `Challenge ${id}`,
  description: 'A week of thanks',
  action: 'Write',
  duration: 7,
  completed,
  available,
})

it('leads from trainings to challenges by turns', () => {
  const items = itemsOf({ trainings: [training(1), training(2), training(3)], challenges: [challenge(1)] })
  assert.deepEqual(items.map(addressOf), ['/trainings/1', '/challenges/1', '/trainings/2', '/trainings/3'])
})

it('goes on with what is open and still offered', () => {
  const items = itemsOf({ trainings: [training(1, true), training(2, false, false), training(3)], challenges: [challenge(1, true)] })
  assert.deepEqual(open(items).map(addressOf), ['/trainings/3'])
  assert.deepEqual(done(items).map(addressOf), ['/trainings/1', '/challenges/1'])
})
