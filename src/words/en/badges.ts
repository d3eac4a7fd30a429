export const badges = {
  refusals: {
    badge_not_found: 'Badge not found.',
  },
  rules: {},
  answers: {},
}
