import type { today as English } from '#web/words/en/today.ts'

export const today: typeof English = {
  goodAfternoon: ({ name }) => `طاب نهارك يا ${name}`,
  goodEvening: ({ name }) => `مساء الخير يا ${name}`,
  goodMorning: ({ name }) => `صباح الخير يا ${name}`,
}
