// What always holds in the data of challenges.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'A challenge has as many participants and completions as it counts',
    broken: sql`
      select challenges.id from challenges left join challenge_progress on challenge_id = challenges.id
      group by challenges.id having participants_count <> count(challenge_id) or completed_count <> count(completed_at)`,
  },
  {
    name: 'The activity of each day is what happened on it',
    broken: sql`
      select challenge_id, day from (
        select challenge_id, day, starts, check_ins, completions from challenge_activity_days
        union all select challenge_id, utc_day(started_at), -1, 0, 0 from challenge_progress
        union all select challenge_id, utc_day(completed_at), 0, 0, -1 from challenge_progress where completed_at is not null
        union all select challenge_id, utc_day(created_at), 0, -1, 0 from challenge_check_ins
      ) moves group by challenge_id, day having sum(starts) <> 0 or sum(check_ins) <> 0 or sum(completions) <> 0`,
  },
  {
    name: 'Nobody takes part in a draft',
    broken: sql`select id from challenges where status = 'draft' and participants_count > 0`,
  },
]
