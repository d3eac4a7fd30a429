import type { posts as English } from '#web/words/en/posts.ts'

export const posts: typeof English = {}
