import { type Api, organizationsOf } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { ReadAnew } from '#features/changes/errors.ts'
import { asksForChanges, readChanges } from '#features/changes/reading.ts'
import { ListOrChangesOf, listOrChangesQuery } from '#features/changes/schemas.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { changeGroup } from './changing.ts'
import { createGroup } from './creating.ts'
import { GlobalGroupRefuses, LeaderLimitReached, LeaderNotQualified } from './errors.ts'
import { changeStatus, lockManagedGroup } from './leading.ts'
import { groupLimits } from './limits.ts'
import { findGroupDetail, groupsOf, listAvailableGroups, listGroupsOf, markDeleted, readGroup } from './queries.ts'
import { groupReadingRoutes } from './reading/routes.ts'
import { AvailableGroup, ChangeGroup, ChangeStatus, CreateGroup, Group, GroupDetail, OwnGroup } from './schemas.ts'

export function groupRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)
  const { publicUrl } = services.config
  groupReadingRoutes(service, services)

  api.get(
    '/groups',
    {
      operationId: 'listMyGroups',
      access: 'subscriber',
      summary: 'List my groups, global ones first',
      query: listOrChangesQuery,
      response: { 200: ListOrChangesOf(OwnGroup), 422: refusals(ReadAnew) },
    },
    async ({ db, actor, query }) => {
      if (asksForChanges(query)) {
        const whose = { list: 'groups', userId: actor.id, places: groupsOf(actor), led: [] } as const
        return readChanges(db, whose, query, { rowsOf: (ids) => listGroupsOf(db, actor.id, organizationsOf(actor), 0, ids) })
      }
      const before = readOffset(query)
      return completeList(await listGroupsOf(db, actor.id, organizationsOf(actor), before), before)
    },
  )

  api.get(
    '/groups/available',
    {
      operationId: 'listAvailableGroups',
      access: 'subscriber',
      summary: 'List the groups that I could join',
      description: 'Active regular groups of your organizations that you are not in yet. You join a closed one by asking.',
      query: completeListQuery,
      response: { 200: CompleteListOf(AvailableGroup), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readOffset(query)
      return completeList(await listAvailableGroups(db, actor.id, organizationsOf(actor), limits, before), before)
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
      summary: 'Create a group',
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
      description: 'Fields that are left out stay unchanged. Global groups are kept by the service: 403 with `error`.',
      body: ChangeGroup,
      response: { 200: Done(Group), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      await changeGroup(db, actor, params.group, body, limits)
      return { message: words.groups.answers.changed, data: await readGroup(db, params.group) }
    },
  )

  api.delete(
    '/groups/{group}',
    {
      operationId: 'deleteGroup',
      access: 'subscriber',
      summary: 'Delete a group (its admins)',
      description: 'For 30 days an admin of the organization, or the operator, can bring it back.',
      response: { 200: Message, 403: GlobalGroupRefuses, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await db.transaction(async (tx) => {
        const group = await lockManagedGroup(tx, actor, params.group, limits)
        await markDeleted(tx, params.group)
        await recordAudit(tx, {
          organizationId: group.organization_id,
          by: actor,
          action: 'group.deleted',
          subject: ['group', params.group],
        })
      })
      return { message: words.groups.answers.deleted }
    },
  )

  api.put(
    '/groups/{group}/status',
    {
      operationId: 'changeGroupStatus',
      access: 'subscriber',
      summary: 'Activate or deactivate a group (its admins)',
      body: ChangeStatus,
      response: { 200: Done(Group), 403: GlobalGroupRefuses, 404: Refused, 422: refusals(LeaderNotQualified, LeaderLimitReached) },
    },
    async ({ db, actor, params, body, words }) => {
      await changeStatus(db, actor, params.group, body.status, limits, publicUrl)
      return { message: words.groups.answers.statusChanged, data: await readGroup(db, params.group) }
    },
  )
}
