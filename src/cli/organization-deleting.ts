// Deleting an organization for good.

import { groupLimits } from '#features/groups/limits.ts'
import { deleteRemovedFiles } from '#features/media/jobs.ts'
import { eraseUnlessBelonging } from '#features/personal-data/erasing.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { filesFolder } from '../backup/manifest.ts'
import { readConfig } from '../config.ts'
import { deleteOrganization, extentOf } from '../whole-organization/deleting.ts'
import { CommandFailed } from './errors.ts'
import { bytesInWords } from './listing.ts'
import { interruptSignal, printResult, silent, withDatabase } from './with-data.ts'

export async function deleteCommand(
  id: number,
  { confirm, dryRun = false, ...options }: { confirm?: string; dryRun?: boolean; json?: boolean },
) {
  const config = readConfig()
  const signal = interruptSignal()
  const { extent, files_left } = await withDatabase(
    async (db) => {
      const extent = await extentOf(db, id)
      if (!extent) throw new CommandFailed(`There is no organization ${id}.`, 'not_found')
      if (dryRun) return { extent, files_left: 0 }
      const accounts = confirm === extent.name ? await deleteOrganization(db, id, confirm) : undefined
      if (!accounts)
        throw new CommandFailed(
          `Nothing is deleted. ${inWords(extent)} Nothing brings this back, so make a backup first. To delete it, add --confirm with its name: ${extent.name}`,
          'not_confirmed',
        )
      for (const account of accounts) {
        signal.throwIfAborted()
        await eraseUnlessBelonging(db, account, groupLimits({ config }))
      }
      const files = await openFileStore(config.FILES_URL, { defaultFolder: filesFolder(config.dataDir) })
      try {
        return { extent, files_left: await deleteRemovedFiles(files, { db, log: silent, signal }) }
      } finally {
        await files.close()
      }
    },
    { statementTimeout: 0 },
  )
  printResult(
    { ...extent, deleted: !dryRun, files_left },
    options,
    inWords(extent),
    dryRun ? 'Nothing is deleted.' : `${extent.name} is deleted.`,
    ...(files_left > 0 ? [`${files_left} files could not be deleted yet; the service tries again every hour.`] : []),
  )
}

type Extent = NonNullable<Awaited<ReturnType<typeof extentOf>>>

const inWords = (extent: Extent) =>
  `With ${extent.name} go ${extent.groups} groups, ${extent.posts} posts, ${extent.prayer_requests} prayer requests, ${extent.challenges} challenges, ` +
  `${extent.trainings} trainings, ${extent.files} files (${bytesInWords(extent.file_bytes)}) and the accounts of ${extent.accounts_erased} people; ` +
  `${extent.accounts_kept} who belong to another organization keep theirs.` +
  (extent.learners_elsewhere > 0
    ? ` ${extent.learners_elsewhere} people of others lose what they did in its challenges and trainings.`
    : '')
