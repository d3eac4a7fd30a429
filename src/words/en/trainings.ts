import { day, plural } from './formats.ts'

export const trainings = {
  refusals: {
    attempts_exhausted: 'There are no attempts left.',
    certificate_not_found: 'Certificate not found.',
    no_quiz: 'This training has no quiz.',
    only_leaders_assign_trainings: 'Only leaders and admins of the organization assign its trainings.',
    only_leaders_change_trainings: 'Only leaders and admins of the organization change its trainings.',
    only_leaders_follow_progress: 'Only leaders and admins follow everyone’s progress.',
    only_leaders_get_certificates: 'Only leaders and admins of the organization get the certificates of others.',
    only_leaders_upload_sounds: 'Only leaders and admins upload sounds for trainings.',
    only_leaders_write_quizzes: 'Only leaders and admins of the organization write its quizzes.',
    only_leaders_write_trainings: 'Only leaders and admins of the organization write its trainings.',
    quiz_not_passed: 'Pass the quiz first.',
    too_many_certificates: 'Many certificates are being drawn just now. Please try again in a moment.',
    too_many_quizzes: 'Several quizzes are being written just now. Please try again in a moment.',
    training_not_found: 'Training not found.',
  },
  rules: {
    accepted: ({ field }: Field) => `The ${field} field must be accepted.`,
    date_from_today: ({ field }: Field) => `The ${field} field must be a date from today on.`,
    names_option: ({ field }: Field) => `The ${field} field must name one of the options.`,
    needs_english_or_model: 'Without a language model, the service writes quizzes from English texts only.',
    needs_multiple_choice: ({ field }: Field) => `The ${field} field needs the quiz type multiple_choice.`,
    questions_changed: 'The questions have changed. Please read the quiz again.',
    text_too_short_for_questions: ({ possible }: { possible: number }) =>
      `The training’s text is enough for ${plural(possible, { one: '# question', other: '# questions' })} only.`,
    text_too_short_for_quiz: 'The training’s text is too short for a quiz.',
    training_too_large: ({ max_megabytes }: { max_megabytes: number }) =>
      `The modules, the content and the questions together must not be greater than ${max_megabytes} MB.`,
    video_platform: ({ field }: Field) =>
      `The ${field} field must be the https address of a video on YouTube, Vimeo, Dailymotion or Wistia.`,
  },
  answers: {
    assigned: 'The training is assigned.',
    changed: 'The training is changed.',
    completed: 'You have completed the training. Well done!',
    consent_given: 'Thank you. You may complete the training now.',
    created: 'The training is made.',
    deleted: 'The training is deleted.',
    progress_saved: 'Your progress is saved.',
    reminded: ({ count }: { count: number }) =>
      count === 0 ? 'Nobody is reminded.' : plural(count, { one: '# person is reminded.', other: '# people are reminded.' }),
    sound_uploaded: 'The sound is uploaded.',
    started: ({ title }: { title: string }) => `You have started ${title}.`,
  },

  /** What a certificate says, line by line: the person's name and the training's title stand on lines of their own in between. */
  certificate: {
    document: ({ title }: { title: string }) => `Certificate: ${title}`,
    heading: 'Certificate of Completion',
    before_name: 'This is to certify that',
    before_title: 'has completed the training',
    after_title: ({ date }: { date: string }) => `on ${day(date)}`,
    code: ({ code }: { code: string }) => `Certificate ${code}`,
    check: ({ address }: { address: string }) => `Check it at ${address}`,
    /** Where a letter could not be printed. */
    boxes: 'What stands as □ here is shown at the address below.',
  },

  pages: {
    /** What `/certificates/{code}` says. `organization` is HTML. */
    certificate: {
      genuine: 'A genuine certificate',
      is_genuine: 'This certificate is genuine.',
      before_title: 'has completed the training',
      after_title: ({ organization, date }: { organization: string; date: string }) => `of ${organization} on ${day(date)}`,
      code: ({ code }: { code: string }) => `Certificate ${code}`,
      unknown: 'No such certificate',
      is_unknown: 'There is no certificate with this code.',
      compare: 'Please compare it with the printed one, letter by letter: it has twelve letters and digits, never I, O, 0 or 1.',
      ask: 'If they are the same, ask whoever showed you the certificate.',
    },
    /** What `/trainings` says, to whoever may not lead yet. */
  },
}

interface Field {
  field: string
}
