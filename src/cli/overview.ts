// Looking over the organizations and accounts of a service: lists, and one of them in full.
import {
  countAccounts,
  countOrganizations,
  findAccountOverview,
  findOverview,
  findSubscription,
  listAccounts,
  listOrganizations,
  listSomeAdmins,
} from '#features/organizations/overview/queries.ts'
import { findOrganizationName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { CommandFailed } from './errors.ts'
import { bytesInWords, dayOf, type Paging, placeOf, rangeOf, tableOf } from './listing.ts'
import { requireAccount } from './user.ts'
import { printResult, withDatabase } from './with-data.ts'

/** The organization's name. */
export async function requireOrganization(db: Db, id: number): Promise<string> {
  const name = await findOrganizationName(db, id)
  if (name === undefined) throw new CommandFailed(`There is no organization ${id}.`, 'not_found')
  return name
}

interface Listing extends Paging {
  search?: string
  organization?: number
  json?: boolean
}

export async function listAllOrganizations({ search, json, ...paging }: Listing) {
  const { organizations, total } = await withDatabase(async (db) => ({
    organizations: await listOrganizations(db, search, rangeOf(paging)),
    total: await countOrganizations(db, search),
  }))
  const rows = organizations.map(({ id, name, people, groups, subscription, subscription_until, created_at }) => [
    `${id}`,
    name,
    `${people}`,
    `${groups}`,
    `${subscription ?? 'none'}${subscription_until ? ` until ${dayOf(subscription_until)}` : ''}`,
    dayOf(created_at),
  ])
  const heading = ['ID', 'NAME', 'PEOPLE', 'GROUPS', 'SUBSCRIPTION', 'SINCE']
  printResult({ organizations, ...placeOf(paging, total) }, { ...(json && { json }) }, ...tableOf(paging, total, heading, rows))
}

const ADMINS_NAMED = 20

export async function showOrganization(id: number, options: { json?: boolean }) {
  const found = await withDatabase(async (db) => {
    const overview = await findOverview(db, id)
    if (!overview) throw new CommandFailed(`There is no organization ${id}.`, 'not_found')
    return { ...overview, admins: await listSomeAdmins(db, id, ADMINS_NAMED) }
  })
  const { name, people, suspended, groups, posts, prayer_requests, challenges, trainings, files, file_bytes, admins } = found
  printResult(
    found,
    options,
    `${name} (organization ${id}), since ${dayOf(found.created_at)}, ${found.timezone}${found.locale ? `, ${found.locale}` : ''}`,
    `Subscription: ${found.subscription ?? 'none'}${found.subscription_until ? ` until ${dayOf(found.subscription_until)}` : ''}`,
    `People: ${people}, and ${suspended} suspended. Last used: ${dayOf(found.last_used_at)}`,
    `Groups: ${groups}. Posts: ${posts}. Prayer requests: ${prayer_requests}. Challenges: ${challenges}. Trainings: ${trainings}`,
    `Files: ${files}, ${bytesInWords(file_bytes)}`,
    `Limits: ${found.max_group_members ?? 'the usual number of'} members a group, ${found.max_groups_per_leader ?? 'the usual number of'} groups a leader`,
    ...admins.map((admin) => `Admin: ${admin.name}, ${admin.email} (${admin.id})`),
  )
}

export async function listAllUsers({ search, organization, json, ...paging }: Listing) {
  const filter = { search, organization }
  const { users, total } = await withDatabase(async (db) => {
    if (organization !== undefined) await requireOrganization(db, organization)
    return { users: await listAccounts(db, filter, rangeOf(paging)), total: await countAccounts(db, filter) }
  })
  const rows = users.map(({ id, name, email, email_confirmed, status, organizations, created_at }) => [
    `${id}`,
    name,
    `${email}${email_confirmed ? '' : ' (not confirmed)'}`,
    status,
    dayOf(created_at),
    organizations.map((one) => `${one.name} (${one.id}, ${one.role})`).join(', '),
  ])
  const heading = ['ID', 'NAME', 'E-MAIL', 'STATUS', 'SINCE', 'ORGANIZATIONS']
  printResult({ users, ...placeOf(paging, total) }, { ...(json && { json }) }, ...tableOf(paging, total, heading, rows))
}

export async function showUser(given: string, options: { json?: boolean }) {
  const found = await withDatabase(async (db) => {
    const { id } = await requireAccount(db, given)
    return { ...(await findAccountOverview(db, id)), subscription: (await findSubscription(db, { userId: id })) ?? null }
  })
  const { id, name, email, email_confirmed, status, organizations, sign_ins, last_used_at, subscription } = found
  printResult(
    found,
    options,
    `${name}, ${email}${email_confirmed ? '' : ' (not confirmed)'} (account ${id}), ${status}, since ${dayOf(found.created_at)}`,
    `Sign-ins: ${sign_ins}. Last used: ${dayOf(last_used_at)}`,
    `Subscription of their own: ${subscription?.status ?? 'none'}`,
    ...organizations.map((one) => `${one.role} of ${one.name} (${one.id})`),
  )
}
