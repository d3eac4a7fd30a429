// Keys with which the programs of a church call.
export const apiKeys = {
  refusals: {
    api_key_not_found: 'API key not found.',
    not_with_key: 'This is not open to API keys.',
    only_with_key: 'Only a program with an API key may do this.',
    origin_not_allowed: 'This key belongs to other web pages.',
    scope_missing: 'This API key may not do that.',
  },

  rules: {
    only_groups_in_pages: 'A key for web pages reads groups and nothing else.',
    origin: ({ field }: { field: string }) =>
      `The field “${field}” must be the address of a site with nothing behind it, such as https://www.example.org.`,
    too_many_keys: ({ max }: { max: number }) => `There are ${max} keys already. Please end one first.`,
  },

  answers: {
    ended: 'The key is ended.',
    made: 'The key is made. It is shown this once.',
    taken_over: 'You answer for this key now.',
  },
}
