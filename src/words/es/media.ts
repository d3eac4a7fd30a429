import type { media as English } from '../en/media.ts'

export const media: typeof English = {
  refusals: {
    file_not_found: 'Este archivo no existe.',
    picture_not_found: 'Esta imagen no existe.',
  },
  rules: {},
  answers: {},
}
