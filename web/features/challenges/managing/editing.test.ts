import assert from 'node:assert/strict'
import { it } from 'node:test'
import { changeOf, topicsIn } from './editing.ts'

it('takes topics with commas between them, each once, and six at most', () => {
  assert.deepEqual(topicsIn(' prayer, joy,,prayer،سلام; hope '), ['prayer', 'joy', 'سلام', 'hope'])
  assert.equal(topicsIn('a,b,c,d,e,f,g').length, 6)
})

it('clears what is left empty, and leaves to the service what is no number', () => {
  const values = new FormData()
  for (const [name, value] of Object.entries({
    name: 'A psalm a day',
    description: ' ',
    points_awarded: '10',
    duration_days: '1.5',
    badge_id: '',
  }))
    values.set(name, value)
  const { description, points_awarded, duration_days, badge_id, challenge_content } = changeOf(values, '<p>Read</p>')
  assert.deepEqual([description, points_awarded, duration_days, badge_id, challenge_content], [null, 10, '1.5', null, '<p>Read</p>'])
})
