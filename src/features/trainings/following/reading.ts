// How far the people of an organization are, for its leaders and admins.
import { type Actor, isAdminOf, organizationsAs } from '#features/accounts/actor.ts'
import { requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { type Clock, earliestToday, knownZone, latestToday, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { countFitting } from '#platform/http/answer-size.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { offset } from '#platform/http/paging.ts'
import { viewerOf } from '../policy.ts'
import { findVisibleTraining } from '../queries.ts'
import { countPeople, findGroupOf, listPeople, listTrainingsOf, listZonesWithin, type PeopleFilter, type Today } from './queries.ts'
import type { UsersProgressQuery } from './schemas.ts'

/** The people whom the caller follows, of those that a query names: by a group they see into, and by a training of theirs. */
export async function peopleToFollow(db: Db, actor: Actor, query: UsersProgressQuery, clock: Clock): Promise<PeopleFilter> {
  const { organization_id, search, user_id: userId, group_id: groupId, qualification_id: trainingId } = query
  const organizationIds = organizationsToFollow(actor, organization_id)
  if (groupId !== undefined) {
    const group = await findGroupOf(db, actor.id, organizationIds, groupId)
    if (!group) throw notFound('group_not_found')
    if (!group.is_member && !isAdminOf(actor, group.organization_id)) throw forbidden('only_group_members_see_members')
  }
  if (trainingId !== undefined) {
    const training = await findVisibleTraining(db, viewerOf(actor), trainingId)
    if (!training || !organizationIds.includes(training.organization_id)) throw notFound('training_not_found')
  }
  const only = query.only?.split(',').map(Number)
  const filter: PeopleFilter = { organizationIds, search, userId, groupId, trainingId, only }
  return query.overdue ? { ...filter, overdueOn: await todayOf(db, filter, clock) } : filter
}

function organizationsToFollow(actor: Actor, wanted: number | undefined): number[] {
  if (wanted !== undefined) {
    requireLeaderOrAdmin(actor, wanted)
    return [wanted]
  }
  const managed = organizationsAs(actor, 'leadership', 'admin')
  if (managed.length === 0) throw forbidden('only_leaders_follow_progress')
  return managed
}

/** The day in each of the zones for which it matters: what was due earlier is overdue in all of them. */
async function todayOf(db: Db, filter: PeopleFilter, clock: Clock): Promise<Today> {
  const found = await listZonesWithin(db, filter, earliestToday(clock), latestToday(clock))
  const zones = [...new Set(found.map(({ timezone, home_timezone }) => knownZone(timezone, home_timezone)))]
  return { zones, days: zones.map((zone) => todayIn(zone, clock)), inUtc: todayIn('UTC', clock) }
}

interface Asked {
  page: number
  perPage: number
  most?: number | undefined
}

/**
 * One page of people by name, whether they have trainings or not, and how many people there are. Overdue is what is by their own calendar.
 * Those of a page that one answer does not hold are on the next, so that its size is a part of what was asked for, and no person is lost.
 */
export async function readUsersProgress(db: Db, filter: PeopleFilter, { page, perPage, most }: Asked, clock: Clock) {
  const from = offset(page, perPage)
  const people = await listPeople(db, filter, perPage, from)
  const taken = await listTrainingsOf(
    db,
    people.map(({ id }) => id),
    filter,
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
  const shown = items.slice(0, size)
  return {
    items: most === undefined ? shown : withMostTaken(shown, most),
    page: from / size + 1,
    perPage: size,
    total: await countPeople(db, filter),
  }
}

interface Followed {
  qualifications: { qualification_id: number; overdue: boolean }[]
}

/** Of all their trainings those with which most of them are overdue, then those that most of them have. */
function withMostTaken<Person extends Followed>(people: readonly Person[], most: number): Person[] {
  const all = Map.groupBy(
    people.flatMap(({ qualifications }) => qualifications),
    ({ qualification_id }) => qualification_id,
  )
  const ranked = [...all].map(([id, taken]) => ({ id, taken: taken.length, overdue: taken.filter(({ overdue }) => overdue).length }))
  ranked.sort((a, b) => b.overdue - a.overdue || b.taken - a.taken || a.id - b.id)
  const kept = new Set(ranked.slice(0, most).map(({ id }) => id))
  return people.map((person) => ({
    ...person,
    qualifications: person.qualifications.filter(({ qualification_id }) => kept.has(qualification_id)),
  }))
}

/** The largest number up to `most` into whose multiples a page divides. */
function largestPart(perPage: number, most: number): number {
  let part = most
  while (perPage % part > 0) part--
  return part
}
