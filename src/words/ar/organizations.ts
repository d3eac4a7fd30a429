import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'هذه الدعوة غير موجودة.',
    member_not_found: 'هذا العضو غير موجود.',
    only_admins: 'هذا متاح لمشرفي الكنيسة فقط.',
    only_leaders: 'هذا متاح لقادة الكنيسة ومشرفيها فقط.',
    organization_not_found: 'هذه الكنيسة غير موجودة.',
  },
  rules: {
    not_for_everyone: 'لا يحقّ للكنيسة النشر للجميع؛ يقرّر ذلك من يدير هذه الخدمة.',
  },
  answers: {},
}
