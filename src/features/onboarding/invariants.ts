// What always holds in the data of onboarding.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'The ledger has an entry for each completed training and challenge, and no other',
    broken: sql`
      select from (
        select user_id, 'training' as kind, training_id as item_id from training_progress where completed_at is not null
        union all
        select user_id, 'challenge', challenge_id from challenge_progress where completed_at is not null
      ) completed full join xp_entries using (user_id, kind, item_id)
      where xp_entries.xp is null or completed.user_id is null`,
  },
  {
    name: 'Each completed item gave 100 XP',
    broken: sql`select from xp_entries where xp <> 100`,
  },
]
