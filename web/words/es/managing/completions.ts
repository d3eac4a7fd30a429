import type { completions as English } from '#web/words/en/managing/completions.ts'
import { plural } from '../formats.ts'

export const completions: typeof English = {
  allChallenges: 'Todos los retos',
  begun: 'Empezado el',
  challenge: 'Reto',
  completed: 'Completado el',
  csvFile: 'retos-completados',
  email: 'Correo',
  none: 'Aquí aún no hay nada completado',
  noneAbout: 'Quien complete un reto aparecerá aquí.',
  ofEverybody: 'De todos otra vez',
  ofPerson: 'De una persona',
  others: ({ count }) =>
    plural(count, {
      one: 'Y # de otra iglesia. A las personas de otras iglesias se las cuenta, no se las nombra.',
      many: 'Y # de otras iglesias. A las personas de otras iglesias se las cuenta, no se las nombra.',
      other: 'Y # de otras iglesias. A las personas de otras iglesias se las cuenta, no se las nombra.',
    }),
  points: 'Puntos',
  since: 'Desde',
  table: 'Quién completó qué reto',
  title: 'Retos completados',
}
