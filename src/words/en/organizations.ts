import { exports } from './exports.ts'
import { plural } from './formats.ts'

export const organizations = {
  refusals: {
    import_not_found: 'Import not found.',
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
    second_factor_first: 'Set a second factor up for yourself first. Then you can ask others for one.',
    already_in_organization: 'This person belongs to the organization already.',
    columns_changed: 'The columns were taken for something else meanwhile. Look at the rows once more, then run the import.',
    import_has_run: 'This import has run already.',
    import_not_done: 'This import has not run to its end.',
    import_undo_over: 'An import can be undone for a day, which is over. Invitations can still be taken back one by one.',
    invitation_replaced: 'A newer invitation was sent to you. Please use the link in the newest e-mail.',
    invitation_used_up: 'This invitation is used up, too old, or was sent to another address.',
    list_empty: 'There is nobody in this list.',
    list_is_workbook: 'This is a workbook. Save it in your spreadsheet program as CSV, and choose that file.',
    list_not_text: 'This file is no list that could be read. It must be CSV.',
    list_quote_open: ({ line }: { line: number }) => `A quotation mark that begins in row ${line} never ends.`,
    list_too_intricate: 'This file took too long to read. Split it into several.',
    list_too_long: ({ max }: { max: number }) => `There must be no more than ${max} people in a list. Split it into several.`,
    list_too_wide: ({ max }: { max: number }) => `There must be no more than ${max} columns in a list.`,
    not_for_everyone: 'Your organization may not publish for everyone; whoever runs this service decides that.',
    not_oneself: 'You cannot suspend yourself.',
    one_for_each_column: ({ field, count }: { field: string; count: number }) =>
      `The field “${field}” must have one entry for each of the ${count} columns.`,
  },

  answers: {
    changed: 'The organization is changed.',
    import_checked: 'The list is read. Nobody is invited yet.',
    import_sent: 'The invitations are on their way.',
    import_started: 'The import has started.',
    import_undone: 'The invitations that nobody had accepted are taken back.',
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

  exports,

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
