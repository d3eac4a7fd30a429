// SQL over all kinds that wait. What waits of each kind, its own queries.ts says.
import { countWaiting as joinRequests } from '#features/groups/join-requests/queries.ts'
import type { Managed } from '#features/groups/members/queries.ts'
import { countOpen as reports } from '#features/posts/reports/queries.ts'
import { countWaiting as prayerRequests } from '#features/prayer-requests/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'

/** Up to `most` of each kind. */
export const countWaiting = (db: Db, { managed, moderated }: { managed: Managed; moderated: readonly number[] }, most: number) =>
  db.one<{ join_requests: number; prayer_requests: number; reports: number }>(sql`
    select (${joinRequests(managed, most)}) as join_requests, (${prayerRequests(moderated, most)}) as prayer_requests,
      (${reports(managed, most)}) as reports`)
