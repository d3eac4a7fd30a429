import type { journal as English } from '../en/journal.ts'
import { day } from './formats.ts'

export const journal: typeof English = {
  refusals: {
    journal_entry_not_found: 'هذه اليومية غير موجودة.',
  },

  rules: {
    date_until_tomorrow: ({ field }) => `يجب ألا يكون التاريخ في الحقل «${field}» بعد الغد.`,
  },

  answers: {
    entry_changed: 'عُدّلت يوميتك.',
    entry_deleted: 'حُذفت يوميتك.',
    entry_kept: 'حُفظت يوميتك.',
  },

  export: {
    day,
    filename: 'يوميات',
    heading: 'اليوميات',
  },
}
