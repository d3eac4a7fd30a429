// Deleting an organization: its rows in one transaction; then, each by itself, its files and the accounts of those who belong to no other one.
import { recordAudit } from '#features/audit-log/audit.ts'
import { cleanUp } from '#features/media/jobs.ts'
import { findOverview } from '#features/organizations/overview/queries.ts'
import { eraseWithoutOrganization } from '#features/personal-data/erasing.ts'
import type { Db } from '#platform/db/database.ts'
import { queueJob, queueJobs } from '#platform/jobs/jobs.ts'
import { countTies, listPeopleOfThisAlone, lockOrganization, removeOrganization } from './queries.ts'

/** What would go with it; undefined where there is no such organization. */
export async function extentOf(db: Db, organizationId: number) {
  const overview = await findOverview(db, organizationId)
  if (!overview) return undefined
  const { id, name, groups, posts, prayer_requests, challenges, trainings, files, file_bytes } = overview
  return { id, name, ...(await countTies(db, organizationId)), groups, posts, prayer_requests, challenges, trainings, files, file_bytes }
}

/** So many accounts are erased by one job: when it is tried again, it passes by those that are. */
const ACCOUNTS_IN_A_JOB = 100

/**
 * Deletes it where it has this name. Gives the accounts that are to be erased, which jobs do as well, in case that nobody else comes to it;
 * undefined where there is no such organization, or it has another name.
 */
export const deleteOrganization = (db: Db, organizationId: number, name: string) =>
  db.transaction(async (tx) => {
    if ((await lockOrganization(tx, organizationId)) !== name) return undefined
    const accounts = await listPeopleOfThisAlone(tx, organizationId)
    await removeOrganization(tx, organizationId)
    await recordAudit(tx, {
      organizationId: null,
      by: 'operator',
      action: 'organization.deleted',
      subject: ['organization', organizationId],
      details: { accounts_erased: accounts.length },
    })
    const batches = Array.from({ length: Math.ceil(accounts.length / ACCOUNTS_IN_A_JOB) }, (_, n) =>
      accounts.slice(n * ACCOUNTS_IN_A_JOB, (n + 1) * ACCOUNTS_IN_A_JOB),
    )
    await queueJobs(
      tx,
      eraseWithoutOrganization,
      batches.map((user_ids) => ({ user_ids })),
    )
    await queueJob(tx, cleanUp, {})
    return accounts
  })
