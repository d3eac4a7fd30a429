export const onboarding = {
  refusals: {},
  rules: {},
  answers: {},
}
