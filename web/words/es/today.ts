import type { today as English } from '#web/words/en/today.ts'

export const today: typeof English = {
  goodAfternoon: ({ name }) => `Buenas tardes, ${name}`,
  goodEvening: ({ name }) => `Buenas noches, ${name}`,
  goodMorning: ({ name }) => `Buenos días, ${name}`,
}
