import type { reports as English } from '#web/words/en/managing/reports.ts'

export const reports: typeof English = {
  about: 'Lo que se reportó en tus grupos y qué pasó con ello. Nadie sabe quién lo reportó.',
  keptOn: ({ when }) => `Se dejó · ${when}`,
  none: {
    dismissed: 'No se dejó nada',
    open: 'No hay reportes abiertos',
    removed: 'No se quitó nada',
  },
  noneAbout: 'Cuando alguien reporta una publicación o un comentario, aparece aquí.',
  older: 'Reportes anteriores',
  removedOn: ({ when }) => `Se quitó · ${when}`,
  statuses: {
    dismissed: 'Se dejaron',
    open: 'Abiertos',
    removed: 'Se quitaron',
  },
  which: 'Qué reportes',
}
