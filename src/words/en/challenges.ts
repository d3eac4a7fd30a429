export const challenges = {
  refusals: {
    challenge_not_found: 'Challenge not found.',
  },
  rules: {},
  answers: {},
}
