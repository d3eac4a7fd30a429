import type { journal as English } from '../en/journal.ts'
import { day } from './formats.ts'

export const journal: typeof English = {
  refusals: {
    journal_entry_not_found: 'هذه التدوينة غير موجودة في اليوميات.',
  },

  rules: {
    date_until_tomorrow: ({ field }) => `يجب ألا يكون التاريخ في الحقل «${field}» بعد الغد.`,
  },

  answers: {
    entry_changed: 'عُدّلت تدوينتك.',
    entry_deleted: 'حُذفت تدوينتك.',
    entry_kept: 'حُفظت تدوينتك.',
  },

  export: {
    day,
    filename: 'يوميات',
    heading: 'اليوميات',
  },
}
