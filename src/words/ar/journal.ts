import type { journal as English } from '../en/journal.ts'

export const journal: typeof English = {
  refusals: {
    journal_entry_not_found: 'هذه اليومية غير موجودة.',
  },
  rules: {},
  answers: {},
}
