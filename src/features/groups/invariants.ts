// What always holds in the data of groups and join requests.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'
import { takesFromWaitingList } from './waits/queries.ts'

export const invariants: Invariant[] = [
  {
    name: 'Every organization has its two global groups, one of which is named after it',
    broken: sql`
      select organizations.id from organizations left join groups on organization_id = organizations.id and group_type = 'global' and deleted_at is null
      group by organizations.id
      having count(*) filter (where global_kind = 'organization' and groups.name = organizations.name) <> 1 or count(*) filter (where global_kind = 'prayer') <> 1`,
  },
  {
    name: 'Everybody in an organization is in both of its global groups',
    broken: sql`
      select members.organization_id, members.user_id from organization_members members
      left join groups on groups.organization_id = members.organization_id and group_type = 'global'
      left join group_members on group_id = groups.id and group_members.user_id = members.user_id
      group by members.organization_id, members.user_id having count(group_id) <> 2`,
  },
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
  {
    name: 'Nobody waits for a seat in a group that they are in, nor is invited into one',
    broken: sql`
      select id from group_waits join group_members using (group_id, user_id)
      union all select id from group_invitations join group_members using (group_id, user_id) where status = 'pending'`,
  },
  {
    name: 'People wait for a seat in open, regular groups alone',
    broken: sql`select group_waits.id from group_waits join groups on groups.id = group_id where join_type <> 'open' or group_type <> 'group'`,
  },
  {
    // Where an organization has no number of its own, the setting decides, which the database does not know.
    name: 'Nobody waits while a seat is free',
    broken: sql`
      select groups.id from groups join organizations on organizations.id = organization_id
      where ${takesFromWaitingList} and organizations.max_group_members is not null
        and member_count < least(groups.max_members, organizations.max_group_members) and exists (
          select from group_waits join users on users.id = user_id where group_id = groups.id and suspended_at is null)`,
  },
]
