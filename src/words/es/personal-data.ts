import type { personalData as English } from '../en/personal-data.ts'

export const personalData: typeof English = {
  refusals: {},
  rules: {},
  answers: {},
}
