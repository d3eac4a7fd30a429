// What always holds in the data of accounts.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'Who is suspended or erased is signed in nowhere',
    broken: sql`select tokens.id from tokens join users on users.id = user_id where suspended_at is not null or erased_at is not null`,
  },
]
