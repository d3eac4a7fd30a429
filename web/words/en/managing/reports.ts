export const reports = {
  about: 'What was reported in your groups, and what became of it. Nobody learns who reported it.',
  keptOn: ({ when }: { when: string }) => `Kept · ${when}`,
  none: {
    dismissed: 'Nothing was kept',
    open: 'No report is open',
    removed: 'Nothing was removed',
  },
  noneAbout: 'When somebody reports a post or a comment, it stands here.',
  older: 'Older reports',
  removedOn: ({ when }: { when: string }) => `Removed · ${when}`,
  statuses: {
    dismissed: 'Kept',
    open: 'Open',
    removed: 'Removed',
  },
  which: 'Which reports',
}
