// How far the people of an organization are, for its leaders and admins.
import { type Clock, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { countPeople, listPeople, listTrainingsOf } from './queries.ts'

/** One page of people by name, whether they have trainings or not, and how many people there are. Overdue is what is by their own calendar. */
export async function readUsersProgress(
  db: Db,
  organizationIds: number[],
  { search, limit, offset }: { search: string | undefined; limit: number; offset: number },
  clock: Clock,
) {
  const people = await listPeople(db, organizationIds, search, limit, offset)
  const taken = await listTrainingsOf(
    db,
    people.map(({ id }) => id),
    organizationIds,
  )
  const trainings = Map.groupBy(taken, ({ user_id }) => user_id)
  const items = people.map(({ id, name, timezone }) => {
    const today = todayIn(timezone, clock)
    const qualifications = (trainings.get(id) ?? []).map(({ user_id: _, ...training }) => ({
      ...training,
      overdue: training.status !== 'completed' && training.due_date !== null && training.due_date < today,
    }))
    return { user_id: id, name, qualifications }
  })
  return { items, total: await countPeople(db, organizationIds, search) }
}
