// "I prayed": counted once a person and day. Who it was is kept for a few days, so that nobody counts twice, and is told to nobody.
import type { Actor } from '#features/accounts/actor.ts'
import { type Clock, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { requireGroupMember } from '../access.ts'
import { NoPrayerRequest } from '../errors.ts'
import { lockPost } from '../queries.ts'
import { addPrayed, countPrayed } from './queries.ts'

/** Its author prays like everybody else: refusing them would tell who wrote an anonymous one. */
export const pray = (db: Db, actor: Actor, groupId: number, postId: number, clock: Clock) =>
  db.transaction(async (tx) => {
    await requireGroupMember(tx, actor, groupId)
    const post = await lockPost(tx, groupId, postId)
    if (!post) throw notFound('post_not_found')
    if (post.prayer_status === null) throw new NoPrayerRequest({})
    await addPrayed(tx, { postId, userId: actor.id, day: todayIn(actor.timezone, clock) })
    return countPrayed(tx, postId)
  })
