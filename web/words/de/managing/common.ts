import type { common as English } from '#web/words/en/managing/common.ts'
import { plural } from '../formats.ts'

export const common: typeof English = {
  chosen: ({ count }) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
  nobodyFound: 'Niemand gefunden.',
  search: 'Nach Namen suchen',
}
