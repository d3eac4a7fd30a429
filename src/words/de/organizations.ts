import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'Diese Einladung gibt es nicht.',
    member_not_found: 'Dieses Mitglied gibt es nicht.',
    organization_not_found: 'Diese Gemeinde gibt es nicht.',
  },
  rules: {},
  answers: {},
}
