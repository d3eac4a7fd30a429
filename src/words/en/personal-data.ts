export const personalData = {
  refusals: {
    admin_must_be_replaced: 'Somebody else must become an admin of your organization first.',
  },

  rules: {
    credentials: 'The e-mail address or the password of the other account is wrong.',
    own_account: 'This is the account in which you are signed in.',
    second_factor_account:
      'This account has a second factor, which is not asked for here. Please sign in to it, and move the present account into that one.',
    suspended_account: 'The other account is suspended. Please ask your church’s office.',
    unconfirmed_account: 'Please sign in to the other account and confirm its e-mail address first.',
  },

  answers: {
    account_erased: 'Your account is erased.',
    accounts_merged: 'What can move is in this account now.',
    export_begun: 'Your personal data is being put together.',
  },

  /** Of `leader_must_be_replaced`, where it is about all groups that somebody leads. */
  leadersMustBeReplaced: 'Somebody else must lead your groups first.',

  mails: {
    accountsMerged: {
      subject: 'Two of your accounts are merged',
      moved: ({ email }: { email: string }) =>
        `Memberships and progress moved from this account to the account of ${email}. What you wrote is still here: you can sign in, have a copy made, or erase this account.`,
      received: ({ email }: { email: string }) =>
        `Memberships and progress moved from the account of ${email} to this one. What you wrote there is still there.`,
      otherwise:
        'Whoever did it knew the passwords of both accounts. If it was not you, set a new password now and tell an admin of your church.',
      action: 'Set a new password',
    },
    mergeSeen: {
      subject: 'Somebody looked at merging this account into another one',
      looked: ({ email }: { email: string }) =>
        `Somebody who knows the password of this account looked at what would move from it to the account of ${email}. Nothing has moved.`,
      otherwise: 'If it was not you, set a new password now and tell an admin of your church.',
    },
    exportReady: {
      subject: 'Your personal data is ready',
      paragraphs: [
        'Everything that we keep about you is in one file now: your journal, your journey, your posts and more.',
        'The link works for three days, unless you change your password or ask again before. Whoever has it can open the file, so please do not pass it on.',
      ],
      action: 'Download it',
    },
  },
}
