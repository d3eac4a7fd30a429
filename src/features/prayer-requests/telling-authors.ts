// Telling authors how many prayed for them: in a number, once a day at most, in their morning and of the days before. So no notice tells by its
// hour who it was.
import { channels, kinds } from '#features/notifications/kinds.ts'
import { notify } from '#features/notifications/notifying.ts'
import { listPreferences } from '#features/notifications/queries.ts'
import { type AuthorToTell, listAuthorsToTell, markTold, removeSomePrayed } from '#features/posts/prayers/queries.ts'
import { type Clock, earliestToday, knownZone } from '#platform/clock.ts'
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { findIdByPost, saveToldOn } from './queries.ts'

const KIND = 'prayed_for_you'
const MORNING = 8
const AT_ONCE = 500
/** Of what nobody could be told for so long, nobody is. */
const DAYS_UNTOLD = 7

export async function tellAuthors({ db, log, clock, signal }: Pick<JobContext, 'db' | 'log' | 'clock' | 'signal'>) {
  let last: number | undefined = 0
  while (last !== undefined) {
    const authors: AuthorToTell[] = await listAuthorsToTell(db, last, AT_ONCE)
    last = authors.at(-1)?.id
    await forEachIndependently(
      { of: 'authors prayed for', items: authors, idOf: () => 'somebody', log, signal }, // the log tells nobody who asked for prayer
      (author) => tellAuthor(db, author, clock),
    )
  }
}

const tellAuthor = (db: Db, { id, timezone, home_timezone, since }: AuthorToTell, clock: Clock) =>
  db.transaction(async (tx) => {
    const now = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(knownZone(timezone, home_timezone))
    const today = now.toPlainDate().toString()
    if (now.hour < MORNING || since >= today || !(await saveToldOn(tx, id, today))) return
    const { people, post_id } = await markTold(tx, id, today)
    const requestId = post_id === null ? undefined : await findIdByPost(tx, post_id)
    if (people === 0 || requestId === undefined || !(await wantsToHear(tx, id))) return
    await notify(tx, { kind: KIND, to: { users: [id] }, params: { people }, data: { request_id: requestId } })
  })

/** Whoever turned off every channel is not told at all. */
async function wantsToHear(tx: Db, userId: number): Promise<boolean> {
  const chosen = (await listPreferences(tx, userId)).filter(({ kind }) => kind === KIND)
  return channels.some((channel) => chosen.find((one) => one.channel === channel)?.enabled ?? kinds[KIND][channel])
}

export function forgetWhoPrayed({ db, clock, signal }: Pick<JobContext, 'db' | 'clock' | 'signal'>) {
  const over = earliestToday(clock)
  const old = Temporal.PlainDate.from(over).subtract({ days: DAYS_UNTOLD }).toString()
  return inBatches(signal, (count) => removeSomePrayed(db, { over, old }, count))
}
