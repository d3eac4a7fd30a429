// What one to one keeps about a person. What they wrote goes with the account; what the other wrote stays theirs, in a pair with a deleted user.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'one-to-one/pairs': rowsOf(
      (id) => sql`
        select pairs.id, organization_id, mentor_id, mentor.name as mentor, mentee_id, mentee.name as mentee, asked_by, status, pairs.created_at, waiting_since,
          agreed_at, began_at, active_at, closed_at
        from pairs join users mentor on mentor.id = mentor_id join users mentee on mentee.id = mentee_id
        where ${id}::bigint in (mentor_id, mentee_id) order by pairs.id`,
    ),
    'one-to-one/steps': rowsOf(
      (id) => sql`
        select id, pair_id, kind, text, training_id, challenge_id, day, added_by = ${id} as added, ticked_by = ${id} as ticked, ticked_at, created_at
        from pair_steps where ${id}::bigint in (added_by, ticked_by) order by id`,
    ),
    'one-to-one/notes': rowsOf(
      (id) => sql`select id, pair_id, text, created_at, edited_at from pair_notes where written_by = ${id} order by id`,
    ),
    'one-to-one/private-notes': rowsOf(
      (id) => sql`select id, pair_id, text, created_at, edited_at from pair_private_notes where user_id = ${id} order by id`,
    ),
    'one-to-one/reports': rowsOf(
      (id) => sql`select id, pair_id, reason, status, created_at, resolved_at from pair_reports where reported_by = ${id} order by id`,
    ),
  },
  erase: inTurn(
    (id) => sql`delete from pair_private_notes where user_id = ${id}`,
    (id) => sql`delete from pair_notes where written_by = ${id}`,
    (id) => sql`delete from pair_steps where added_by = ${id}`,
    (id) => sql`update pair_steps set ticked_by = null where ticked_by = ${id}`,
    (id) => sql`delete from pair_reports where reported_by = ${id}`,
    (id) => sql`delete from pair_reported_notes where written_by = ${id}`,
    // What never began, and what ended with somebody whose account is gone too, nobody reads any more.
    (id) => sql`
      delete from pairs where ${id}::bigint in (mentor_id, mentee_id) and (began_at is null or exists (
        select from users where users.id in (mentor_id, mentee_id) and users.id <> ${id} and erased_at is not null))`,
    (id) => sql`
      update pairs set status = 'ended', closed_at = now() where ${id}::bigint in (mentor_id, mentee_id) and status in ('waiting', 'active')`,
  ),
}
