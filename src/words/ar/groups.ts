import type { groups as English } from '../en/groups.ts'

export const groups: typeof English = {
  refusals: {
    group_not_found: 'هذه المجموعة غير موجودة.',
    join_request_not_found: 'طلب الانضمام هذا غير موجود.',
    pending_join_request_not_found: 'طلب الانضمام المعلّق هذا غير موجود.',
  },
  rules: {},
  answers: {},
}
