import type { completions as English } from '#web/words/en/managing/completions.ts'
import { plural } from '../formats.ts'

export const completions: typeof English = {
  allChallenges: 'Alle Challenges',
  begun: 'Begonnen am',
  challenge: 'Challenge',
  completed: 'Geschafft am',
  csvFile: 'geschaffte-challenges',
  email: 'E-Mail',
  none: 'Hier ist noch nichts geschafft',
  noneAbout: 'Wer eine Challenge schafft, steht dann hier.',
  ofEverybody: 'Wieder von allen',
  ofPerson: 'Von einer Person',
  others: ({ count }) =>
    plural(count, {
      one: 'Und # Person aus einer anderen Gemeinde. Menschen anderer Gemeinden werden gezählt, nicht genannt.',
      other: 'Und # Personen aus anderen Gemeinden. Menschen anderer Gemeinden werden gezählt, nicht genannt.',
    }),
  points: 'Punkte',
  since: 'Seit',
  table: 'Wer welche Challenge geschafft hat',
  title: 'Geschaffte Challenges',
}
