import type { personalData as English } from '../en/personal-data.ts'

export const personalData: typeof English = {
  refusals: {
    admin_must_be_replaced: 'Zuerst muss jemand anderes Admin deiner Gemeinde werden.',
  },

  rules: {
    credentials: 'Die E-Mail-Adresse oder das Passwort des anderen Kontos stimmt nicht.',
    own_account: 'Mit diesem Konto bist du gerade angemeldet.',
    second_factor_account:
      'Dieses Konto hat einen zweiten Faktor, der hier nicht abgefragt wird. Bitte melde dich mit ihm an und führe das jetzige Konto dort hinein.',
    suspended_account: 'Das andere Konto ist gesperrt. Bitte wende dich an das Büro deiner Gemeinde.',
    unconfirmed_account: 'Bitte melde dich zuerst mit dem anderen Konto an und bestätige dessen E-Mail-Adresse.',
  },

  answers: {
    account_erased: 'Dein Konto ist gelöscht.',
    accounts_merged: 'Was umziehen kann, ist jetzt in diesem Konto.',
    export_begun: 'Deine persönlichen Daten werden zusammengestellt.',
  },

  leadersMustBeReplaced: 'Zuerst muss jemand anderes deine Gruppen leiten.',

  mails: {
    accountsMerged: {
      subject: 'Zwei deiner Konten sind zusammengeführt',
      moved: ({ email }) =>
        `Mitgliedschaften und Fortschritt sind von diesem Konto in das Konto von ${email} umgezogen. Was du geschrieben hast, ist noch hier: Du kannst dich anmelden, dir eine Kopie geben lassen oder dieses Konto löschen.`,
      received: ({ email }) =>
        `Mitgliedschaften und Fortschritt sind aus dem Konto von ${email} in dieses umgezogen. Was du dort geschrieben hast, ist noch dort.`,
      otherwise:
        'Wer das getan hat, kannte die Passwörter beider Konten. Wenn du es nicht warst, setze jetzt ein neues Passwort und sage es einem Admin deiner Gemeinde.',
      action: 'Neues Passwort setzen',
    },
    mergeSeen: {
      subject: 'Jemand wollte sehen, was von diesem Konto in ein anderes umziehen würde',
      looked: ({ email }) =>
        `Jemand, der das Passwort dieses Kontos kennt, hat angesehen, was von ihm in das Konto von ${email} umziehen würde. Umgezogen ist nichts.`,
      otherwise: 'Wenn du es nicht warst, setze jetzt ein neues Passwort und sage es einem Admin deiner Gemeinde.',
    },
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
