import type { challenges as English } from '#web/words/en/challenges.ts'

export const challenges: typeof English = {}
