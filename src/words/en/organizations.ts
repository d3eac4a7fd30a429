export const organizations = {
  refusals: {
    invitation_not_found: 'Invitation not found.',
    member_not_found: 'Member not found.',
    organization_not_found: 'Organization not found.',
  },
  rules: {},
  answers: {},
}
