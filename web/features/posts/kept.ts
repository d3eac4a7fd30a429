// Posts and comments that were read already, wherever they are shown: what is done to them by a tap shows there at once.
import type { InfiniteData } from '@tanstack/preact-query'
import type { Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { feedKeyOf, patchKept } from '#web/api/using.ts'

export type Post = Schemas['Post']
export type Comment = Schemas['Comment']

/** Feeds of groups, single posts, and their comments. What stands on Today is beside them. */
const POSTS = '/groups/{group}/post' as never

export const patchPost = (id: number, change: (post: Post) => Post) =>
  patchKept<Post>(POSTS, (item) => item.id === id && 'comment_count' in item, change)

export const patchComment = (id: number, change: (comment: Comment) => Comment) =>
  patchKept<Comment>(POSTS, (item) => item.id === id && 'parent_id' in item, change)

/** Marks, or no longer marks, everything that somebody wrote. */
export function patchAuthor(id: number, isBlocked: boolean): void {
  for (const prefix of [POSTS, '/posts/' as never])
    patchKept<Schemas['Author']>(
      prefix,
      (item) => item.id === id && 'is_blocked' in item,
      (author) => ({ ...author, is_blocked: isBlocked }),
    )
}

/** What is being read comes too late to know of what is shown now. */
export const stopReadingPosts = () => queries.cancelQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(POSTS) })

/** A new post at the head of its group's feed, where it may stand already: its first answer was lost. */
export function addKeptPost(post: Post): void {
  queries.setQueryData<InfiniteData<Schemas['GroupFeed']>>(
    feedKeyOf('/groups/{group}/posts', { path: { group: post.group_id } }),
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page, place) =>
          place === 0 ? { ...page, data: [post, ...page.data.filter(({ id }) => id !== post.id)] } : page,
        ),
      },
  )
}

/** A new comment at the foot of its post. */
export function addKeptComment(comment: Comment): void {
  patchPost(comment.post_id, (post) =>
    post.comments.some(({ id }) => id === comment.id)
      ? post
      : { ...post, comment_count: post.comment_count + 1, comments: [...post.comments, comment] },
  )
}
