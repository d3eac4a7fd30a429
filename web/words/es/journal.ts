import type { journal as English } from '#web/words/en/journal.ts'

export const journal: typeof English = {}
