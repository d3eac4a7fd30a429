// Who has paid, and until when.
import { recordAccountAudit, recordAudit } from '#features/audit-log/audit.ts'
import { findSubscription } from '#features/organizations/overview/queries.ts'
import { saveSubscription } from '#features/organizations/queries.ts'
import { parseTimestamp } from '#platform/clock.ts'
import { isCalendarDate } from '#platform/http/formats.ts'
import { UsageError } from './errors.ts'
import { dayOf } from './listing.ts'
import { requireOrganization } from './overview.ts'
import { requireAccount } from './user.ts'
import { printResult, withDatabase } from './with-data.ts'

interface Options {
  user?: string
  organization?: number
  status: 'active' | 'trialing' | 'canceled'
  until?: string
  json?: boolean
}

export async function setSubscription({ user, organization, status, until, ...options }: Options) {
  if ((user === undefined) === (organization === undefined)) throw new UsageError('Name either --user or --organization.')
  const end = until === undefined ? null : parseTimestamp(isCalendarDate(until) ? `${until}T00:00:00Z` : until)
  if (end === undefined) throw new UsageError(`${until} is no moment; write it like 2027-01-31T00:00:00Z.`)
  const subscription = await withDatabase((db) =>
    db.transaction(async (tx) => {
      const event = { by: 'operator', action: 'subscription.set', details: { status } } as const
      if (organization === undefined) {
        const { id: userId } = await requireAccount(tx, user!)
        await recordAccountAudit(tx, { ...event, userId })
        return saveSubscription(tx, { userId }, status, end)
      }
      await requireOrganization(tx, organization)
      await recordAudit(tx, { ...event, organizationId: organization, subject: ['organization', organization] })
      return saveSubscription(tx, { organizationId: organization }, status, end)
    }),
  )
  printResult(subscription, options, `The subscription is ${status}${until ? ` until ${until}` : ''}.`)
}

/** What is paid by the person or the organization itself. */
export async function showSubscription({ user, organization, ...options }: { user?: string; organization?: number; json?: boolean }) {
  if ((user === undefined) === (organization === undefined)) throw new UsageError('Name either --user or --organization.')
  const { userId, found } = await withDatabase(async (db) => {
    if (organization !== undefined) {
      await requireOrganization(db, organization)
      return { userId: null, found: await findSubscription(db, { organizationId: organization }) }
    }
    const { id: userId } = await requireAccount(db, user!)
    return { userId, found: await findSubscription(db, { userId }) }
  })
  const owner = { user_id: userId, organization_id: organization ?? null }
  const none = { id: null, plan: null, status: 'none', current_period_end: null, is_open: false }
  printResult(
    { ...owner, ...(found ?? none) },
    options,
    found
      ? `${found.plan}, ${found.status}${found.current_period_end ? ` until ${dayOf(found.current_period_end)}` : ', without end'}: the service is ${found.is_open ? 'open' : 'closed'} by it.`
      : 'There is no subscription.',
  )
}
