import type { notifications as English } from '#web/words/en/notifications.ts'

export const notifications: typeof English = {
  choose: 'Auswählen, was du hören möchtest',
  none: 'Noch gibt es nichts zu sagen',
  noneAbout: 'Wenn dir jemand antwortet oder über etwas von dir entschieden wird, steht es hier.',
  older: 'Frühere',
  readAll: 'Alle als gelesen markieren',
  title: 'Mitteilungen',
  unread: 'Neu',
}
