// Groups: finding, founding, joining, leaving, leading, rating. Asking to join a closed one is in join-requests/.

import Type from 'typebox'
import { type Actor, type Api, holdRoles } from '#features/accounts/actor.ts'
import { audit } from '#features/audit-log/audit.ts'
import { LeaderMustBeReplaced } from '#features/organizations/errors.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, Message, notFound, Refusal, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done, Int } from '#platform/http/fields.ts'
import { readBefore, WholeOf, wholeOf, wholeQuery } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { createGroup } from './creating.ts'
import {
  ClosedGroup,
  GlobalGroupRefuses,
  GroupFull,
  GroupNotLive,
  globalGroupRefuses,
  LeaderLimitReached,
  LeaderNotQualified,
  MembershipIsAutomatic,
  RequestPending,
} from './errors.ts'
import { joinByCode } from './joining.ts'
import { assignLeader, changeStatus, lockManagedGroup, stepDownAsLeader } from './leading.ts'
import { changeMemberRole, leaveGroup, removeMember } from './membership.ts'
import { canReadInside } from './policy.ts'
import {
  findAverageRating,
  findGroup,
  findGroupDetail,
  type GroupLimits,
  listAvailableGroups,
  listGroupMembers,
  listGroupsOf,
  lockGroupsOf,
  markDeleted,
  readGroup,
  renewCode,
  renewCodes,
  saveGroup,
  saveRating,
} from './queries.ts'
import {
  AssignLeader,
  AvailableGroup,
  ChangeGroup,
  ChangeMemberRole,
  ChangeStatus,
  CreateGroup,
  Group,
  GroupDetail,
  GroupMember,
  GroupMembers,
  GroupRating,
  JoinByCode,
  JoinedGroup,
  Rate,
} from './schemas.ts'

export const groupLimits = ({ config }: Services): GroupLimits => ({
  maxMembers: config.MAX_GROUP_MEMBERS,
  maxGroupsPerLeader: config.MAX_GROUPS_PER_LEADER,
})
export const organizationsOf = (actor: Actor) => [...actor.roles.keys()]

