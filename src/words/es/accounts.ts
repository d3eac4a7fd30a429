import type { accounts as English } from '../en/accounts.ts'

export const accounts: typeof English = {
  refusals: {
    sign_in_not_found: 'Este inicio de sesión no existe.',
    user_not_found: 'Esta persona no existe.',
  },
  rules: {},
  answers: {},
}
