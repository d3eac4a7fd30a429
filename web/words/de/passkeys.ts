import type { passkeys as English } from '#web/words/en/passkeys.ts'

export const passkeys: typeof English = {
  about:
    'Dein Telefon, dein Computer oder dein Sicherheitsschlüssel öffnet dein Konto mit seiner eigenen Sperre: Finger, Gesicht oder Zahl. Niemand kann das erraten oder dir entlocken.',
  add: 'Passkey hinzufügen',
  added: ({ when }) => `Hinzugefügt: ${when}`,
  confirm: 'Passkey verwenden',
  failed: 'Der Passkey kam nicht zustande. Bitte versuche es noch einmal.',
  known: 'Auf diesem Gerät hast du schon einen Passkey.',
  name: 'Name',
  nameHelp: 'Woran du das Gerät erkennst',
  never: 'Nie verwendet',
  none: 'Dieser Browser kann hier keine Passkeys verwenden.',
  passwordFirst: 'Zuerst dein Passwort, damit wir wissen, dass du es bist.',
  remove: 'Entfernen',
  removeAbout: ({ name }) => `${name} öffnet dann nichts mehr. Lösche ihn auch auf deinem Gerät.`,
  removeOne: ({ name }) => `${name} entfernen`,
  rename: 'Umbenennen',
  renameOne: ({ name }) => `${name} umbenennen`,
  save: 'Speichern',
  signedInBy: { passkey: 'mit Passkey', second_factor: 'mit Code' },
  thisDevice: 'Mein Gerät',
  title: 'Passkeys',
}
