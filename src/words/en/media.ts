export const media = {
  refusals: {
    file_not_found: 'File not found.',
    picture_not_found: 'Picture not found.',
  },
  rules: {},
  answers: {},
}
