import { plural } from './formats.ts'

export const organizations = {
  refusals: {
    invitation_not_found: 'Invitation not found.',
    leader_must_be_replaced: 'Somebody else must lead the group first.',
    member_not_found: 'Member not found.',
    membership_suspended: 'This membership is suspended. An admin of the organization can restore it.',
    only_admins: 'Only an admin of the organization may do this.',
    only_leaders: 'Only leaders and admins of the organization may do this.',
    only_they_change_name: 'Only they themselves can change their name.',
    organization_not_found: 'Organization not found.',
    wrong_setup_code: 'This is not the code that the service’s terminal shows.',
  },

  rules: {
    address_not_confirmed: 'This person has not confirmed their e-mail address yet, so no link can be sent to it.',
    admin_needed: 'An organization keeps at least one admin.',
    already_in_organization: 'This person belongs to the organization already.',
    invitation_replaced: 'A newer invitation was sent to you. Please use the link in the newest e-mail.',
    invitation_used_up: 'This invitation is used up, too old, or was sent to another address.',
    not_for_everyone: 'Your organization may not publish for everyone; whoever runs this service decides that.',
    not_oneself: 'You cannot suspend yourself.',
  },

  answers: {
    changed: 'The organization is changed.',
    invitation_revoked: 'The invitation is taken back.',
    invited: ({ email }: { email: string }) => `An invitation is on its way to ${email}.`,
    joined: ({ name }: { name: string }) => `You now belong to ${name}.`,
    logo_removed: 'The logo is removed.',
    logo_saved: 'This is the organization’s logo now.',
    manyInvited: ({ count }: { count: number }) =>
      count === 0 ? 'Nobody was invited.' : plural(count, { one: '# invitation is on its way.', other: '# invitations are on their way.' }),
    member_removed: 'They no longer belong to the organization.',
    member_restored: 'They belong to the organization again.',
    member_suspended: 'They are suspended from the organization.',
    name_corrected: 'The name is corrected.',
    password_link_sent: 'The link is on its way to their e-mail address.',
    role_changed: 'The role is changed.',
    sentAgain: ({ count }: { count: number }) =>
      count === 0
        ? 'No invitation was sent again.'
        : plural(count, { one: '# invitation is on its way again.', other: '# invitations are on their way again.' }),
  },

  mails: {
    invitation: {
      subject: ({ organization }: Named) => `You are invited to ${organization}`,
      paragraphs: ({ organization }: Named) => [
        `You are invited to join ${organization}: its groups, trainings and prayer.`,
        'The invitation is for this e-mail address and holds for two weeks.',
      ],
      action: 'Accept the invitation',
    },
  },
}

interface Named {
  organization: string
}
