// Reminding a group's members of a meeting a day before it, once for each time that it has.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { HOURS_BEFORE, momentIn } from '../times.ts'
import { listExpected, listToRemind, markReminded, type Soon } from './queries.ts'

const AT_ONCE = 500

export async function remindOfMeetings({ db, log, clock, signal }: Pick<JobContext, 'db' | 'log' | 'clock' | 'signal'>) {
  const [from, to] = [momentIn(clock), momentIn(clock, HOURS_BEFORE)]
  let last: Soon | undefined
  do {
    const items = await listToRemind(db, from, to, last, AT_ONCE)
    last = items.length === AT_ONCE ? items.at(-1) : undefined
    await forEachIndependently({ of: 'reminders of meetings', items, idOf: ({ id }) => id, log, signal }, (meeting) => remind(db, meeting))
  } while (last && !signal.aborted)
}

/** Marked first, so that two processes at once do not remind anybody twice. */
const remind = (db: Db, meeting: Soon) =>
  db.transaction(async (tx) => {
    if (!(await markReminded(tx, meeting))) return
    const { id, group_id, group_name: group, starts_at, location } = meeting
    await notify(tx, {
      kind: 'meeting_soon',
      to: { users: await listExpected(tx, meeting) },
      params: { group, starts_at, location },
      data: { group_id, meeting_id: id },
    })
  })
