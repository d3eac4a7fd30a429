import type { organizations as English } from '../en/organizations.ts'
import { exports } from './exports.ts'
import { plural } from './formats.ts'

export const organizations: typeof English = {
  refusals: {
    import_not_found: 'Diesen Import gibt es nicht.',
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
    second_factor_first: 'Richte zuerst für dich selbst einen zweiten Faktor ein. Dann kannst du ihn auch von anderen verlangen.',
    already_in_organization: 'Diese Person gehört schon zur Gemeinde.',
    columns_changed: 'Die Spalten wurden inzwischen anders zugeordnet. Sieh dir die Zeilen noch einmal an, bevor du den Import startest.',
    import_has_run: 'Dieser Import ist schon gelaufen.',
    import_not_done: 'Dieser Import ist nicht bis zum Ende gelaufen.',
    import_undo_over:
      'Ein Import lässt sich einen Tag lang rückgängig machen; der ist vorbei. Einzelne Einladungen lassen sich weiter zurücknehmen.',
    invitation_replaced: 'Dir wurde eine neuere Einladung geschickt. Bitte nimm den Link in der neuesten E-Mail.',
    invitation_used_up: 'Diese Einladung ist verbraucht, zu alt oder ging an eine andere Adresse.',
    list_empty: 'In dieser Liste steht niemand.',
    list_is_workbook: 'Das ist eine Arbeitsmappe. Speichere sie in der Tabellenkalkulation als CSV und wähle diese Datei.',
    list_not_text: 'Diese Datei ist keine Liste, die sich lesen lässt. Sie muss CSV sein.',
    list_quote_open: ({ line }) => `Ein Anführungszeichen, das in Zeile ${line} beginnt, endet nie.`,
    list_too_intricate: 'Diese Datei zu lesen dauerte zu lange. Teile sie in mehrere auf.',
    list_too_long: ({ max }) => `In einer Liste dürfen höchstens ${max} Menschen stehen. Teile sie in mehrere auf.`,
    list_too_wide: ({ max }) => `Eine Liste darf höchstens ${max} Spalten haben.`,
    not_for_everyone: 'Deine Gemeinde darf nicht für alle veröffentlichen; darüber entscheidet, wer diesen Dienst betreibt.',
    not_oneself: 'Dich selbst kannst du nicht sperren.',
    one_for_each_column: ({ field, count }) => `Das Feld „${field}“ braucht einen Eintrag für jede der ${count} Spalten.`,
  },

  answers: {
    changed: 'Die Gemeinde ist geändert.',
    import_checked: 'Die Liste ist gelesen. Noch ist niemand eingeladen.',
    import_sent: 'Die Einladungen sind unterwegs.',
    import_started: 'Der Import hat begonnen.',
    import_undone: 'Die Einladungen, die niemand angenommen hatte, sind zurückgenommen.',
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

  exports,

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
