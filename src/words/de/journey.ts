import type { journey as English } from '../en/journey.ts'

export const journey: typeof English = {
  refusals: {
    journey_entry_not_found: 'Diesen Eintrag im Weg gibt es nicht.',
  },
  rules: {},
  answers: {},
}
