// Changing an entry. Whoever writes on two devices says which words they read, and puts none in the place of words that they have not seen.
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { requireMatch, versionAt } from '#platform/http/etag.ts'
import { type Entry, lockEntry, saveEntry } from './queries.ts'

/** What is left out stays as it is. `ifMatch` is the version that was read, where the change is of no other. */
export const changeEntry = (
  db: Db,
  authorId: number,
  entryId: number,
  { change, ifMatch }: { change: { title?: string; content?: string }; ifMatch: string | undefined },
): Promise<Entry> =>
  db.transaction(async (tx) => {
    if (ifMatch !== undefined) {
      const before = await lockEntry(tx, authorId, entryId)
      if (before) requireMatch(ifMatch, versionAt(before.updated_at))
    }
    const entry = await saveEntry(tx, authorId, entryId, change)
    if (!entry) throw notFound('journal_entry_not_found')
    return entry
  })
