import type { journal as English } from '../en/journal.ts'
import { day } from './formats.ts'

export const journal: typeof English = {
  refusals: {
    journal_entry_not_found: 'Esta entrada del diario no existe.',
  },

  rules: {
    date_until_tomorrow: ({ field }) => `El campo «${field}» no puede ser posterior a mañana.`,
  },

  answers: {
    entry_changed: 'Tu entrada está modificada.',
    entry_deleted: 'Tu entrada está eliminada.',
    entry_kept: 'Tu entrada está guardada.',
  },

  export: {
    day,
    filename: 'diario',
    heading: 'Diario',
  },
}
