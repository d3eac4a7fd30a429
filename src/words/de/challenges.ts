import type { challenges as English } from '../en/challenges.ts'

export const challenges: typeof English = {
  refusals: {
    challenge_not_found: 'Diese Challenge gibt es nicht.',
  },
  rules: {},
  answers: {},
}
