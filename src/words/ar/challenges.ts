import type { challenges as English } from '../en/challenges.ts'

export const challenges: typeof English = {
  refusals: {
    challenge_not_found: 'هذا التحدي غير موجود.',
  },
  rules: {},
  answers: {},
}
