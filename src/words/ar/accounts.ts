import type { accounts as English } from '../en/accounts.ts'

export const accounts: typeof English = {
  refusals: {
    sign_in_not_found: 'تسجيل الدخول هذا غير موجود.',
    user_not_found: 'هذا الشخص غير موجود.',
  },
  rules: {},
  answers: {},
}
