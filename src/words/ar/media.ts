import type { media as English } from '../en/media.ts'

export const media: typeof English = {
  refusals: {
    file_not_found: 'هذا الملف غير موجود.',
    picture_not_found: 'هذه الصورة غير موجودة.',
  },
  rules: {},
  answers: {},
}
