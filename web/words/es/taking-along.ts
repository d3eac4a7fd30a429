import type { takingAlong as English } from '#web/words/en/taking-along.ts'

export const takingAlong: typeof English = {
  about: 'Como archivos para hojas de cálculo u otros programas. Quién descargó qué queda en el registro.',
  act: 'Descargar',
  as: 'Como',
  formats: { csv: 'Tabla (CSV)', json: 'Para programas (JSON)' },
  kinds: {
    attendance: 'Quién vino a las reuniones',
    completions: 'Retos completados',
    'group-members': 'Quién está en qué grupo',
    groups: 'Grupos',
    people: 'Personas',
    progress: 'Avance en los cursos',
  },
  peopleAbout: 'Incluye teléfonos y cumpleaños si sus dueños los muestran a los líderes. Nunca diarios, caminos ni oraciones.',
  saved: 'El archivo está en tus descargas.',
  title: 'Descargar',
  what: 'Qué',
}
