// Who has paid, and until when.
import { recordAccountAudit, recordAudit } from '#features/audit-log/audit.ts'
import { findOrganizationName, saveSubscription } from '#features/organizations/queries.ts'
import { parseTimestamp } from '#platform/clock.ts'
import { isCalendarDate } from '#platform/http/formats.ts'
import { CommandFailed, UsageError } from './errors.ts'
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
      if ((await findOrganizationName(tx, organization)) === undefined) throw new CommandFailed(`There is no organization ${organization}.`)
      await recordAudit(tx, { ...event, organizationId: organization, subject: ['organization', organization] })
      return saveSubscription(tx, { organizationId: organization }, status, end)
    }),
  )
  printResult(subscription, options, `The subscription is ${status}${until ? ` until ${until}` : ''}.`)
}
