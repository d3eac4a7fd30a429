import type { me as English } from '#web/words/en/me.ts'

export const me: typeof English = {}
