// What somebody missed while they were away.
import type { Lifetimes } from '#features/accounts/actor.ts'
import type { Subjects } from '#features/notifications/subjects.ts'
import type { Db } from '#platform/db/database.ts'
import { MOST_RESUMED } from './limits.ts'
import { isPast, listBetweenFor, listHearing } from './queries.ts'

/** Undefined where it is too much to tell, or not known: they read anew. */
export async function listMissed(
  db: Db,
  subjects: Subjects,
  { from, upTo }: { from: string; upTo: string },
  { userId, tokenId }: { userId: number; tokenId: number },
  lifetimes: Lifetimes,
) {
  if (from === upTo) return []
  if (!(await isPast(db, from))) return undefined
  const happened = await listBetweenFor(db, from, upTo, userId, MOST_RESUMED + 1)
  if (happened.length > MOST_RESUMED) return undefined
  const ids = happened.map(({ id }) => id)
  const heard = await listHearing(db, subjects, ids, { users: [userId], tokens: [tokenId] }, lifetimes)
  const mine = new Set(heard.map(({ event_id }) => event_id))
  return happened.filter(({ id }) => mine.has(id)).map(({ kind, data }) => ({ kind, ...data }))
}
