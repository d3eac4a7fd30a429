import type { badges as English } from '#web/words/en/badges.ts'
import { plural } from './formats.ts'

export const badges: typeof English = {
  about: 'Lo que ha resultado de los retos que has completado.',
  earnedOn: ({ date, points }) =>
    plural(points, {
      one: `Ganada el ${date}, con # punto`,
      many: `Ganada el ${date}, con # puntos`,
      other: `Ganada el ${date}, con # puntos`,
    }),
  none: 'Todavía no hay insignias',
  noneAbout: 'Cada reto completado da puntos, y los puntos llevan a insignias.',
  title: 'Insignias',
  toChallenges: 'Ver los retos',
}
