import type { onboarding as English } from '../en/onboarding.ts'

export const onboarding: typeof English = {
  refusals: {},
  rules: {},
  answers: {},
}
