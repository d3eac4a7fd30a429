import type { setup as English } from '#web/words/en/setup.ts'

export const setup: typeof English = {}
