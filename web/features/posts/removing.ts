// Deleting what one wrote: it is gone at once, and held for as long as it can be undone.
import { api, ask } from '#web/api/asking.ts'
import { type Comment, type Post, patchPost } from '#web/features/posts/kept.ts'
import { remove } from '#web/parts/removing.ts'
import { words } from '#web/words/choosing.ts'

// Sent to the end also when the page is left meanwhile.
const keepalive = true
const isForGood = true

export const removePost = ({ id, group_id }: Pick<Post, 'id' | 'group_id'>) =>
  remove(`post ${id}`, {
    text: words().posts.postDeleted,
    send: () => ask(api.DELETE('/groups/{group}/post/{post_id}', { params: { path: { group: group_id, post_id: id } }, keepalive })),
    touches: ['/posts/newest', '/posts/open-prayers'],
    isForGood,
  })

export const removeComment = (group: number, { id, post_id }: Comment) =>
  remove(`comment ${id}`, {
    text: words().posts.commentDeleted,
    send: async () => {
      await ask(api.DELETE('/groups/{group}/post/comment/{comment_id}', { params: { path: { group, comment_id: id } }, keepalive }))
      patchPost(post_id, (post) => ({
        ...post,
        comment_count: post.comment_count - 1,
        comments: post.comments.filter((comment) => comment.id !== id),
      }))
    },
    touches: [],
    isForGood,
  })
