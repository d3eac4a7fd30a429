import type { posts as English } from '../en/posts.ts'

export const posts: typeof English = {
  refusals: {
    comment_not_found: 'Este comentario no existe.',
    post_not_found: 'Esta publicación no existe.',
    report_not_found: 'Esta denuncia no existe.',
  },
  rules: {},
  answers: {},
}
