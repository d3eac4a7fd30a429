import { plural } from '../formats.ts'

export const completions = {
  allChallenges: 'All challenges',
  begun: 'Begun on',
  challenge: 'Challenge',
  completed: 'Completed on',
  csvFile: 'completions',
  email: 'E-mail',
  none: 'Nothing completed here yet',
  noneAbout: 'Who completes a challenge will be here.',
  ofEverybody: 'Of everybody again',
  ofPerson: 'Of one person',
  others: ({ count }: { count: number }) =>
    plural(count, {
      one: 'And # of another church. People of other churches are counted, not named.',
      other: 'And # of other churches. People of other churches are counted, not named.',
    }),
  points: 'Points',
  since: 'Since',
  table: 'Who completed which challenge',
  title: 'Completions',
}
