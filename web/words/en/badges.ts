import { plural } from './formats.ts'

export const badges = {
  about: 'What came of challenges that you completed.',
  earnedOn: ({ date, points }: { date: string; points: number }) =>
    plural(points, { one: `Earned on ${date}, with # point`, other: `Earned on ${date}, with # points` }),
  none: 'No badges yet',
  noneAbout: 'Each completed challenge gives points, and points lead to badges.',
  title: 'Badges',
  toChallenges: 'Look at challenges',
}
