// Joining a group with its code, and making new codes.
import Type from 'typebox'
import { type Api, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { Refusal, Refused, refusals } from '#platform/http/errors.ts'
import { Done, Int } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { ClosedGroup, GlobalGroupRefuses, GroupFull, GroupNotLive, RequestPending } from '../errors.ts'
import { joinByCode } from '../joining.ts'
import { lockManagedGroup } from '../leading.ts'
import { groupLimits } from '../limits.ts'
import { Group, JoinByCode, JoinedGroup } from '../schemas.ts'
import { lockGroupsOf, renewCode, renewCodes } from './queries.ts'

export function joinCodeRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)

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
    '/groups/{group}/code',
    {
      operationId: 'renewJoinCode',
      access: 'subscriber',
      summary: 'Create a new join code; the old one no longer works (the group’s admins)',
      response: { 200: Done(Type.Object({ code: Group.properties.code })), 403: GlobalGroupRefuses, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      const data = await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await lockManagedGroup(tx, actor, params.group, limits)
        await recordAudit(tx, { organizationId, by: actor, action: 'group.code-renewed', subject: ['group', params.group] })
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
      summary: 'Replace the join codes of all groups of an organization (its admins)',
      description:
        'For a code that went around. Who joined with one stays; whoever was told that a group is closed needs its new code to ask.',
      response: { 200: Done(Type.Object({ groups: Int })), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params: { organization }, words }) => {
      requireAdmin(actor, organization) // before anything is locked
      const groups = await db.transaction(async (tx) => {
        const locked = await lockGroupsOf(tx, organization)
        requireAdmin(await lockRoles(tx, actor), organization)
        const renewed = await renewCodes(tx, locked)
        await recordAudit(tx, {
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
}
