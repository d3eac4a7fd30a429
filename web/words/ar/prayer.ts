import type { prayer as English } from '#web/words/en/prayer.ts'

export const prayer: typeof English = {}
