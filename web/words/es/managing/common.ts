import type { common as English } from '#web/words/en/managing/common.ts'
import { number, plural } from '../formats.ts'

export const common: typeof English = {
  choose: ({ name }) => `Elegir a ${name}`,
  chooseAll: 'Elegir a todos los de esta página',
  chooseNone: 'No elegir a nadie',
  chosen: ({ count }) => plural(count, { one: '# elegido', many: '# elegidos', other: '# elegidos' }),
  church: 'Iglesia',
  next: 'Siguiente',
  nobodyFound: 'No se encontró a nadie.',
  onlyAdmins: 'Solo los administradores de tu iglesia pueden hacer esto.',
  pages: 'Páginas',
  previous: 'Anterior',
  search: 'Buscar por nombre',
  shown: ({ from, to, total }) => `${number(from)}–${number(to)} de ${number(total)}`,
}
