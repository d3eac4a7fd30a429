import type { integrations as English } from '#web/words/en/managing/integrations.ts'

export const integrations: typeof English = {
  about: 'Otros programas que trabajan con tu iglesia.',
  title: 'Integraciones',
}
