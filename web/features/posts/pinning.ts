// The one post of a group that stands above the others: it comes beside the first page of the feed.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import type { Post } from '#web/features/posts/kept.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'

/** What was kept before groups had pinned posts holds none. */
export const pinnedOf = (feed: { pages: readonly object[] } | undefined): Post | undefined =>
  (feed?.pages[0] as Partial<Schemas['GroupFeed']> | undefined)?.pinned ?? undefined

export async function pin({ id, group_id, is_pinned }: Post): Promise<void> {
  const params = { path: { group: group_id, post_id: id } }
  try {
    const { message } = is_pinned
      ? await ask(api.DELETE('/groups/{group}/post/{post_id}/pin', { params }))
      : await ask(api.PUT('/groups/{group}/post/{post_id}/pin', { params }))
    await changed('/groups/{group}/posts', '/groups/{group}/post/{post_id}')
    tell(message)
  } catch (error) {
    tellWhy(error)
  }
}
