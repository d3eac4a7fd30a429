// Nobody waits unheard: every morning those who decide hear of requests to join that have waited for two days, and of prayers that have for one.
import { notify } from '#features/notifications/notifying.ts'
import { type Clock, knownZone } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { listOrganizationsToRemind, listPeopleToRemind, markReminded, type OrganizationToRemind } from './queries.ts'

/** The hours of the morning, by the organization's clock: after them, what has become late can wait until tomorrow. */
const MORNING = { from: 8, to: 12 }
const AT_ONCE = 500

export async function remindOfWaiting({ db, log, clock, signal }: Pick<JobContext, 'db' | 'log' | 'clock' | 'signal'>) {
  let last = 0
  for (
    let some = await listOrganizationsToRemind(db, last, AT_ONCE);
    some.length > 0;
    some = await listOrganizationsToRemind(db, last, AT_ONCE)
  ) {
    last = some.at(-1)!.id
    await forEachIndependently({ of: 'organizations to remind', items: some, idOf: ({ id }) => id, log, signal }, (organization) =>
      remind(db, organization, clock),
    )
    signal.throwIfAborted()
  }
}

async function remind(db: Db, { id, name, timezone, reminded_on }: OrganizationToRemind, clock: Clock) {
  const there = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(knownZone(timezone))
  const today = there.toPlainDate().toString()
  if (there.hour < MORNING.from || there.hour >= MORNING.to || reminded_on === today) return
  await db.transaction(async (tx) => {
    // Marked first, so that two processes at once do not remind anybody twice.
    if (!(await markReminded(tx, id, today))) return
    const people = await listPeopleToRemind(tx, id)
    const together = Map.groupBy(people, ({ join_requests, prayer_requests }) => `${join_requests} ${prayer_requests}`)
    for (const same of together.values()) {
      const { join_requests, prayer_requests } = same[0]!
      await notify(tx, {
        kind: 'still_waiting',
        to: { users: same.map(({ user_id }) => user_id) },
        params: { organization: name, join_requests, prayer_requests },
        data: { organization_id: id },
      })
    }
  })
}
