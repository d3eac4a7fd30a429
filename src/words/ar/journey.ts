import type { journey as English } from '../en/journey.ts'

export const journey: typeof English = {
  refusals: {
    journey_entry_not_found: 'هذا القيد في المسيرة غير موجود.',
  },
  rules: {},
  answers: {},
}
