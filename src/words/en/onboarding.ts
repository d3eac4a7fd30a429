export const onboarding = {
  refusals: {
    only_guided_track: 'Only the guided track has a generated journey. Choose it in the survey.',
    survey_missing: 'Please answer the survey first.',
  },

  rules: {},

  answers: {
    challenge_completed: 'Well done. The challenge is completed.',
    challenge_open_again: 'The challenge is open again.',
    hearted: 'It is in your curriculum.',
    journey_ready: 'Your journey is ready.',
    no_longer_hearted: 'It is no longer in your curriculum.',
    survey_kept: 'Thank you. Your answers are kept.',
  },

  /** What the levels are called; those above the last as the last. */
  levels: {
    1: 'Seeker',
    2: 'Believer',
    3: 'Learner',
    4: 'Follower',
    5: 'Disciple',
    6: 'Servant',
    7: 'Steward',
    8: 'Mentor',
    9: 'Shepherd',
    10: 'Disciple Maker',
  },

  surveyPrompts: {
    focus_topics: 'Which topics matter most to you now? Name up to six.',
    learning_style: 'How do you learn best?',
    outcome: 'What would you like to be different at its end?',
    purpose: 'Why do you want to begin this journey?',
    weekly_commitment: 'How much time can you give each week?',
  },
}
