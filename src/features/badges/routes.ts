// Badges: made by an organization's admins, offered by challenges, earned by people.
import { type Actor, type Api, holdRoles, isAdminOf } from '#features/accounts/actor.ts'
import { audit } from '#features/audit-log/audit.ts'
import { requireLeaderOrAdmin, requireMember } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, invalid, invalidChoice, Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done, Id, Optional } from '#platform/http/fields.ts'
import { readBefore, WholeOf, wholeOf, wholeQuery } from '#platform/http/paging.ts'
import { addBadge, findBadge, listBadgesOf, listOfferedBadges, markBadgeDeleted, saveBadge } from './queries.ts'
import { Badge, ChangeBadge, CreateBadge, OfferedBadges, OwnBadge } from './schemas.ts'

export function badgeRoutes(service: Api) {
  const api = service.withTag('Badges')

  const requireAdmin = (actor: Actor, organizationId: number) => {
    if (!isAdminOf(actor, organizationId)) throw forbidden('only_admins')
  }
  /** A badge that the caller may change. */
  const managed = async (tx: Db, caller: Actor, badgeId: number) => {
    const actor = await holdRoles(tx, caller)
    const badge = await findBadge(tx, [...actor.roles.keys()], badgeId)
    if (!badge) throw notFound('badge_not_found')
    requireAdmin(actor, badge.organization_id)
    return badge
  }

  api.get(
    '/badges',
    {
      operationId: 'listMyBadges',
      access: 'subscriber',
      summary: 'List one’s own badges, the newest first',
      query: { organization_id: Optional(Id), ...wholeQuery },
      response: { 200: WholeOf(OwnBadge), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readBefore(query)
      if (query.organization_id !== undefined) requireMember(actor, query.organization_id)
      return wholeOf(await listBadgesOf(db, actor.id, query.organization_id, before), before)
    },
  )

  api.get(
    '/badges/for-challenges',
    {
      operationId: 'listBadgesForChallenges',
      access: 'subscriber',
      summary: 'List the badges that a challenge can lead to (leaders and admins)',
      description: 'Those with a points requirement, the smallest first.',
      query: { organization_id: Id, ...wholeQuery },
      response: { 200: OfferedBadges, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      requireLeaderOrAdmin(actor, query.organization_id)
      const before = readBefore(query)
      const { data: badges, meta } = wholeOf(await listOfferedBadges(db, query.organization_id, before), before)
      return { success: true as const, badges, meta }
    },
  )

  api.post(
    '/badges',
    {
      operationId: 'createBadge',
      access: 'subscriber',
      summary: 'Make a badge (admins)',
      description: 'Without `organization_id`, for one’s home organization.',
      body: CreateBadge,
      subject: ({ data }) => ({ table: 'badges', id: data.id }),
      response: { 201: Done(Badge), 403: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, body }) => {
      const { organization_id = actor.homeOrganizationId, ...badge } = body
      if (organization_id === null) throw invalid({ organization_id: ['The organization id field is required.'] })
      const data = await db.transaction(async (tx) => {
        const { roles } = await holdRoles(tx, actor)
        if (!roles.has(organization_id)) throw invalidChoice('organization_id')
        requireAdmin({ ...actor, roles }, organization_id)
        const added = await addBadge(tx, organization_id, badge)
        await audit(tx, { organizationId: organization_id, by: actor, action: 'badge.created', subject: ['badge', added.id] })
        return added
      })
      return { message: 'The badge is made.', data }
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
    async ({ db, actor, params, body }) => {
      const data = await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await managed(tx, actor, params.badge)
        const saved = await saveBadge(tx, params.badge, body)
        if (!saved) throw notFound('badge_not_found')
        await audit(tx, { organizationId, by: actor, action: 'badge.changed', subject: ['badge', params.badge] })
        return saved
      })
      return { message: 'The badge is changed.', data }
    },
  )

  api.delete(
    '/badges/{badge}',
    {
      operationId: 'deleteBadge',
      access: 'subscriber',
      summary: 'Delete a badge (admins)',
      description: 'No challenge leads to it any more. Whoever was given it keeps it.',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      await db.transaction(async (tx) => {
        const { organization_id: organizationId } = await managed(tx, actor, params.badge)
        if ((await markBadgeDeleted(tx, params.badge)) === 0) throw notFound('badge_not_found')
        await audit(tx, { organizationId, by: actor, action: 'badge.deleted', subject: ['badge', params.badge] })
      })
      return { message: 'The badge is deleted.' }
    },
  )
}
