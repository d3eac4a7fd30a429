import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'هذه الدعوة غير موجودة.',
    member_not_found: 'هذا العضو غير موجود.',
    organization_not_found: 'هذه الكنيسة غير موجودة.',
  },
  rules: {},
  answers: {},
}
