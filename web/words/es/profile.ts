import type { profile as English } from '#web/words/en/profile.ts'

export const profile: typeof English = {
  birthday: 'Cumpleaños',
  birthdayAbout: 'Los demás ven solo el día y el mes. Sin cumpleaños cuentas como menor en uno a uno; allí lo ven los administradores.',
  homeChurch: 'Mi iglesia',
  language: 'Idioma',
  languageOfBrowser: 'Como este navegador',
  phone: 'Teléfono',
  seenBy: { church: 'Toda mi iglesia', leaders: 'Líderes', nobody: 'Nadie' },
  timeOfChurch: 'Como mi iglesia',
  timeZone: 'Zona horaria',
  title: 'Perfil',
  whoSeesBirthday: '¿Quién puede ver tu cumpleaños?',
  whoSeesPhone: '¿Quién puede ver tu teléfono?',
}
