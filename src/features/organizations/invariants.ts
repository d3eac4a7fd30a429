// What always holds in the data of organizations and of who belongs to them.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'Nobody is at home in an organization to which they do not belong',
    broken: sql`
      select id from users where home_organization_id is not null and not exists (
        select from organization_members where user_id = users.id and organization_id = home_organization_id)`,
  },
  {
    name: 'Who is erased belongs nowhere',
    broken: sql`
      select user_id from organization_members join users on users.id = user_id where erased_at is not null
      union all select user_id from suspended_memberships join users on users.id = user_id where erased_at is not null`,
  },
  {
    name: 'Who is suspended from an organization does not belong to it',
    broken: sql`select user_id from suspended_memberships join organization_members using (organization_id, user_id)`,
  },
]
