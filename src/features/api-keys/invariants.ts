// What always holds of keys.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'An admin of the organization, who can sign in, answers for each key that has not ended',
    broken: sql`
      select api_keys.id from api_keys join users on users.id = held_by
      where suspended_at is not null or erased_at is not null or not exists (
        select from organization_members
        where organization_members.organization_id = api_keys.organization_id and user_id = held_by and role = 'admin')`,
  },
]
