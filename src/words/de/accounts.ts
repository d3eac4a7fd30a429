import type { accounts as English } from '../en/accounts.ts'

export const accounts: typeof English = {
  refusals: {
    sign_in_not_found: 'Diese Anmeldung gibt es nicht.',
    user_not_found: 'Diese Person gibt es nicht.',
  },
  rules: {},
  answers: {},
}
