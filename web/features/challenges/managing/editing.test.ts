import assert from 'node:assert/strict'
import { it } from 'node:test'
import { changeOf, type Edited, editedIn, merged, topicsIn } from './editing.ts'

it('takes topics with commas between them, each once, and six at most', () => {
  assert.deepEqual(topicsIn(' prayer, joy,,prayer،سلام; hope '), ['prayer', 'joy', 'سلام', 'hope'])
  assert.equal(topicsIn('a,b,c,d,e,f,g').length, 6)
})

const before: Edited = {
  name: 'A psalm a day',
  description: 'Thirty psalms',
  action: null,
  challenge_content: '<p>Read</p>',
  duration_days: 30,
  points_awarded: 10,
  badge_id: 3,
  topics: ['prayer'],
  language: 'en',
  visibility: 'members_only',
}

it('clears what is left empty, and leaves to the service what is no number', () => {
  const values = new FormData()
  for (const [name, value] of Object.entries({
    name: 'A psalm a day',
    description: ' ',
    points_awarded: '10',
    duration_days: '1.5',
    badge_id: '',
    topics: 'prayer',
    language: 'en',
    visibility: 'members_only',
  }))
    values.set(name, value)
  assert.deepEqual(changeOf(before, editedIn(values, '<p>Read</p>')), { description: null, badge_id: null, duration_days: '1.5' })
})

it('sends what was changed alone, and nothing for nothing', () => {
  assert.equal(changeOf(before, { ...before, topics: ['prayer'], duration_days: null }), undefined)
  assert.deepEqual(changeOf(before, { ...before, topics: [] }), { topics: [] })
})

it('puts together what two changed, and asks where both changed the same', () => {
  const mine = { ...before, name: 'Psalms', action: 'Read one', badge_id: 4 }
  const theirs = { ...before, name: 'The Psalter', points_awarded: 20, badge_id: 4 }
  assert.deepEqual(merged({ before, mine, theirs }), {
    edited: { ...mine, points_awarded: 20 },
    conflicts: [{ of: 'name', mine: 'Psalms', theirs: 'The Psalter' }],
  })
})
