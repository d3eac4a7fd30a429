import type { grow as English } from '#web/words/en/grow.ts'

export const grow: typeof English = {}
