import { type Actor, type Api, isAdminOf, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { ReadAnew } from '#features/changes/errors.ts'
import { these } from '#features/changes/queries.ts'
import { asksForChanges, readChanges } from '#features/changes/reading.ts'
import { listOrChangesQuery } from '#features/changes/schemas.ts'
import { LeaderMustBeReplaced } from '#features/organizations/errors.ts'
import { readMember } from '#features/organizations/membership.ts'
import { requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { GlobalGroupRefuses, GroupFull, groupRefuses, LeaderLimitReached, LeaderNotQualified, MembershipIsAutomatic } from '../errors.ts'
import { assignLeader, stepDownAsLeader } from '../leading.ts'
import { groupLimits } from '../limits.ts'
import { changeMemberRole, leaveGroup, removeMember } from '../membership.ts'
import { canReadInside, leadsThere } from '../policy.ts'
import { findGroup, readGroup } from '../queries.ts'
import { AssignLeader, ChangeMemberRole, Group, GroupMember, GroupMembers, GroupOfMember, GroupRating, Rate } from '../schemas.ts'
import { findAverageRating, listGroupMembers, listGroupsOfMember, saveRating } from './queries.ts'

export function groupMemberRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)
  const { publicUrl } = services.config

  /** A group of one of the caller's organizations; 404 for strangers. */
  const seenBy = async (db: Db, actor: Actor, groupId: number) => {
    const group = await findGroup(db, actor.id, organizationsOf(actor), groupId, limits)
    if (!group) throw notFound('group_not_found')
    return group
  }

  api.post(
    '/groups/{group}/leave',
    {
      operationId: 'leaveGroup',
      access: 'subscriber',
      summary: 'Leave a group',
      description:
        'Nobody leaves a global group (`membership_is_automatic`), nor an active one that they lead (`leader_must_be_replaced`).',
      response: { 200: Message, 403: Refused, 404: Refused, 422: refusals(LeaderMustBeReplaced, MembershipIsAutomatic) },
    },
    async ({ db, actor, params, words }) => {
      await leaveGroup(db, actor, params.group, limits)
      return { message: words.groups.answers.left }
    },
  )

  api.get(
    '/groups/{group}/members',
    {
      operationId: 'listGroupMembers',
      access: 'subscriber',
      summary: 'List a group’s members; of a global group only how many they are',
      query: listOrChangesQuery,
      response: { 200: GroupMembers, 403: Refused, 404: Refused, 422: refusals(ReadAnew) },
    },
    async ({ db, actor, params, query }) => {
      const group = await seenBy(db, actor, params.group)
      if (!canReadInside(actor, group)) throw forbidden('only_group_members_see_members')
      const leads = leadsThere(actor, group)
      const isGlobal = group.group_type === 'global'
      if (asksForChanges(query)) {
        const whose = { list: 'members', userId: actor.id, places: these(isGlobal ? [] : [group.id]), led: [] } as const
        const changes = await readChanges(db, whose, query, { rowsOf: (only) => listGroupMembers(db, group.id, { leads, only }, 0) })
        return { ...changes, member_count: group.member_count }
      }
      const before = readOffset(query)
      const members = isGlobal ? [] : await listGroupMembers(db, group.id, { leads }, before)
      return { ...completeList(members, before), member_count: group.member_count }
    },
  )

  api.get(
    '/organizations/{organization}/members/{user}/groups',
    {
      operationId: 'listGroupsOfOrganizationMember',
      access: 'subscriber',
      summary: 'List the groups that somebody of the organization is in (admins and leaders)',
      description:
        'The regular ones whose members I see: admins all, leaders those that they are in themselves. And those that the person leads.',
      query: completeListQuery,
      response: { 200: CompleteListOf(GroupOfMember), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { organization, user }, query }) => {
      const before = readOffset(query)
      requireLeaderOrAdmin(actor, organization)
      await readMember(db, organization, user)
      const reader = { id: actor.id, isAdmin: isAdminOf(actor, organization) }
      return completeList(await listGroupsOfMember(db, organization, user, reader, before), before)
    },
  )

  api.put(
    '/groups/{group}/members/{user}',
    {
      operationId: 'changeGroupMemberRole',
      access: 'subscriber',
      summary: 'Make a member an admin of the group, or an admin a member (its admins)',
      description: 'Who leads the group is named with `PUT /groups/{group}/leader`.',
      body: ChangeMemberRole,
      response: { 200: Done(GroupMember), 403: GlobalGroupRefuses, 404: Refused, 422: refusals(LeaderMustBeReplaced) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.groups.answers.memberRoleChanged,
      data: await changeMemberRole(db, actor, params.group, params.user, body.role, limits),
    }),
  )

  api.delete(
    '/groups/{group}/members/{user}',
    {
      operationId: 'removeGroupMember',
      access: 'subscriber',
      summary: 'Remove a member (the group’s admins)',
      description: 'Not from a global group (`membership_is_automatic`), nor who leads an active one (`leader_must_be_replaced`).',
      response: { 200: Message, 403: Refused, 404: Refused, 422: refusals(LeaderMustBeReplaced, MembershipIsAutomatic) },
    },
    async ({ db, actor, params, words }) => {
      await removeMember(db, actor, params.group, params.user, limits)
      return { message: words.groups.answers.memberRemoved }
    },
  )

  api.put(
    '/groups/{group}/leader',
    {
      operationId: 'assignGroupLeader',
      access: 'subscriber',
      summary: 'Assign a group’s leader (its admins)',
      description:
        'Leaders and admins of the organization may name anybody of it, the group’s own admins whoever is in the group. Who is named by another is told, and may step down at any time. A draft becomes active. Who led before stays as an admin.',
      body: AssignLeader,
      response: {
        200: Done(Group),
        403: GlobalGroupRefuses,
        404: Refused,
        422: refusals(LeaderNotQualified, LeaderLimitReached, GroupFull),
      },
    },
    async ({ db, actor, params, body, words }) => {
      await assignLeader(db, actor, params.group, body.leader_id, limits, publicUrl)
      return { message: words.groups.answers.leaderAssigned, data: await readGroup(db, params.group) }
    },
  )

  api.delete(
    '/groups/{group}/leader',
    {
      operationId: 'stepDownAsGroupLeader',
      access: 'signed-in',
      beforeSecondFactor: true,
      summary: 'Step down as a group’s leader',
      description:
        'At any time. An active group becomes inactive until it has another leader; its admins are told, and one stays as one of them.',
      response: { 200: Done(Group), 403: GlobalGroupRefuses, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await stepDownAsLeader(db, actor, params.group, limits)
      return { message: words.groups.answers.steppedDown, data: await readGroup(db, params.group) }
    },
  )

  api.post(
    '/groups/{group}/rate',
    {
      operationId: 'rateGroup',
      access: 'subscriber',
      summary: 'Rate one of my groups; the newest rating counts',
      description: 'Global groups are not rated.',
      body: Rate,
      response: { 200: Done(GroupRating), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) =>
      db.transaction(async (tx) => {
        const group = await seenBy(tx, await lockRoles(tx, actor), params.group)
        if (group.group_type === 'global') throw groupRefuses('global_group_fixed')
        if (!group.role) throw forbidden('only_group_members_rate')
        await saveRating(tx, group.id, actor.id, body.rating, body.comment ?? null)
        return {
          message: words.groups.answers.rated,
          data: { rating: body.rating, comment: body.comment ?? null, ...(await findAverageRating(tx, group.id)) },
        }
      }),
  )
}
