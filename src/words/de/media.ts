import type { media as English } from '../en/media.ts'

export const media: typeof English = {
  refusals: {
    file_not_found: 'Diese Datei gibt es nicht.',
    picture_not_found: 'Dieses Bild gibt es nicht.',
  },
  rules: {},
  answers: {},
}
