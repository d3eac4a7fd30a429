// Telling both of a pair when nothing happened for a month, once for each such silence.
import { notify } from '#features/notifications/notifying.ts'
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { listQuietPairs, markNudged, type QuietPair, removeSomeNeverBegun } from './queries.ts'

const AT_ONCE = 500

export async function nudgeQuietPairs({ db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>) {
  let last: QuietPair | undefined
  do {
    const items = await listQuietPairs(db, last, AT_ONCE)
    last = items.length === AT_ONCE ? items.at(-1) : undefined
    await forEachIndependently({ of: 'quiet pairs', items, idOf: ({ id }) => id, log, signal }, (pair) => nudge(db, pair))
  } while (last && !signal.aborted)
}

/** Marked first, so that two processes at once do not tell anybody twice. */
const nudge = (db: Db, { id, organization_name: organization, mentor_id, mentee_id }: QuietPair) =>
  db.transaction(async (tx) => {
    if (!(await markNudged(tx, id))) return
    await notify(tx, { kind: 'pair_quiet', to: { users: [mentor_id, mentee_id] }, params: { organization }, data: { pair_id: id } })
  })

export const forgetNeverBegun = ({ db, signal }: Pick<JobContext, 'db' | 'signal'>) =>
  inBatches(signal, (count) => removeSomeNeverBegun(db, count))
