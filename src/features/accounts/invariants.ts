// What always holds in the data of accounts.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'Who is suspended or erased is signed in nowhere',
    broken: sql`select tokens.id from tokens join users on users.id = user_id where suspended_at is not null or erased_at is not null`,
  },
  {
    name: 'Whoever is asked for a second factor has one',
    broken: sql`select id from users where second_factor_at is not null and not exists (select from second_factors where user_id = users.id)`,
  },
]
