import { plural } from './formats.ts'

export const journey = {
  refusals: {
    journey_entry_not_found: 'Journey entry not found.',
  },

  rules: {
    date_since: ({ field, min }: Field & { min: string }) => `The ${field} field must be a date after or equal to ${min}.`,
    date_until_today: ({ field }: Field) => `The ${field} field must be a date before or equal to today.`,
  },

  answers: {
    entry_deleted: 'Your entry is deleted.',
    entry_kept: 'Your entry is kept.',
  },

  /** The known activities within a sentence; what others people named stays as they wrote it. */
  activities: {
    evangelism: 'evangelism',
    fasting: 'fasting',
    fellowship: 'fellowship',
    giving: 'giving',
    meditation: 'meditation',
    prayer: 'prayer',
    rest: 'rest',
    service: 'service',
    study: 'study',
    worship: 'worship',
  },

  /** What somebody could do next. */
  recommendations: {
    finish_what_is_begun: 'Finish the next step of a training or challenge that you have begun.',
    /** For an activity that was never logged. */
    first_steps: {
      fellowship: 'Call or visit somebody from your group this week and ask how they are.',
      prayer: 'Set ten minutes aside for prayer tomorrow, at a time of day that is usually quiet.',
      service: 'Choose one person this week whom you can help with something small.',
      study: 'Read one chapter of a Gospel this week and write down a sentence that stayed with you.',
    },
    fix_a_time: 'You are at it on most days. Choose a fixed time for the days that slip through.',
    go_on: (days: number) =>
      plural(days, {
        one: 'You have kept at it for # day in a row. Go on in the same rhythm.',
        other: 'You have kept at it for # days in a row. Go on in the same rhythm.',
      }),
    less_time: ({ activity }: { activity: string }) =>
      `Some weeks ago there was more room for ${activity}. Perhaps this week has a moment for it.`,
    tie_to_habit: 'Tie your time with God to something you do every day anyway, such as breakfast or the way home.',
  },
}

interface Field {
  field: string
}
