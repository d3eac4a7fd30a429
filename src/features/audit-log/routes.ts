// The audit log of an organization, for its admins.
import type { Actor, Api } from '#features/accounts/actor.ts'
import { startOfDay } from '#platform/clock.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { FeedOf, feedOf, readCursor } from '#platform/http/paging.ts'
import { listEntries } from './queries.ts'
import { AuditEntry, ListAudit } from './schemas.ts'

/** `requireAdmin` is passed in, since the organizations feature, which writes to the log, imports this one. */
export function auditLogRoutes(service: Api, requireAdmin: (actor: Actor, organizationId: number) => void) {
  const api = service.withTag('Organizations')

  api.get(
    '/organizations/{organization}/audit-log',
    {
      operationId: 'listAuditLog',
      access: 'subscriber',
      summary: 'Read what admins, leaders and the operator did, the newest first (admins)',
      description:
        'Who did what, when, and on whom or what. `from` and `to` are days in the reader’s time zone. It holds ids and choices, never what someone wrote.',
      query: ListAudit,
      response: { 200: FeedOf(AuditEntry), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      requireAdmin(actor, params.organization)
      const { cursor, per_page = 50, from, to, ...filter } = query
      const begin = (day: string | undefined, { days }: { days: number }) =>
        day === undefined ? undefined : startOfDay(Temporal.PlainDate.from(day).add({ days }), actor.timezone)
      const period = { from: begin(from, { days: 0 }), before: begin(to, { days: 1 }) }
      const after = readCursor(cursor, ['string', 'number'])
      const entries = await listEntries(db, params.organization, { ...filter, ...period }, per_page, after)
      return feedOf(entries, per_page, ({ created_at, id }) => [created_at, id])
    },
  )
}
