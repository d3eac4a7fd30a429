import type { badges as English } from '#web/words/en/badges.ts'

export const badges: typeof English = {}
