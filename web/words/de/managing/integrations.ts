import type { integrations as English } from '#web/words/en/managing/integrations.ts'

export const integrations: typeof English = {
  about: 'Andere Programme, die mit deiner Gemeinde arbeiten.',
  title: 'Schnittstellen',
}
