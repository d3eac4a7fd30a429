import type { journal as English } from '../en/journal.ts'
import { day } from './formats.ts'

export const journal: typeof English = {
  refusals: {
    journal_entry_not_found: 'Diesen Tagebucheintrag gibt es nicht.',
  },

  rules: {
    date_until_tomorrow: ({ field }) => `Das Feld „${field}“ darf kein Datum nach dem morgigen haben.`,
  },

  answers: {
    entry_changed: 'Dein Eintrag ist geändert.',
    entry_deleted: 'Dein Eintrag ist gelöscht.',
    entry_kept: 'Dein Eintrag ist gespeichert.',
  },

  export: {
    day,
    filename: 'tagebuch',
    heading: 'Tagebuch',
  },
}
