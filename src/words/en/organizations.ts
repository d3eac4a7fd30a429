export const organizations = {
  refusals: {
    invitation_not_found: 'Invitation not found.',
    member_not_found: 'Member not found.',
    only_admins: 'Only an admin of the organization may do this.',
    only_leaders: 'Only leaders and admins of the organization may do this.',
    organization_not_found: 'Organization not found.',
  },
  rules: {
    not_for_everyone: 'Your organization may not publish for everyone; whoever runs this service decides that.',
  },
  answers: {},
}
