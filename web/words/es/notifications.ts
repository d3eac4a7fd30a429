import type { notifications as English } from '#web/words/en/notifications.ts'

export const notifications: typeof English = {
  choose: 'Elegir qué avisos recibir',
  none: 'Aún no hay nada que contarte',
  noneAbout: 'Cuando alguien te responda, o se decida algo tuyo, estará aquí.',
  older: 'Anteriores',
  readAll: 'Marcar todos como leídos',
  title: 'Avisos',
  unread: 'Nuevo',
}
