import type { common as English } from '#web/words/en/managing/common.ts'
import { plural } from '../formats.ts'

export const common: typeof English = {
  chosen: ({ count }) => plural(count, { one: '# elegido', many: '# elegidos', other: '# elegidos' }),
  nobodyFound: 'No se encontró a nadie.',
  search: 'Buscar por nombre',
}
