import type { common as English } from '#web/words/en/managing/common.ts'
import { number, plural } from '../formats.ts'

export const common: typeof English = {
  choose: ({ name }) => `${name} auswählen`,
  chooseAll: 'Alle auf dieser Seite auswählen',
  chooseNone: 'Auswahl aufheben',
  chosen: ({ count }) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
  church: 'Gemeinde',
  next: 'Weiter',
  nobodyFound: 'Niemand gefunden.',
  onlyAdmins: 'Das dürfen nur Admins deiner Gemeinde.',
  pages: 'Seiten',
  previous: 'Zurück',
  search: 'Nach Namen suchen',
  shown: ({ from, to, total }) => `${number(from)}–${number(to)} von ${number(total)}`,
}
