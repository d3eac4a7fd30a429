import type { journal as English } from '../en/journal.ts'

export const journal: typeof English = {
  refusals: {
    journal_entry_not_found: 'Esta entrada del diario no existe.',
  },
  rules: {},
  answers: {},
}
