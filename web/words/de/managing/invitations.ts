import type { invitations as English } from '#web/words/en/managing/invitations.ts'
import { plural } from '../formats.ts'

export const invitations: typeof English = {
  about: 'Alle bekommen eine E-Mail mit einem Link, der zwei Wochen gilt.',
  accepted: 'Angenommen',
  acceptedOn: ({ day }) => `am ${day}`,
  address: 'E-Mail',
  addresses: 'E-Mail-Adressen',
  addressesAbout: 'Eine oder viele: je Zeile eine, oder mit Kommas, Strichpunkten oder Leerzeichen dazwischen',
  again: 'Noch einmal senden',
  againTo: ({ email }) => `Noch einmal senden an ${email}`,
  allAgain: ({ count }) => plural(count, { one: '# Einladung noch einmal senden', other: '# Einladungen noch einmal senden' }),
  as: 'Sie kommen als',
  deliveries: { held: 'noch nicht versandt', not_delivered: 'Nicht zugestellt', on_its_way: 'unterwegs' },
  end: 'Beenden',
  endOf: ({ email }) => `Beenden: Einladung an ${email}`,
  ended: ({ email }) => `Die Einladung an ${email} ist beendet.`,
  endedOn: ({ day }) => `am ${day}`,
  invite: 'Menschen einladen',
  inviteMany: ({ count }) => plural(count, { one: '# Person einladen', other: '# Personen einladen' }),
  inviteOne: 'Einladen',
  none: 'Keine Einladung ist offen',
  noneAbout: 'Wen du einlädst, steht hier, bis die Einladung angenommen ist.',
  noneAccepted: 'Noch niemand hat eine Einladung angenommen',
  noneTyped: 'Bitte schreib mindestens eine E-Mail-Adresse.',
  notAgain: {
    not_again_yet: 'Sie wurde vor weniger als einer Stunde gesendet.',
    not_open: 'Sie wurde inzwischen angenommen oder beendet.',
    too_many: 'Dieses Postfach hat in der letzten Stunde viele Einladungen bekommen. Bitte warte eine Weile.',
  },
  notSent: ({ count }) =>
    plural(count, {
      one: '# Adresse wurde nicht eingeladen und steht noch hier.',
      other: '# Adressen wurden nicht eingeladen und stehen noch hier.',
    }),
  open: 'Offen',
  outcomes: {
    already_invited: 'Ist schon eingeladen; unten kannst du die Einladung noch einmal senden.',
    already_member: 'Gehört schon zur Gemeinde.',
    invalid: 'Das ist keine E-Mail-Adresse.',
    too_many: 'Dieses Postfach hat in der letzten Stunde viele Einladungen bekommen. Bitte warte eine Weile.',
  },
  sentAgain: ({ count }) =>
    count === 0
      ? 'Keine Einladung war wieder fällig.'
      : plural(count, { one: '# Einladung ist noch einmal unterwegs.', other: '# Einladungen sind noch einmal unterwegs.' }),
  sentOn: ({ day }) => `gesendet am ${day}`,
  state: 'Stand',
  states: { accepted: 'Angenommen', expired: 'Abgelaufen', waiting: 'Wartet' },
  title: 'Einladungen',
  tooMany: ({ count }) => `Bitte höchstens ${count} auf einmal.`,
  until: ({ day }) => `bis ${day}`,
  whatToDo: 'Was zu tun ist',
  which: 'Welche Einladungen',
}
