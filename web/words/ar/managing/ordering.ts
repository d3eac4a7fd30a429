import type { ordering as English } from '#web/words/en/managing/ordering.ts'
import { number } from '../formats.ts'

export const ordering: typeof English = {
  down: ({ name }) => `نقل «\u2068${name}\u2069» إلى أسفل`,
  moved: ({ name, place, all }) => `«\u2068${name}\u2069» الآن في الموضع ${number(place)} من ${number(all)}`,
  up: ({ name }) => `نقل «\u2068${name}\u2069» إلى أعلى`,
}
