import type { journey as English } from '../en/journey.ts'

export const journey: typeof English = {
  refusals: {
    journey_entry_not_found: 'Esta entrada del camino no existe.',
  },
  rules: {},
  answers: {},
}
