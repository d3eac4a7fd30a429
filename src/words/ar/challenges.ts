import type { challenges as English } from '../en/challenges.ts'

export const challenges: typeof English = {
  refusals: {
    challenge_not_found: 'هذا التحدي غير موجود.',
    only_leaders_see_completions: 'لا يرى هذا إلا قادة الكنيسة ومشرفوها.',
  },
  rules: {
    archived_not_a_draft_again: 'لا يمكن أن يعود التحدي المؤرشف مسودة، لكن يمكن نشره.',
    date_before_start: ({ field }) => `يجب ألا يسبق الحقل «${field}» بداية التحدي.`,
    date_in_future: ({ field }) => `يجب ألا يكون الحقل «${field}» في المستقبل.`,
    draft_not_archivable: 'لا يمكن أرشفة مسودة. يمكن حذفها، أو نشرها أولًا.',
    not_published: 'لا يمكن بدء تحدٍّ إلا بعد نشره.',
    people_take_part: 'يشارك أشخاص في هذا التحدي، لذا لا يمكن أن يعود مسودة.',
  },
  answers: {
    archived: 'يشارك أشخاص في هذا التحدي، لذا تمت أرشفته.',
    changed: 'تم تعديل التحدي.',
    checked_in: 'تم تسجيل اليوم.',
    completed: 'تهانينا، تم إكمال هذا التحدي.',
    created: 'تم إنشاء التحدي.',
    deleted: 'تم حذف التحدي.',
    started: 'بدأت المشاركة في هذا التحدي.',
  },
}
