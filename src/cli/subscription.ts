// Who has paid, and until when.
import { organizationExists, saveSubscription } from '#features/organizations/queries.ts'
import { CommandFailed, WrongUsage } from './cli.ts'
import { demandAccount } from './user.ts'
import { print, withData } from './with-data.ts'

interface Options {
  user?: string
  organization?: number
  status: string
  until?: string
  json?: boolean
}

export async function setSubscription({ user, organization, status, until, ...options }: Options) {
  if ((user === undefined) === (organization === undefined)) throw new WrongUsage('Name either --user or --organization.')
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    throw new WrongUsage(`${until} is no moment; write it like 2027-01-31T00:00:00Z.`)
  const subscription = await withData(async (db) => {
    if (organization !== undefined && !(await organizationExists(db, organization)))
      throw new CommandFailed(`There is no organization ${organization}.`)
    const owner = organization === undefined ? { userId: (await demandAccount(db, user!)).id } : { organizationId: organization }
    return saveSubscription(db, owner, status, until === undefined ? null : new Date(until).toISOString())
  })
  print(subscription, options, `The subscription is ${status}${until ? ` until ${until}` : ''}.`)
}
