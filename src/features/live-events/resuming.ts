// What somebody missed while they were away.
import type { Lifetimes } from '#features/accounts/actor.ts'
import type { Subjects } from '#features/notifications/subjects.ts'
import type { Db } from '#platform/db/database.ts'
import { EVENTS_AT_ONCE, MOST_LOOKED_AT, MOST_RESUMED } from './limits.ts'
import { type Hearing, isPast, listBetween, listHearing } from './queries.ts'

/** Undefined where it is too much to tell, or not known: they read anew. */
export async function listMissed(
  db: Db,
  subjects: Subjects,
  { from, upTo }: { from: string; upTo: string },
  hearing: Hearing,
  lifetimes: Lifetimes,
) {
  if (from === upTo) return []
  if (!(await isPast(db, from))) return undefined
  const happened = await listBetween(db, from, upTo, { after: 0, limit: MOST_LOOKED_AT + 1 })
  if (happened.length > MOST_LOOKED_AT) return undefined
  const missed: object[] = []
  for (let at = 0; at < happened.length; at += EVENTS_AT_ONCE) {
    const part = happened.slice(at, at + EVENTS_AT_ONCE)
    const ids = part.map(({ id }) => id)
    const heard = new Set((await listHearing(db, subjects, ids, hearing, lifetimes)).map(({ event_id }) => event_id))
    for (const { id, kind, data } of part) if (heard.has(id)) missed.push({ kind, ...data })
    if (missed.length > MOST_RESUMED) return undefined
  }
  return missed
}
