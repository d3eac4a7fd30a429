import assert from 'node:assert/strict'
import { it } from 'node:test'
import { beginning, firstOpen, refusedStep, toggled } from './survey-answers.ts'

const status = {
  onboarding: true,
  survey_completed: false,
  learning_track: null,
  has_guided_journey: false,
  survey_prompts: { purpose: '', outcome: '', focus_topics: '', weekly_commitment: '', learning_style: '' },
  survey_answers: null,
}
const answered = {
  purpose: 'To grow',
  outcome: 'A habit',
  focus_topics: ['prayer'],
  weekly_commitment: 'An hour',
  learning_style: 'Reading',
}

it('goes on where one stopped', () => {
  assert.equal(firstOpen(beginning(undefined, status)), 0)
  assert.equal(firstOpen(beginning({ purpose: 'To grow', outcome: '  ' }, status)), 1)
  assert.equal(firstOpen({ ...answered, learning_track: 'guided' }), 5)
})

it('begins with what was answered before, and with what was changed since', () => {
  const before = { ...status, survey_answers: answered, learning_track: 'manual' as const }
  assert.deepEqual(beginning({ purpose: 'To serve' }, before), { ...answered, purpose: 'To serve', learning_track: 'manual' })
})

it('takes up to six topics, each once', () => {
  assert.deepEqual(toggled(['prayer'], ' Bible '), ['prayer', 'Bible'])
  assert.deepEqual(toggled(['prayer', 'Bible'], 'PRAYER'), ['Bible'])
  assert.deepEqual(toggled(['prayer'], '  '), ['prayer'])
  const six = ['1', '2', '3', '4', '5', '6']
  assert.deepEqual(toggled(six, '7'), six)
})

it('finds the question that was refused', () => {
  assert.equal(refusedStep({ 'focus_topics.2': ['too long'] }), 2)
  assert.equal(refusedStep({ other: [] }), -1)
})
