// Badges: created by an organization's admins, offered by challenges, earned by people.
import { type Actor, type Api, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { readMember } from '#features/organizations/membership.ts'
import { organizationToWriteIn, requireAdmin, requireLeaderOrAdmin, requireMember } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done, Id, Optional } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import { addBadge, findBadge, listBadgesOf, listOfferedBadges, markBadgeDeleted, saveBadge } from './queries.ts'
import { Badge, ChangeBadge, CreateBadge, OfferedBadges, OwnBadge } from './schemas.ts'

export function badgeRoutes(service: Api) {
  const api = service.withTag('Badges')

  /** A badge that the caller may change. */
  const managed = async (tx: Db, caller: Actor, badgeId: number) => {
    const actor = await lockRoles(tx, caller)
    const badge = await findBadge(tx, organizationsOf(actor), badgeId)
    if (!badge) throw notFound('badge_not_found')
    requireAdmin(actor, badge.organization_id)
    return badge
  }

  api.get(
    '/badges',
    {
      operationId: 'listMyBadges',
      access: 'subscriber',
      summary: 'List my badges, the newest first',
      query: { organization_id: Optional(Id), ...completeListQuery },
      response: { 200: CompleteListOf(OwnBadge), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readOffset(query)
      if (query.organization_id !== undefined) requireMember(actor, query.organization_id)
      return completeList(await listBadgesOf(db, actor.id, query.organization_id, before), before)
    },
  )

  api.get(
    '/badges/for-challenges',
    {
      operationId: 'listBadgesForChallenges',
      access: 'subscriber',
      summary: 'List the badges that a challenge can lead to (leaders and admins)',
      description: 'Those with a points requirement, the lowest first.',
      query: { organization_id: Id, ...completeListQuery },
      response: { 200: OfferedBadges, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      requireLeaderOrAdmin(actor, query.organization_id)
      const before = readOffset(query)
      const { data: badges, meta } = completeList(await listOfferedBadges(db, query.organization_id, before), before)
      return { success: true as const, badges, meta }
    },
  )

  api.get(
    '/organizations/{organization}/members/{user}/badges',
    {
      operationId: 'listBadgesOfOrganizationMember',
      access: 'subscriber',
      summary: 'List the organization’s badges that somebody of it has earned, the newest first (admins and leaders)',
      query: completeListQuery,
      response: { 200: CompleteListOf(OwnBadge), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { organization, user }, query }) => {
      const before = readOffset(query)
      requireLeaderOrAdmin(actor, organization)
      await readMember(db, organization, user)
      return completeList(await listBadgesOf(db, user, organization, before), before)
    },
  )

  api.post(
    '/badges',
    {
      operationId: 'createBadge',
      access: 'subscriber',
      summary: 'Create a badge (admins)',
      description: 'Without `organization_id`, for my home organization.',
      body: CreateBadge,
      subject: ({ data }) => ({ table: 'badges', id: data.id }),
      response: { 201: Done(Badge), 403: Refused, 422: ValidationFailed },
    },
    async ({ db, actor: caller, body, words }) => {
      const { organization_id, ...badge } = body
      const data = await db.transaction(async (tx) => {
        const actor = await lockRoles(tx, caller)
        const organizationId = organizationToWriteIn(actor, organization_id)
        requireAdmin(actor, organizationId)
        const added = await addBadge(tx, organizationId, badge)
        await recordAudit(tx, { organizationId, by: actor, action: 'badge.created', subject: ['badge', added.id] })
        return added
      })
      return { message: words.badges.answers.created, data }
    },
  )

  api.put(
    '/badges/{badge}',
    {
      operationId: 'updateBadge',
      access: 'subscriber',
      summary: 'Change a badge (admins)',
      description: 'Another points requirement counts from the next completed challenge on; nobody loses a badge.',
      body: ChangeBadge,
      response: { 200: Done(Badge), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      const data = await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await managed(tx, actor, params.badge)
        const saved = await saveBadge(tx, params.badge, body)
        if (!saved) throw notFound('badge_not_found')
        await recordAudit(tx, { organizationId, by: actor, action: 'badge.changed', subject: ['badge', params.badge] })
        return saved
      })
      return { message: words.badges.answers.changed, data }
    },
  )

  api.delete(
    '/badges/{badge}',
    {
      operationId: 'deleteBadge',
      access: 'subscriber',
      summary: 'Delete a badge (admins)',
      description: 'No challenge leads to it any more. People who have it keep it.',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await managed(tx, actor, params.badge)
        if ((await markBadgeDeleted(tx, params.badge)) === 0) throw notFound('badge_not_found')
        await recordAudit(tx, { organizationId, by: actor, action: 'badge.deleted', subject: ['badge', params.badge] })
      })
      return { message: words.badges.answers.deleted }
    },
  )
}
