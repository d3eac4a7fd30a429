import type { posts as English } from '../en/posts.ts'

export const posts: typeof English = {
  refusals: {
    comment_not_found: 'Diesen Kommentar gibt es nicht.',
    post_not_found: 'Diesen Beitrag gibt es nicht.',
    report_not_found: 'Diese Meldung gibt es nicht.',
  },
  rules: {},
  answers: {},
}
