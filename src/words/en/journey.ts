export const journey = {
  refusals: {
    journey_entry_not_found: 'Journey entry not found.',
  },
  rules: {},
  answers: {},
}
