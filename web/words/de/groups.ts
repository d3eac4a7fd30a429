import type { groups as English } from '#web/words/en/groups.ts'

export const groups: typeof English = {}