export function groupRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)
  const { publicUrl } = services.config

  /** A group of one of the caller's organizations; 404 for strangers. */
  const seenBy = async (db: Db, actor: Actor, groupId: number) => {
    const group = await findGroup(db, actor.id, organizationsOf(actor), groupId, limits)
    if (!group) throw notFound('group_not_found')
    return group
  }

  api.get(
    '/groups',
    {
      operationId: 'listMyGroups',
      access: 'subscriber',
      summary: 'List the groups one belongs to, global ones first',
      query: wholeQuery,
      response: { 200: WholeOf(Group), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readBefore(query)
      return wholeOf(await listGroupsOf(db, actor.id, before), before)
    },
  )

  api.get(
    '/groups/available',
    {
      operationId: 'listAvailableGroups',
      access: 'subscriber',
      summary: 'List the groups one could join',
      description: 'Active regular groups of one’s organizations that one is not in yet. A closed one is joined by asking.',
      query: wholeQuery,
      response: { 200: WholeOf(AvailableGroup), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readBefore(query)
      return wholeOf(await listAvailableGroups(db, actor.id, organizationsOf(actor), limits, before), before)
    },
  )

  api.get(
    '/groups/{group}',
    {
      operationId: 'getGroup',
      access: 'subscriber',
      summary: 'Read a group',
      description: 'Also says what the caller is in it: `is_member`, `role`, and the request of theirs that waits.',
      response: { 200: Data(GroupDetail), 404: Refused },
    },
    async ({ db, actor, params }) => {
      const group = await findGroupDetail(db, actor.id, organizationsOf(actor), params.group, limits)
      if (!group) throw notFound('group_not_found')
      return { data: group }
    },
  )

  api.post(
    '/groups',
    {
      operationId: 'createGroup',
      access: 'subscriber',
      summary: 'Found a group',
      description:
        'The founder becomes its admin, or its leader when they are a leader or admin of the organization and fit to lead; the `message` says why not. Leaders and admins of the organization may name anybody of it in `leader_id`, others themselves; whoever is named by another is told. Without a leader the group stays a draft.',
      body: CreateGroup,
      subject: ({ data }) => ({ table: 'groups', id: data.id }),
      response: { 201: Done(Group), 422: refusals(LeaderNotQualified, LeaderLimitReached) },
    },
    async ({ db, actor, body, words }) => {
      const { id, hindrance } = await createGroup(db, actor, body, limits, publicUrl)
      const data = await readGroup(db, id)
      const { created, createdAsDraft } = words.groups.answers
      return { message: data.status === 'active' ? created : createdAsDraft[hindrance ?? 'no_leader'], data }
    },
  )

  api.put(
    '/groups/{group}',
    {
      operationId: 'updateGroup',
      access: 'subscriber',
      summary: 'Change a group (its admins)',
      description: 'What is left out stays as it is. Global groups are kept by the service: 403 with `error`.',
      body: ChangeGroup,
      response: { 200: Done(Group), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await lockManagedGroup(tx, actor, params.group, limits)
        await saveGroup(tx, params.group, body)
        await audit(tx, { organizationId, by: actor, action: 'group.changed', subject: ['group', params.group] })
      })
      return { message: words.groups.answers.changed, data: await readGroup(db, params.group) }
    },
  )

  api.delete(
    '/groups/{group}',
    {
      operationId: 'deleteGroup',
      access: 'subscriber',
      summary: 'Delete a group (its admins)',
      description: 'For 30 days the operator can bring it back.',
      response: { 200: Message, 403: GlobalGroupRefuses, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await db.transaction(async (tx) => {
        const group = await lockManagedGroup(tx, actor, params.group, limits)
        await markDeleted(tx, params.group)
        await audit(tx, { organizationId: group.organization_id, by: actor, action: 'group.deleted', subject: ['group', params.group] })
      })
      return { message: words.groups.answers.deleted }
    },
  )

  api.post(
    '/groups/join',
    {
      operationId: 'joinGroup',
      access: 'subscriber',
      summary: 'Join a group with its code',
      description:
        'A closed group answers `closed_group`: ask to join it with `POST /groups/join-request`, from another organization within 30 days.',
      limit: 'join',
      body: JoinByCode,
      response: { 200: JoinedGroup, 404: Refused, 422: refusals(ClosedGroup, RequestPending, GroupFull, GroupNotLive) },
    },
    async ({ db, actor, body, reply, words }) => {
      const group = await joinByCode(db, actor, body.joinCode, limits)
      if (group instanceof Refusal) {
        reply.code(group.status)
        return group.bodyIn(words) as never
      }
      return { message: words.groups.answers.joined(group), group_id: group.id, organization_id: group.organization_id }
    },
  )

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
      query: wholeQuery,
      response: { 200: GroupMembers, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readBefore(query)
      const group = await seenBy(db, actor, params.group)
      if (!canReadInside(actor, group)) throw forbidden('only_group_members_see_members')
      const members = group.group_type === 'global' ? [] : await listGroupMembers(db, group.id, before)
      return { ...wholeOf(members, before), member_count: group.member_count }
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

  api.post(
    '/groups/{group}/code',
    {
      operationId: 'renewJoinCode',
      access: 'subscriber',
      summary: 'Make a new join code; the old one no longer works (the group’s admins)',
      response: { 200: Done(Type.Object({ code: Group.properties.code })), 403: GlobalGroupRefuses, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      const data = await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await lockManagedGroup(tx, actor, params.group, limits)
        await audit(tx, { organizationId, by: actor, action: 'group.code-renewed', subject: ['group', params.group] })
        return renewCode(tx, params.group)
      })
      return { message: words.groups.answers.codeRenewed, data }
    },
  )

  api.post(
    '/organizations/{organization}/codes',
    {
      operationId: 'renewAllJoinCodes',
      access: 'subscriber',
      summary: 'End all join codes of an organization: every group gets a new one (its admins)',
      description:
        'For a code that went around. Who joined with one stays; whoever was told that a group is closed needs its new code to ask.',
      response: { 200: Done(Type.Object({ groups: Int })), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params: { organization }, words }) => {
      requireAdmin(actor, organization) // before anything is locked
      const groups = await db.transaction(async (tx) => {
        const locked = await lockGroupsOf(tx, organization)
        requireAdmin(await holdRoles(tx, actor), organization)
        const renewed = await renewCodes(tx, locked)
        await audit(tx, {
          organizationId: organization,
          by: actor,
          action: 'organization.codes-renewed',
          subject: ['organization', organization],
        })
        return renewed
      })
      return { message: words.groups.answers.codesRenewed, data: { groups } }
    },
  )

  api.put(
    '/groups/{group}/leader',
    {
      operationId: 'assignGroupLeader',
      access: 'subscriber',
      summary: 'Name the group’s leader (its admins)',
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

  api.put(
    '/groups/{group}/status',
    {
      operationId: 'changeGroupStatus',
      access: 'subscriber',
      summary: 'Activate a group, or lay it to rest (its admins)',
      body: ChangeStatus,
      response: { 200: Done(Group), 403: GlobalGroupRefuses, 404: Refused, 422: refusals(LeaderNotQualified, LeaderLimitReached) },
    },
    async ({ db, actor, params, body, words }) => {
      await changeStatus(db, actor, params.group, body.status, limits, publicUrl)
      return { message: words.groups.answers.statusChanged, data: await readGroup(db, params.group) }
    },
  )

  api.post(
    '/groups/{group}/rate',
    {
      operationId: 'rateGroup',
      access: 'subscriber',
      summary: 'Rate a group one is in; the newest rating counts',
      description: 'Global groups are not rated.',
      body: Rate,
      response: { 200: Done(GroupRating), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) =>
      db.transaction(async (tx) => {
        const group = await seenBy(tx, await holdRoles(tx, actor), params.group)
        if (group.group_type === 'global') throw globalGroupRefuses('global_group_fixed')
        if (!group.role) throw forbidden('only_group_members_rate')
        await saveRating(tx, group.id, actor.id, body.rating, body.comment ?? null)
        return {
          message: words.groups.answers.rated,
          data: { rating: body.rating, comment: body.comment ?? null, ...(await findAverageRating(tx, group.id)) },
        }
      }),
  )
}
