// Liking a post: each person once, and as often taken back as wished.
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { requireGroupMember } from './access.ts'
import { addLike, findLikes, removeLike } from './queries.ts'

export const like = (db: Db, actor: Actor, groupId: number, postId: number, direction: 'like' | 'unlike') =>
  db.transaction(async (tx) => {
    await requireGroupMember(tx, actor, groupId)
    if (direction === 'like') await addLike(tx, groupId, postId, actor.id)
    else await removeLike(tx, groupId, postId, actor.id)
    const post = await findLikes(tx, groupId, postId)
    if (!post) throw notFound('post_not_found')
    return { status: 'success' as const, likes: post.likes }
  })
