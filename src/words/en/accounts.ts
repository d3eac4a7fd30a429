export const accounts = {
  refusals: {
    sign_in_not_found: 'Sign-in not found.',
    user_not_found: 'User not found.',
  },
  rules: {},
  answers: {},
}
