export const personalData = {
  refusals: {},
  rules: {},
  answers: {},
}
