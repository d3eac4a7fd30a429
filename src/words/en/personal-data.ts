export const personalData = {
  refusals: {
    admin_must_be_replaced: 'Somebody else must become an admin of your organization first.',
  },

  rules: {},

  answers: {
    account_erased: 'Your account is erased.',
    export_begun: 'Your personal data is being put together.',
  },

  /** Of `leader_must_be_replaced`, where it is about all groups that somebody leads. */
  leadersMustBeReplaced: 'Somebody else must lead your groups first.',

  mails: {
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
