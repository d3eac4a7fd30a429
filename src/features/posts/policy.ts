// Who may do what with posts. Whoever may not read inside the group does not get this far.
import { type Actor, isAdminOf, isLeaderOrAdminOf } from '#features/accounts/actor.ts'
import { canManageGroup, type MemberRole } from '#features/groups/policy.ts'

interface Group {
  organization_id: number
  group_type: 'group' | 'global'
  posting: 'everyone' | 'leaders'
  role: MemberRole | null
}

interface Post {
  user_id: number
  prayer_status: string | null
}

/** Members; in a global group only admins of the organization, and where leaders post only those who manage the group. */
export const canPost = (actor: Actor, group: Group) =>
  group.group_type === 'global'
    ? isAdminOf(actor, group.organization_id)
    : group.role !== null && (group.posting === 'everyone' || canManageGroup(actor, group))

/** Nobody changes a prayer's post: that only one person can would show who wrote it. */
export const canChangePost = (actor: Actor, post: Post) => post.prayer_status === null && post.user_id === actor.id

/** Its author and the group's admins; prayers also those who moderate them. */
export const canDeletePost = (actor: Actor, group: Group, post: Post) =>
  post.user_id === actor.id ||
  canManageGroup(actor, group) ||
  (post.prayer_status !== null && isLeaderOrAdminOf(actor, group.organization_id))
