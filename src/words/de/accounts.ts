import type { accounts as English } from '../en/accounts.ts'

export const accounts: typeof English = {
  refusals: {
    account_suspended: 'Dieses Konto ist gesperrt. Bitte frag im Büro deiner Gemeinde nach.',
    confirm_identity: 'Bitte bestätige mit deinem Passwort, dass du es bist.',
    passkey_copied:
      'Dieser Passkey zählt so, als gäbe es eine Kopie von ihm. Deshalb öffnet er nichts. Bitte melde dich mit deinem Passwort an.',
    passkey_not_found: 'Diesen Passkey gibt es nicht.',
    passkey_refused: 'Dieser Passkey hat nicht geöffnet. Bitte versuche es noch einmal, oder melde dich mit deinem Passwort an.',
    second_factor_not_given:
      'Dieses Konto hat einen zweiten Faktor. Bitte bestätige mit einem Passkey oder melde dich mit deinem zweiten Faktor an, und versuche es noch einmal.',
    sign_in_not_found: 'Diese Anmeldung gibt es nicht.',
    user_not_found: 'Diese Person gibt es nicht.',
    wrong_credentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    second_factor_is_off: 'Es ist kein zweiter Faktor eingerichtet.',
    second_factor_needed: 'Deine Gemeinde verlangt einen zweiten Faktor. Richte einen ein; vorher kannst du dort nichts anderes tun.',
    second_factor_is_on: 'Ein zweiter Faktor ist schon eingerichtet.',
    second_factor_required: 'Bitte gib den Code deiner Authenticator-App ein, oder einen deiner Wiederherstellungscodes.',
    sign_in_over: 'Das hat zu lange gedauert oder zu viele Versuche gebraucht. Bitte melde dich neu an.',
  },

  rules: {
    address_taken: 'Diese Adresse gehört inzwischen zu einem anderen Konto.',
    common_password: ({ field }) => `Die Angabe bei „${field}“ gehört zu den häufigsten Passwörtern. Bitte wähl ein anderes.`,
    date_before_1900: ({ field }) => `Das Feld „${field}“ darf nicht vor 1900 liegen.`,
    email_taken: () => 'Diese E-Mail-Adresse ist schon vergeben.',
    guessable_password: ({ field }) =>
      `Die Angabe bei „${field}“ ist zu leicht zu erraten. Bitte wähl etwas anderes: zum Beispiel vier Wörter, die nichts miteinander und nichts mit dir zu tun haben.`,
    link_used_up: 'Dieser Link ist verbraucht oder zu alt. Bitte fordere einen neuen an.',
    passkey_known: 'Dieses Gerät hat schon einen Passkey für ein Konto.',
    passkey_refused: 'Dieser Passkey hat nicht geöffnet. Bitte versuche es noch einmal.',
    too_many_passkeys: ({ max }) => `Es gibt schon ${max} Passkeys. Bitte entferne zuerst einen.`,
    phone: ({ field }) => `Das Feld „${field}“ muss eine Telefonnummer sein.`,
  },

  answers: {
    account_changed: 'Dein Konto ist geändert.',
    address_confirmed: 'Deine Adresse ist bestätigt.',
    change_undone: 'Die Änderung ist rückgängig gemacht. Eine E-Mail, mit der du ein neues Passwort festlegen kannst, ist unterwegs.',
    confirm_new_address: 'Bitte bestätige die neue Adresse mit dem Link, der dorthin unterwegs ist.',
    identity_confirmed: 'Danke, du bist es.',
    link_sent: 'Der Link ist unterwegs.',
    other_sign_ins_ended: 'Alle anderen Anmeldungen sind beendet.',
    password_changed: 'Dein Passwort ist geändert. Alle anderen Anmeldungen sind beendet.',
    password_set: 'Dein Passwort ist festgelegt. Bitte melde dich an.',
    passkey_added: 'Von jetzt an kannst du dich mit diesem Passkey anmelden.',
    passkey_removed: 'Dieser Passkey öffnet nichts mehr.',
    passkey_renamed: 'Der Name ist geändert.',
    reset_sent: 'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail unterwegs.',
    sign_in_ended: 'Diese Anmeldung ist beendet.',
    signed_out: 'Du hast dich abgemeldet.',
    recovery_codes_renewed: 'Das sind deine neuen Wiederherstellungscodes. Die alten gelten nicht mehr.',
    second_factor_begun: 'Füge das deiner Authenticator-App hinzu und gib dann den Code ein, den sie zeigt.',
    second_factor_off: 'Von jetzt an meldest du dich nur mit dem Passwort an.',
    second_factor_on: 'Von jetzt an fragt die Anmeldung auch nach einem Code. Alle anderen Anmeldungen sind beendet.',
  },

  mails: {
    addressChanged: {
      subject: 'Dein Konto hat jetzt eine andere E-Mail-Adresse',
      paragraphs: [
        'Die E-Mail-Adresse deines Kontos wurde geändert; diese hier gehört nicht mehr dazu.',
        'Wenn du das nicht warst, mach die Änderung innerhalb von sieben Tagen rückgängig: Dann enden alle Anmeldungen, das Passwort gilt nicht mehr, und mit einer E-Mail an diese Adresse kannst du ein neues festlegen.',
      ],
      action: 'Das war ich nicht: rückgängig machen',
    },
    confirmAddress: {
      subject: 'Bestätige deine E-Mail-Adresse',
      asked: 'Jemand, hoffentlich du, hat diese Adresse für ein Konto angegeben. Bitte bestätige, dass sie dir gehört.',
      askedAt: ({ church }) =>
        `Jemand, hoffentlich du, hat diese Adresse für ein Konto bei „${church}“ angegeben. Bitte bestätige, dass sie dir gehört.`,
      otherwise: 'Wenn du das nicht warst, brauchst du nichts zu tun: Ohne dich wird die Adresse nicht verwendet.',
      action: 'Diese Adresse bestätigen',
    },
    passwordForgotten: {
      subject: 'Leg ein neues Passwort fest',
      asked: [
        'Jemand, hoffentlich du, möchte für dein Konto ein neues Passwort festlegen.',
        'Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, hat sich nichts geändert, und du brauchst nichts zu tun.',
      ],
      sentBy: ({ church }) => [
        `Ein Admin von „${church}“ lässt dir diesen Link schicken, damit du ein neues Passwort festlegen kannst. Niemand sonst kennt ihn.`,
        'Der Link gilt einmal und eine Stunde lang. Wenn du ihn nicht brauchst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort festlegen',
    },
    passwordsTried: {
      subject: 'Jemand probiert Passwörter an deinem Konto aus',
      paragraphs: ({ days }) => [
        'In der letzten Stunde wurden an deinem Konto viele falsche Passwörter probiert. Keines war richtig, und weitere Versuche werden eine Weile aufgehalten.',
        `Du brauchst nichts zu tun. Wo du dich in den letzten ${days} Tagen angemeldet hast, kannst du dich weiter anmelden. Wenn du es selbst warst und dein Passwort vergessen hast, fordere ein neues an.`,
      ],
      action: 'Neues Passwort anfordern',
    },
    secondFactor: {
      changes: {
        codes_renewed: {
          subject: 'Du hast neue Wiederherstellungscodes',
          paragraph: 'Für dein Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
        },
        codes_tried: {
          subject: 'Jemand kennt dein Passwort',
          paragraph:
            'Jemand hat das richtige Passwort deines Kontos eingegeben und danach viele falsche Codes. Hineingekommen ist niemand, und weitere Codes werden eine Weile aufgehalten.',
        },
        off: {
          subject: 'Die Anmeldung fragt nicht mehr nach einem Code',
          paragraph: 'Der zweite Faktor deines Kontos wurde entfernt: Die Anmeldung fragt nur noch nach dem Passwort.',
        },
        on: {
          subject: 'Die Anmeldung fragt jetzt nach einem Code',
          paragraph:
            'Für dein Konto wurde ein zweiter Faktor eingerichtet: Die Anmeldung fragt auch nach einem Code einer Authenticator-App. Alle anderen Anmeldungen sind beendet.',
        },
        passkey_added: {
          subject: 'Du kannst dich mit einem neuen Passkey anmelden',
          paragraph: 'Zu deinem Konto wurde ein Passkey hinzugefügt: Wer das Gerät entsperrt, kann sich anmelden.',
        },
        passkey_removed: {
          subject: 'Ein Passkey wurde entfernt',
          paragraph: 'Ein Passkey deines Kontos wurde entfernt. Er öffnet nichts mehr.',
        },
        passkeys_ended: {
          subject: 'Deine Passkeys gelten nicht mehr',
          paragraph:
            'Der Zugang zu deinem Konto wurde neu eingerichtet. Deshalb gelten alle seine Passkeys nicht mehr. Du kannst sie wieder hinzufügen, wenn du dich angemeldet hast.',
        },
        passkeys_kept: {
          subject: 'Deine Passkeys gelten weiter',
          paragraph:
            'Der Zugang zu deinem Konto wurde per E-Mail neu eingerichtet, und alle Anmeldungen sind beendet. Deine Passkeys bleiben, weil deine Gemeinde einen zweiten Faktor verlangt. Wenn einer davon nicht deiner ist, melde dich mit deinem eigenen Passkey an und entferne ihn, oder wende dich an den Betreiber dieses Dienstes.',
        },
        passkey_copied: {
          subject: 'Einer deiner Passkeys wurde vielleicht kopiert',
          paragraph:
            'Jemand wollte sich mit einem Passkey an deinem Konto anmelden, dessen Zähler nicht weitergegangen ist: Vielleicht gibt es eine Kopie von ihm. Die Anmeldung ist nicht gelungen. Bitte entferne diesen Passkey und füge einen anderen hinzu.',
        },
        recovery_code_used: {
          subject: 'Ein Wiederherstellungscode wurde benutzt',
          paragraph: ({ left }) =>
            `Jemand hat sich mit einem deiner Wiederherstellungscodes an deinem Konto angemeldet. Er gilt nicht mehr. Übrige Codes: ${left}.`,
        },
        reset: {
          subject: 'Dein zweiter Faktor wurde zurückgesetzt',
          paragraph:
            'Wer diesen Dienst betreibt, hat den zweiten Faktor deines Kontos und seine Passkeys entfernt. Alle Anmeldungen sind beendet, und die Anmeldung fragt nur nach dem Passwort. Bitte richte wieder einen zweiten Faktor ein.',
        },
      },
      hint: 'Wenn du das nicht warst, setze per E-Mail ein neues Passwort: Damit enden alle Anmeldungen, und auch alle Passkeys, wenn keine Gemeinde von dir einen zweiten Faktor verlangt. Und bitte die um Hilfe, die diesen Dienst betreiben.',
      action: 'Ein neues Passwort setzen',
    },
  },
}
