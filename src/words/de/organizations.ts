import type { organizations as English } from '../en/organizations.ts'
import { plural } from './formats.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'Diese Einladung gibt es nicht.',
    leader_must_be_replaced: 'Zuerst muss jemand anderes die Gruppe leiten.',
    member_not_found: 'Dieses Mitglied gibt es nicht.',
    membership_suspended: 'Diese Mitgliedschaft ist gesperrt. Admins der Gemeinde können sie wieder freigeben.',
    only_admins: 'Das dürfen nur Admins der Gemeinde.',
    only_leaders: 'Das dürfen nur Leitende und Admins der Gemeinde.',
    only_they_change_name: 'Den Namen kann nur die Person selbst ändern.',
    organization_not_found: 'Diese Gemeinde gibt es nicht.',
    wrong_setup_code: 'Das ist nicht der Code, der im Terminal des Dienstes steht.',
  },

  rules: {
    address_not_confirmed: 'Diese Person hat ihre E-Mail-Adresse noch nicht bestätigt, darum kann kein Link dorthin gehen.',
    admin_needed: 'In einer Gemeinde bleibt immer mindestens eine Person Admin.',
    already_in_organization: 'Diese Person gehört schon zur Gemeinde.',
    invitation_replaced: 'Dir wurde eine neuere Einladung geschickt. Bitte nimm den Link in der neuesten E-Mail.',
    invitation_used_up: 'Diese Einladung ist verbraucht, zu alt oder ging an eine andere Adresse.',
    not_for_everyone: 'Deine Gemeinde darf nicht für alle veröffentlichen; darüber entscheidet, wer diesen Dienst betreibt.',
    not_oneself: 'Dich selbst kannst du nicht sperren.',
  },

  answers: {
    changed: 'Die Gemeinde ist geändert.',
    invitation_revoked: 'Die Einladung ist zurückgenommen.',
    invited: ({ email }) => `Eine Einladung an ${email} ist unterwegs.`,
    joined: ({ name }) => `Du gehörst jetzt zu „${name}“.`,
    logo_removed: 'Das Logo ist entfernt.',
    logo_saved: 'Das ist jetzt das Logo der Gemeinde.',
    manyInvited: ({ count }) =>
      count === 0
        ? 'Niemand wurde eingeladen.'
        : plural(count, { one: '# Einladung ist unterwegs.', other: '# Einladungen sind unterwegs.' }),
    member_removed: 'Die Person gehört nicht mehr zur Gemeinde.',
    member_restored: 'Die Person gehört wieder zur Gemeinde.',
    member_suspended: 'Die Person ist in der Gemeinde gesperrt.',
    name_corrected: 'Der Name ist berichtigt.',
    password_link_sent: 'Der Link ist unterwegs an die E-Mail-Adresse der Person.',
    role_changed: 'Die Rolle ist geändert.',
    sentAgain: ({ count }) =>
      count === 0
        ? 'Keine Einladung wurde noch einmal gesendet.'
        : plural(count, { one: '# Einladung ist noch einmal unterwegs.', other: '# Einladungen sind noch einmal unterwegs.' }),
  },

  mails: {
    invitation: {
      subject: ({ organization }) => `Du bist eingeladen: ${organization}`,
      paragraphs: ({ organization }) => [
        `Du bist eingeladen, bei „${organization}“ dabei zu sein: mit Gruppen, Kursen und Gebet.`,
        'Die Einladung gilt für diese E-Mail-Adresse und zwei Wochen lang.',
      ],
      action: 'Einladung annehmen',
    },
  },
}
