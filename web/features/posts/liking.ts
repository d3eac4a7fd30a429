// Liking a post: shown at once, put back when it is refused.
import { api, ask } from '#web/api/asking.ts'
import { type Post, patchPost, stopReadingPosts } from '#web/features/posts/kept.ts'
import { lastWish } from '#web/features/posts/last-wish.ts'
import { tellWhy } from '#web/parts/telling.ts'

const wish = lastWish<number, boolean>()

export async function like(post: Post, isLiked: boolean): Promise<void> {
  void stopReadingPosts()
  patchPost(post.id, (shown) => ({ ...shown, is_liked: isLiked, likes: shown.likes + Number(isLiked) - Number(shown.is_liked) }))
  /** What the service said last. */
  let told = { is_liked: post.is_liked, likes: post.likes }
  const params = { path: { group: post.group_id, post_id: post.id } }
  const send = async (is_liked: boolean) => {
    const { likes } = await ask(
      is_liked
        ? api.POST('/groups/{group}/post/{post_id}/like', { params, body: { direction: 'like' } })
        : api.POST('/groups/{group}/post/{post_id}/unlike', { params }),
    )
    told = { is_liked, likes }
  }
  const settle = () => patchPost(post.id, (shown) => ({ ...shown, ...told }))
  try {
    if (await wish(post.id, isLiked, send)) settle()
  } catch (error) {
    settle()
    tellWhy(error)
  }
}
