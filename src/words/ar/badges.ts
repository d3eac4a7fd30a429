import type { badges as English } from '../en/badges.ts'

export const badges: typeof English = {
  refusals: {
    badge_not_found: 'هذا الوسام غير موجود.',
  },
  rules: {},
  answers: {
    changed: 'تم تعديل الوسام.',
    created: 'تم إنشاء الوسام.',
    deleted: 'تم حذف الوسام.',
  },
}
