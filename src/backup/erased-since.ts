// Accounts erased after an archive was made: listed beside the archive, in the file store, and in a list that an operator gives.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { GroupLimits } from '#features/groups/limits.ts'
import { type ErasedAccount, HEADING, linesOf, readList, readNote } from '#features/personal-data/erased-accounts.ts'
import { repeatErasure } from '#features/personal-data/erasing.ts'
import type { Db } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { Config } from '#src/config.ts'
import { CannotRestore, filesFolder } from './manifest.ts'

/** `list`: a file of the operator's, with an id in each line. */
export async function listErasedSince(config: Config, archive: string, list: string | undefined): Promise<ErasedAccount[]> {
  const given = `in ${list}`
  const places: Record<string, string[]> = {
    'beside the archive': await readList(dirname(archive)),
    'in BACKUP_DIR': config.BACKUP_DIR ? await readList(config.BACKUP_DIR) : [],
    'in the store of the files': await readNotes(config),
    [given]: list ? linesOf(await readFile(list, 'utf8')) : [],
  }
  const accounts = new Map<string, ErasedAccount>()
  for (const [place, lines] of Object.entries(places))
    for (const line of lines) {
      const account = readNote(line)
      if (!account) throw new CannotRestore(`The list of erased accounts ${place} holds something that is no id: ${line.slice(0, 50)}`)
      // A broken-off line may be another's id. Of a list that is given, the operator knows what it says.
      if (account.madeAt === undefined && place !== given)
        throw new CannotRestore(
          `The list of erased accounts ${place} has a line that was broken off: ${line}. Complete it, or take it out.`,
        )
      accounts.set(line, account)
    }
  return [...accounts.values()]
}

/** A bucket outlives the service; its own folder is empty here. */
async function readNotes({ FILES_URL, dataDir }: Config): Promise<string[]> {
  if (!FILES_URL) return []
  const store = await openFileStore(FILES_URL, { defaultFolder: filesFolder(dataDir) })
  try {
    return await store.notes(HEADING)
  } finally {
    await store.close()
  }
}

/** Repeats erasures; returns the erased ids, and the organizations left without an admin. */
export async function repeatErasures(db: Db, accounts: readonly ErasedAccount[], limits: GroupLimits) {
  const erased: number[] = []
  const withoutAdmin = new Map<number, string>()
  for (const account of accounts) {
    const organizations = await repeatErasure(db, account, limits)
    if (!organizations) continue
    erased.push(account.id)
    for (const { id, name } of organizations) withoutAdmin.set(id, name)
  }
  return { erased, without_admin: [...withoutAdmin].map(([id, name]) => ({ id, name })) }
}
