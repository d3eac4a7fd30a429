import type { profile as English } from '#web/words/en/profile.ts'

export const profile: typeof English = {
  birthday: 'Geburtstag',
  birthdayAbout:
    'Andere sehen nur Tag und Monat. Ohne Geburtstag giltst du in einer Zweierschaft als minderjährig; das sehen dort die Admins.',
  homeChurch: 'Meine Gemeinde',
  language: 'Sprache',
  languageOfBrowser: 'Wie dieser Browser',
  phone: 'Telefonnummer',
  seenBy: { church: 'Alle in meiner Gemeinde', leaders: 'Leitende', nobody: 'Niemand' },
  timeOfChurch: 'Wie meine Gemeinde',
  timeZone: 'Zeitzone',
  title: 'Profil',
  whoSeesBirthday: 'Wer darf deinen Geburtstag sehen?',
  whoSeesPhone: 'Wer darf deine Telefonnummer sehen?',
}
