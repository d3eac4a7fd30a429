// Whoever must set a second factor up for an organization is let into nothing else of it. That they have no role there (accounts/actor.ts) keeps them
// out; this says why, before anything is looked for, and closes what one reaches without a role.
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#features/accounts/actor.ts'
import { SecondFactorNeeded } from '#features/accounts/second-factor/errors.ts'
import type { Services } from '#src/services.ts'
import { findOrganizationNamed, type Kind } from './queries.ts'

/** By the names that paths, queries and bodies have for them. */
const kinds: Readonly<Record<string, Kind>> = {
  organization: 'organization',
  organization_id: 'organization',
  group: 'group',
  group_id: 'group',
  join_request: 'join_request',
  group_invitation: 'group_invitation',
  report: 'report',
  prayer_request: 'prayer_request',
  update: 'prayer_update',
  pair: 'pair',
  challenge: 'challenge',
  recommendation: 'challenge',
  qualification: 'training',
  qualification_id: 'training',
  badge: 'badge',
}

export const admitting =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ barred, roles }: Actor, { params, query, body, routeOptions }: FastifyRequest) => {
    if (barred.size === 0) return
    const organizations = [...barred]
    // They belong nowhere else: what names nothing is of there too.
    if (roles.size === 0 && routeOptions.config.access === 'subscriber')
      throw new SecondFactorNeeded({ organization_id: organizations[0]! })
    const named = [params, query, body].flatMap((sent) =>
      Object.entries((sent ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
        const kind = Object.hasOwn(kinds, name) ? kinds[name]! : undefined
        return kind && /^\d{1,15}$/.test(String(value)) ? [{ kind, id: Number(value) }] : []
      }),
    )
    // What changed there meanwhile would never come: a phone keeps its moment until they are let in.
    const asksForChanges = (query as Record<string, unknown> | undefined)?.['updated_since'] !== undefined
    if (named.length === 0 && asksForChanges) throw new SecondFactorNeeded({ organization_id: organizations[0]! })
    if (named.length === 0) return
    const organization_id = await findOrganizationNamed(
      db,
      named.map(({ kind }) => kind),
      named.map(({ id }) => id),
      organizations,
    )
    if (organization_id !== undefined) throw new SecondFactorNeeded({ organization_id })
  }
