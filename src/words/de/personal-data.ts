import type { personalData as English } from '../en/personal-data.ts'

export const personalData: typeof English = {
  refusals: {
    admin_must_be_replaced: 'Zuerst muss jemand anderes Admin deiner Gemeinde werden.',
  },

  rules: {},

  answers: {
    account_erased: 'Dein Konto ist gelöscht.',
    export_begun: 'Deine persönlichen Daten werden zusammengestellt.',
  },

  leadersMustBeReplaced: 'Zuerst muss jemand anderes deine Gruppen leiten.',

  mails: {
    exportReady: {
      subject: 'Deine persönlichen Daten sind bereit',
      paragraphs: [
        'Alles, was wir über dich gespeichert haben, ist jetzt in einer Datei: dein Tagebuch, dein Weg, deine Beiträge und mehr.',
        'Der Link gilt drei Tage lang, aber nur, solange du weder dein Passwort änderst noch die Daten noch einmal anforderst. Wer ihn hat, kann die Datei öffnen: Bitte gib ihn nicht weiter.',
      ],
      action: 'Daten herunterladen',
    },
  },
}
