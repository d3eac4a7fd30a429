// Deleting what one wrote: it is gone at once, and held for as long as it can be undone.
import { signal } from '@preact/signals'
import { api, ask } from '#web/api/asking.ts'
import { type Comment, type Post, patchPost } from '#web/features/posts/kept.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { hold } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

/** What is not shown any more, also where it is read once more before it is deleted. */
const gone = signal<ReadonlySet<string>>(new Set())

export const isGone = (kind: 'post' | 'comment', id: number) => gone.value.has(`${kind} ${id}`)

function hide(name: string): () => void {
  gone.value = new Set([...gone.value, name])
  return () => {
    gone.value = new Set([...gone.value].filter((other) => other !== name))
  }
}

function remove(name: string, text: string, send: () => Promise<unknown>): void {
  const show = hide(name)
  const act = () => {
    send().catch((error: unknown) => {
      show()
      tellWhy(error)
    })
  }
  hold(text, { act, undo: show })
}

// Sent to the end also when the page is left meanwhile.
const keepalive = true

export const removePost = ({ id, group_id }: Pick<Post, 'id' | 'group_id'>) =>
  remove(`post ${id}`, words().posts.postDeleted, () =>
    ask(api.DELETE('/groups/{group}/post/{post_id}', { params: { path: { group: group_id, post_id: id } }, keepalive })),
  )

export const removeComment = (group: number, { id, post_id }: Comment) =>
  remove(`comment ${id}`, words().posts.commentDeleted, async () => {
    await ask(api.DELETE('/groups/{group}/post/comment/{comment_id}', { params: { path: { group, comment_id: id } }, keepalive }))
    patchPost(post_id, (post) => ({
      ...post,
      comment_count: post.comment_count - 1,
      comments: post.comments.filter((comment) => comment.id !== id),
    }))
  })
