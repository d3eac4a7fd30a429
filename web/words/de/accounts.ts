import type { accounts as English } from '#web/words/en/accounts.ts'

export const accounts: typeof English = {
  email: 'E-Mail',
  forgotPassword: 'Passwort vergessen?',
  haveCode: 'Ich habe einen Code',
  password: 'Passwort',
  signIn: 'Anmelden',
  signInAbout: 'Schön, dich wiederzusehen.',
  signInAgain: 'Melde dich wieder an',
  signInAgainAbout: 'Deine Sitzung ist zu Ende. Was du geschrieben hast, ist noch da.',
  signInTitle: 'Anmelden',
  signOut: 'Abmelden',
}
