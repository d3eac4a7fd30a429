export const posts = {
  refusals: {
    comment_not_found: 'Comment not found.',
    post_not_found: 'Post not found.',
    report_not_found: 'Report not found.',
  },
  rules: {},
  answers: {},
}
