import type { integrations as English } from '#web/words/en/managing/integrations.ts'

export const integrations: typeof English = {
  about: 'برامج أخرى تعمل مع كنيستك.',
  title: 'الربط مع برامج أخرى',
}
