// Liking a post: each person once, and as often taken back as wished.
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { enterAsMember } from './entering.ts'
import { addLike, findLikes, removeLike } from './queries.ts'

export async function like(db: Db, actor: Actor, groupId: number, postId: number, direction: 'like' | 'unlike') {
  await enterAsMember(db, actor, groupId)
  if (direction === 'like') await addLike(db, groupId, postId, actor.id)
  else await removeLike(db, groupId, postId, actor.id)
  const post = await findLikes(db, groupId, postId)
  if (!post) throw notFound('Post')
  return { status: 'success' as const, likes: post.likes }
}
