import type { trainings as English } from '#web/words/en/trainings.ts'

export const trainings: typeof English = {}
