import type { today as English } from '#web/words/en/today.ts'

export const today: typeof English = {
  goodAfternoon: ({ name }) => `Guten Tag, ${name}`,
  goodEvening: ({ name }) => `Guten Abend, ${name}`,
  goodMorning: ({ name }) => `Guten Morgen, ${name}`,
}
