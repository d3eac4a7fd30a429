// Builders for onboarding.
import type { Person } from './given.ts'

/** Someone has answered the survey: on the guided track, about prayer, unless told. */
export async function givenSurvey(person: Person, fields: { focus_topics?: string[]; learning_track?: 'guided' | 'manual' } = {}) {
  const answers = { purpose: 'To grow', outcome: 'Peace', weekly_commitment: 'An hour', learning_style: 'Reading' }
  const { status, text } = await person.post('/onboarding/survey', {
    ...answers,
    focus_topics: ['prayer'],
    learning_track: 'guided',
    ...fields,
  })
  if (status !== 200) throw new Error(`givenSurvey: ${status} ${text}`)
}
