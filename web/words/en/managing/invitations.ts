import { plural } from '../formats.ts'

export const invitations = {
  about: 'Each gets an e-mail with a link that holds for two weeks.',
  accepted: 'Accepted',
  acceptedOn: ({ day }: { day: string }) => `on ${day}`,
  address: 'E-mail',
  addresses: 'E-mail addresses',
  addressesAbout: 'One or many: a line each, or with commas, semicolons or blanks between them',
  again: 'Send again',
  againTo: ({ email }: { email: string }) => `Send again to ${email}`,
  allAgain: ({ count }: { count: number }) => plural(count, { one: 'Send # invitation again', other: 'Send # invitations again' }),
  as: 'They come as',
  deliveries: { held: 'not sent yet', not_delivered: 'Not delivered', on_its_way: 'on its way' },
  end: 'End',
  endOf: ({ email }: { email: string }) => `End the invitation to ${email}`,
  ended: ({ email }: { email: string }) => `The invitation to ${email} is ended.`,
  endedOn: ({ day }: { day: string }) => `on ${day}`,
  invite: 'Invite people',
  inviteMany: ({ count }: { count: number }) => plural(count, { one: 'Invite # person', other: 'Invite # people' }),
  inviteOne: 'Invite',
  none: 'No invitation is open',
  noneAbout: 'Whom you invite stands here until they accept.',
  noneAccepted: 'Nobody has accepted an invitation yet',
  noneTyped: 'Please write at least one e-mail address.',
  notAgain: {
    not_again_yet: 'It was sent less than an hour ago.',
    not_open: 'It was accepted or ended meanwhile.',
    too_many: 'This mailbox got many invitations in the last hour. Please wait a while.',
  },
  notSent: ({ count }: { count: number }) =>
    plural(count, { one: '# was not invited and still stands here.', other: '# were not invited and still stand here.' }),
  open: 'Open',
  outcomes: {
    already_invited: 'Is invited already; below you can send it again.',
    already_member: 'Belongs to the church already.',
    invalid: 'This is no e-mail address.',
    too_many: 'This mailbox got many invitations in the last hour. Please wait a while.',
  },
  sentAgain: ({ count }: { count: number }) =>
    count === 0
      ? 'No invitation was due again.'
      : plural(count, { one: '# invitation is on its way again.', other: '# invitations are on their way again.' }),
  sentOn: ({ day }: { day: string }) => `sent ${day}`,
  state: 'State',
  states: { accepted: 'Accepted', expired: 'Expired', waiting: 'Waiting' },
  title: 'Invitations',
  tooMany: ({ count }: { count: number }) => `At most ${count} at once, please.`,
  until: ({ day }: { day: string }) => `until ${day}`,
  whatToDo: 'What to do',
  which: 'Which invitations',
}
