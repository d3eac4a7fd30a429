export const accounts = {
  refusals: {
    account_suspended: 'This account is suspended. Please ask your church’s office.',
    confirm_identity: 'Please confirm with your password that it is you.',
    passkey_copied: 'This passkey counts as if there were a copy of it, so it opens nothing. Please sign in with your password.',
    passkey_not_found: 'Passkey not found.',
    passkey_refused: 'This passkey did not open. Please try again, or sign in with your password.',
    second_factor_not_given:
      'This account has a second factor. Please confirm with a passkey, or sign in with your second factor, and try again.',
    sign_in_not_found: 'Sign-in not found.',
    user_not_found: 'User not found.',
    wrong_credentials: 'The e-mail or the password is wrong.',
    second_factor_is_off: 'No second factor is set up.',
    second_factor_needed: 'Your church asks for a second factor. Set one up; until then you can do nothing else there.',
    second_factor_is_on: 'A second factor is set up already.',
    second_factor_required: 'Please enter the code of your authenticator app, or one of your recovery codes.',
    sign_in_over: 'This took too long or too many tries. Please sign in again.',
  },

  rules: {
    address_taken: 'This address belongs to another account by now.',
    common_password: ({ field }: Field) => `The ${field} field is among the most common passwords. Please choose another.`,
    date_before_1900: ({ field }: Field) => `The ${field} field must not be before 1900.`,
    email_taken: ({ field }: Field) => `The ${field} has already been taken.`,
    guessable_password: ({ field }: Field) =>
      `The ${field} field is too easy to guess. Please choose another: four words that have nothing to do with each other or with you, for example.`,
    link_used_up: 'This link is used up or too old. Please ask for another.',
    passkey_known: 'This device has a passkey for an account already.',
    passkey_refused: 'This passkey did not open. Please try again.',
    too_many_passkeys: ({ max }: { max: number }) => `There are ${max} passkeys already. Please remove one first.`,
    phone: ({ field }: Field) => `The ${field} field must be a phone number.`,
  },

  answers: {
    account_changed: 'Your account is changed.',
    address_confirmed: 'Your address is confirmed.',
    change_undone: 'The change is taken back. An e-mail with which to set a new password is on its way.',
    confirm_new_address: 'Please confirm the new address with the link that is on its way to it.',
    identity_confirmed: 'Thank you, it is you.',
    link_sent: 'The link is on its way.',
    other_sign_ins_ended: 'All other sign-ins have ended.',
    password_changed: 'Your password is changed. All other sign-ins have ended.',
    password_set: 'Your password is set. Please sign in.',
    passkey_added: 'From now on you can sign in with this passkey.',
    passkey_removed: 'This passkey opens nothing any more.',
    passkey_renamed: 'Its name is changed.',
    reset_sent: 'If there is an account with this address, an e-mail is on its way.',
    sign_in_ended: 'This sign-in has ended.',
    signed_out: 'You have signed out.',
    recovery_codes_renewed: 'These are your new recovery codes. The old ones end.',
    second_factor_begun: 'Add this to your authenticator app, then enter the code that it shows.',
    second_factor_off: 'From now on you sign in with your password alone.',
    second_factor_on: 'From now on signing in asks for a code too. All other sign-ins have ended.',
  },

  mails: {
    addressChanged: {
      subject: 'Your account has another e-mail address now',
      paragraphs: [
        'The e-mail address of your account was changed; this one belongs to it no more.',
        'If it was not you, take the change back within seven days: every sign-in and the password end then, and an e-mail to this address lets you set a new one.',
      ],
      action: 'It was not me: take it back',
    },
    confirmAddress: {
      subject: 'Confirm your e-mail address',
      asked: 'Somebody, hopefully you, gave this address for an account. Please confirm that it is yours.',
      askedAt: ({ church }: { church: string }) =>
        `Somebody, hopefully you, gave this address for an account at ${church}. Please confirm that it is yours.`,
      otherwise: 'If it was not you, you need to do nothing: without you the address is not used.',
      action: 'Confirm this address',
    },
    passwordForgotten: {
      subject: 'Set a new password',
      asked: [
        'Somebody, hopefully you, asked to set a new password for your account.',
        'The link works once, within an hour. If it was not you, nothing has changed and you need to do nothing.',
      ],
      sentBy: ({ church }: { church: string }) => [
        `An admin of ${church} has this link sent to you, so that you can set a new password. Nobody else knows it.`,
        'The link works once, within an hour. If you do not need it, you need to do nothing: your password stays as it is.',
      ],
      action: 'Set a new password',
    },
    passwordsTried: {
      subject: 'Somebody tries passwords at your account',
      paragraphs: ({ days }: { days: number }) => [
        'In the last hour many wrong passwords were tried at your account. None of them was right, and further ones are held up for a while.',
        `You need to do nothing. Where you signed in within the last ${days} days, you can go on signing in. If it was you, and you forgot your password, ask for a new one.`,
      ],
      action: 'Ask for a new password',
    },
    secondFactor: {
      changes: {
        codes_renewed: {
          subject: 'You have new recovery codes',
          paragraph: 'New recovery codes were made for your account. The old ones open nothing any more.',
        },
        codes_tried: {
          subject: 'Somebody knows your password',
          paragraph:
            'Somebody entered the right password of your account and then many wrong codes. They did not get in, and further codes are held up for a while.',
        },
        off: {
          subject: 'Signing in asks for no code any more',
          paragraph: 'The second factor of your account was taken away: signing in asks for the password alone.',
        },
        on: {
          subject: 'Signing in asks for a code now',
          paragraph:
            'A second factor was set up for your account: signing in asks for a code of an authenticator app too. All other sign-ins have ended.',
        },
        passkey_added: {
          subject: 'You can sign in with a new passkey',
          paragraph: 'A passkey was added to your account: who unlocks its device can sign in.',
        },
        passkey_removed: {
          subject: 'A passkey was removed',
          paragraph: 'A passkey of your account was removed. It opens nothing any more.',
        },
        passkeys_ended: {
          subject: 'Your passkeys have ended',
          paragraph:
            'The way into your account was set anew, so all of its passkeys have ended. You can add them again once you have signed in.',
        },
        passkeys_kept: {
          subject: 'Your passkeys still open your account',
          paragraph:
            'The way into your account was set anew by e-mail, and every sign-in has ended. Your passkeys stay, because your church asks for a second factor. If one of them is not yours, sign in with your own passkey and remove it; or ask whoever runs this service.',
        },
        passkey_copied: {
          subject: 'One of your passkeys may have been copied',
          paragraph:
            'Somebody tried to sign in to your account with a passkey whose count did not go up: there may be a copy of it. They did not get in. Please remove this passkey, and add another.',
        },
        recovery_code_used: {
          subject: 'A recovery code was used',
          paragraph: ({ left }: { left: number }) =>
            `Somebody signed in to your account with one of your recovery codes. It opens nothing any more. Codes that are left: ${left}.`,
        },
        reset: {
          subject: 'Your second factor was reset',
          paragraph:
            'Whoever runs this service took the second factor of your account away, and its passkeys. Every sign-in has ended, and signing in asks for the password alone. Please set a second factor up again.',
        },
      },
      hint: 'If this was not you, set a new password by e-mail: every sign-in ends then, and every passkey too where no church asks you for a second factor. And ask whoever runs this service for help.',
      action: 'Set a new password',
    },
  },
}

interface Field {
  field: string
}
