import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'Esta invitación no existe.',
    member_not_found: 'Este miembro no existe.',
    organization_not_found: 'Esta iglesia no existe.',
  },
  rules: {},
  answers: {},
}
