export const journal = {
  refusals: {
    journal_entry_not_found: 'Journal entry not found.',
  },
  rules: {},
  answers: {},
}
