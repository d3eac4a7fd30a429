import { day } from './formats.ts'

export const journal = {
  refusals: {
    journal_entry_not_found: 'Journal entry not found.',
  },

  rules: {
    date_until_tomorrow: ({ field }: Field) => `The ${field} field must be a date before or equal to tomorrow.`,
  },

  answers: {
    entry_changed: 'Your entry is changed.',
    entry_deleted: 'Your entry is deleted.',
    entry_kept: 'Your entry is kept.',
  },

  /** The journal as a file to keep. */
  export: {
    day,
    filename: 'journal',
    heading: 'Journal',
  },
}

interface Field {
  field: string
}
