import type { journey as English } from '#web/words/en/journey.ts'

export const journey: typeof English = {}
