// What always holds in the data of groups and join requests.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'A group has as many members as it counts',
    broken: sql`
      select id from groups left join (select group_id, count(*) as people from group_members group by group_id) counted on group_id = id
      where member_count <> coalesce(people, 0)`,
  },
  {
    name: 'An active group has a leader',
    broken: sql`
      select id from groups where group_type = 'group' and status = 'active' and deleted_at is null and not exists (
        select from group_members where group_id = groups.id and role = 'leader')`,
  },
  {
    name: 'Nobody waits to join a group that they are in',
    broken: sql`select id from join_requests join group_members using (group_id, user_id) where status = 'pending'`,
  },
]
