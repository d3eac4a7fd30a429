// Reminding people of trainings that are due: three days before and on the day, by their own calendar, in the morning, once.
import { notify } from '#features/notifications/notifying.ts'
import { type Clock, knownZone, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { type DueAssignment, listDue, markRemindedBefore, markRemindedOn } from './queries.ts'

const DAYS_BEFORE = 3
const MORNING = 8
const AT_ONCE = 500

type Context = Pick<JobContext, 'db' | 'log' | 'clock' | 'signal'>

/** By UTC it may already be tomorrow, or still yesterday, for a person: looks from one day before to one day after. */
export async function remindOfDue({ db, log, clock, signal }: Context) {
  const today = Temporal.PlainDate.from(todayIn('UTC', clock))
  const from = today.subtract({ days: 1 }).toString()
  const to = today.add({ days: DAYS_BEFORE + 1 }).toString()
  let last: DueAssignment | undefined
  do {
    const due = await listDue(db, from, to, last, AT_ONCE)
    last = due.length === AT_ONCE ? due.at(-1) : undefined
    const wanted = { before: [] as DueAssignment[], on: [] as DueAssignment[] }
    const each = { of: 'reminders', idOf: idsOf, log, signal }
    await forEachIndependently({ ...each, items: due }, async (assignment) => {
      const reminder = reminderOf(assignment, clock)
      if (reminder) wanted[reminder].push(assignment)
    })
    for (const reminder of ['before', 'on'] as const) {
      const together = [...Map.groupBy(wanted[reminder], ({ training_id, due_date }) => `${training_id} ${due_date}`).values()]
      const failed = await forEachIndependently(
        { ...each, items: together, idOf: ([first]) => idsOf(first!), mayAllFail: true },
        (people) => remind(db, people, reminder),
      )
      // One person may make the reminder of all fail: try each alone.
      await forEachIndependently({ ...each, items: failed.flat() }, (person) => remind(db, [person], reminder))
    }
  } while (last && !signal.aborted)
}

const idsOf = ({ user_id, training_id }: DueAssignment) => `user ${user_id}, training ${training_id}`

/** Which reminder someone should have now. None where they were told of the date itself only then, or later. */
function reminderOf(
  { due_date, dated_at, reminded_before, reminded_on, timezone, home_timezone }: DueAssignment,
  clock: Clock,
): 'before' | 'on' | undefined {
  const zone = knownZone(timezone, home_timezone)
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(zone)
  const told = Temporal.Instant.from(dated_at).toZonedDateTimeISO(zone).toPlainDate()
  const due = Temporal.PlainDate.from(due_date)
  const daysLeft = now.toPlainDate().until(due).days
  const daysOfNotice = told.until(due).days
  if (now.hour < MORNING || daysLeft < 0 || daysLeft > DAYS_BEFORE) return undefined
  if (daysLeft === 0) return daysOfNotice > 0 && reminded_on !== due_date ? 'on' : undefined
  return daysOfNotice > DAYS_BEFORE && reminded_before !== due_date ? 'before' : undefined
}

/** One notice for people who have the same training and date. Marked first, so that two processes at once do not remind anybody twice. */
const remind = (db: Db, assignments: DueAssignment[], reminder: 'before' | 'on') =>
  db.transaction(async (tx) => {
    const [{ training_id, title, due_date }] = assignments as [DueAssignment]
    const people = await (reminder === 'on' ? markRemindedOn : markRemindedBefore)(tx, assignments)
    if (people.length === 0) return
    await notify(tx, {
      kind: 'training_due',
      to: { users: people.map(({ user_id }) => user_id) },
      params: { training: title, due_date, reminder },
      data: { qualification_id: training_id },
    })
  })
