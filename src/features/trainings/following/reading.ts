// How far the people of an organization are, for its leaders and admins.
import { type Clock, knownZone, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { countFitting } from '#platform/http/answer-size.ts'
import { offset } from '#platform/http/paging.ts'
import { countPeople, listPeople, listTrainingsOf } from './queries.ts'

/**
 * One page of people by name, whether they have trainings or not, and how many people there are. Overdue is what is by their own calendar.
 * Those of a page that one answer does not hold are on the next, so that its size is a part of what was asked for, and no person is lost.
 */
export async function readUsersProgress(
  db: Db,
  organizationIds: number[],
  { search, page, perPage }: { search: string | undefined; page: number; perPage: number },
  clock: Clock,
) {
  const from = offset(page, perPage)
  const people = await listPeople(db, organizationIds, search, perPage, from)
  const taken = await listTrainingsOf(
    db,
    people.map(({ id }) => id),
    organizationIds,
  )
  const trainings = Map.groupBy(taken, ({ user_id }) => user_id)
  const items = people.map(({ id, name, timezone, home_timezone }) => {
    const today = todayIn(knownZone(timezone, home_timezone), clock)
    const qualifications = (trainings.get(id) ?? []).map(({ user_id: _, ...training }) => ({
      ...training,
      overdue: training.status !== 'completed' && training.due_date !== null && training.due_date < today,
    }))
    return { user_id: id, name, qualifications }
  })
  const held = countFitting(items)
  const size = held === items.length ? perPage : largestPart(perPage, held)
  return { items: items.slice(0, size), page: from / size + 1, perPage: size, total: await countPeople(db, organizationIds, search) }
}

/** The largest number up to `most` into whose multiples a page divides. */
function largestPart(perPage: number, most: number): number {
  let part = most
  while (perPage % part > 0) part--
  return part
}
