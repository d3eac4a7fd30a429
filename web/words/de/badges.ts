import type { badges as English } from '#web/words/en/badges.ts'
import { plural } from './formats.ts'

export const badges: typeof English = {
  about: 'Was aus abgeschlossenen Challenges geworden ist.',
  earnedOn: ({ date, points }) => plural(points, { one: `Am ${date} bekommen, mit # Punkt`, other: `Am ${date} bekommen, mit # Punkten` }),
  none: 'Noch keine Abzeichen',
  noneAbout: 'Jede abgeschlossene Challenge gibt Punkte, und Punkte führen zu Abzeichen.',
  title: 'Abzeichen',
  toChallenges: 'Challenges ansehen',
}
