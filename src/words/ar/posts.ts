import type { posts as English } from '../en/posts.ts'

export const posts: typeof English = {
  refusals: {
    comment_not_found: 'هذا التعليق غير موجود.',
    post_not_found: 'هذا المنشور غير موجود.',
    report_not_found: 'هذا البلاغ غير موجود.',
  },
  rules: {},
  answers: {},
}
