// What waits for somebody's decision, over all their groups and organizations, in one list: who has waited longest comes first. Who decides about
// what, and what waits, is each kind's own rule.
import type { Static } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { listWaiting as listJoinRequests } from '#features/groups/join-requests/queries.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { findManaged, managesAnything } from '#features/groups/managing.ts'
import type { Managed } from '#features/groups/members/queries.ts'
import type { Viewer } from '#features/posts/queries.ts'
import { listReports } from '#features/posts/reports/queries.ts'
import { moderatedBy } from '#features/prayer-requests/policy.ts'
import { listWaiting as listPrayerRequests } from '#features/prayer-requests/queries.ts'
import { listPending as listPrayerUpdates } from '#features/prayer-requests/updates/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { Position } from '#platform/http/paging.ts'
import { countWaiting } from './queries.ts'
import { MOST_COUNTED, type WaitingCounts, type WaitingItem, type WaitingKind } from './schemas.ts'

type Item = Static<typeof WaitingItem>
type Kind = Static<typeof WaitingKind>

/** In this order stand those that came in the same moment. */
const kinds: readonly Kind[] = ['join_request', 'prayer_request', 'prayer_update', 'report']

/** About what somebody decides: requests to join and reports of what they manage, prayers of the organizations where they moderate. */
export interface Decided {
  managed: Managed
  moderated: number[]
}

export const findDecided = async (db: Db, actor: Actor): Promise<Decided> => ({
  managed: await findManaged(db, actor),
  moderated: moderatedBy(actor),
})

/** Null for the kinds that they decide nothing about. */
export async function countsOf(db: Db, decided: Decided): Promise<Static<typeof WaitingCounts>> {
  const [manages, moderates] = [managesAnything(decided.managed), decided.moderated.length > 0]
  if (!manages && !moderates) return { join_requests: null, prayer_requests: null, prayer_updates: null, reports: null }
  const counted = await countWaiting(db, decided, MOST_COUNTED)
  return {
    join_requests: manages ? counted.join_requests : null,
    prayer_requests: moderates ? counted.prayer_requests : null,
    prayer_updates: moderates ? counted.prayer_updates : null,
    reports: manages ? counted.reports : null,
  }
}

interface Asked {
  kind: Kind | undefined
  after: Position | undefined
  limit: number
}

export async function listWaiting(
  db: Db,
  reader: Viewer,
  { managed, moderated }: Decided,
  { kind, after, limit }: Asked,
  limits: GroupLimits,
): Promise<Item[]> {
  const partOf = (part: Kind) => ({ after: after && positionWithin(part, after), limit })
  const none = { join_request: null, prayer_request: null, prayer_update: null, report: null }
  const manages = managesAnything(managed)
  const items: Item[] = []
  if (manages && (kind ?? 'join_request') === 'join_request')
    for (const join_request of await listJoinRequests(db, managed, partOf('join_request'), limits))
      items.push({ kind: 'join_request', ...none, join_request })
  if (moderated.length > 0 && (kind ?? 'prayer_request') === 'prayer_request')
    for (const prayer_request of await listPrayerRequests(db, moderated, partOf('prayer_request')))
      items.push({ kind: 'prayer_request', ...none, prayer_request })
  if (moderated.length > 0 && (kind ?? 'prayer_update') === 'prayer_update')
    for (const prayer_update of await listPrayerUpdates(db, moderated, partOf('prayer_update')))
      items.push({ kind: 'prayer_update', ...none, prayer_update })
  if (manages && (kind ?? 'report') === 'report')
    for (const report of await listReports(db, reader, managed, { status: 'open', first: 'oldest', ...partOf('report') }))
      items.push({ kind: 'report', ...none, report })
  return items.sort(byPosition).slice(0, limit)
}

/** Since when it waits, then its kind, then its id. */
export function positionOf(item: Item): [string, number, number] {
  const { id, ...about } = item[item.kind]!
  return ['waiting_since' in about ? about.waiting_since : about.created_at, kinds.indexOf(item.kind), id]
}

function byPosition(one: Item, other: Item): number {
  const [at, kind, id] = positionOf(one)
  const [otherAt, otherKind, otherId] = positionOf(other)
  if (at !== otherAt) return at < otherAt ? -1 : 1
  return kind - otherKind || id - otherId
}

/** Where a position in the whole list is among those of one kind. */
function positionWithin(kind: Kind, [at, lastKind, lastId]: Position): Position {
  const place = kinds.indexOf(kind)
  if (place === lastKind) return [at!, lastId!]
  return [at!, place < Number(lastKind) ? Number.MAX_SAFE_INTEGER : 0]
}
