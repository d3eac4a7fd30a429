// One post of a group stands above the others: its admins choose which.
import type { Actor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { lockVisibleGroup } from '#features/groups/leading.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { canManageGroup } from '#features/groups/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { findPostPin, pinPost, unpinPost } from './queries.ts'

/** Doing it again changes nothing. The group is locked, so that two admins at once leave one pinned post. */
export const setPin = (db: Db, caller: Actor, groupId: number, postId: number, isPinned: boolean, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits)
    if (!canManageGroup(actor, group)) throw forbidden('only_group_admins')
    const post = await findPostPin(tx, groupId, postId)
    if (!post) throw notFound('post_not_found')
    if (post.is_pinned === isPinned) return
    await (isPinned ? pinPost : unpinPost)(tx, groupId, postId)
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: isPinned ? 'post.pinned' : 'post.unpinned',
      subject: ['post', postId],
      details: { group_id: groupId },
    })
  })
