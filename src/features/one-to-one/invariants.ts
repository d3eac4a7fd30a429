// What always holds in one to one.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'
import { includesMinor, isOpen } from './queries.ts'

export const invariants: Invariant[] = [
  {
    name: 'Two who walk one to one both belong to the organization',
    broken: sql`
      select pairs.id from pairs
      where ${isOpen} and (select count(*) from organization_members
        where organization_members.organization_id = pairs.organization_id and user_id in (mentor_id, mentee_id)) < 2`,
  },
  {
    name: 'No pair with somebody who counts as a minor is active without an admin’s agreement',
    broken: sql`select pairs.id from pairs where status = 'active' and agreed_at is null and ${includesMinor}`,
  },
  {
    name: 'No admin agreed to a pair of their own',
    broken: sql`select id from pairs where agreed_by in (mentor_id, mentee_id)`,
  },
  {
    name: 'Nobody walks with whom they blocked, or who blocked them',
    broken: sql`
      select pairs.id from pairs join user_blocks
        on user_id = mentor_id and blocked_id = mentee_id or user_id = mentee_id and blocked_id = mentor_id
      where ${isOpen}`,
  },
  {
    name: 'What stands in a pair is of one of the two, and not of an erased account',
    broken: sql`
      select written.id from (
        select id, pair_id, written_by from pair_notes union all select id, pair_id, user_id from pair_private_notes
        union all select id, pair_id, added_by from pair_steps union all select id, pair_id, reported_by from pair_reports) written
      join pairs on pairs.id = pair_id join users on users.id = written_by
      where written_by not in (mentor_id, mentee_id) or erased_at is not null`,
  },
]
