// What organizations keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    organizations: rowsOf(
      (id) => sql`
        select organizations.id, organizations.name, role, joined_at from organization_members join organizations on organizations.id = organization_id
        where user_id = ${id} order by joined_at`,
    ),
    'organizations/suspended': rowsOf(
      (id) => sql`
        select organizations.id, organizations.name, role, joined_at, suspended_at from suspended_memberships join organizations on organizations.id = organization_id
        where user_id = ${id} order by suspended_at`,
    ),
    'organizations/imports': rowsOf(
      (id) => sql`
        select organizations.id as organization_id, organizations.name as organization, filename, state, row_count, imports.created_at, ended_at
        from imports join organizations on organizations.id = organization_id where created_by = ${id} or run_by = ${id} order by imports.id`,
    ),
  },
  erase: inTurn(
    // Lists before invitations, as whoever undoes one locks them. What was not run goes with whoever has sent it. Rows that name the person stay the
    // day that they have: by one that vanishes another church would learn that somebody had an account.
    (id) => sql`delete from imports where created_by = ${id} and state = 'checked'`,
    (id) => sql`update imports set created_by = null where created_by = ${id}`,
    (id) => sql`update imports set run_by = null where run_by = ${id}`,
    // Open ones of other churches stay until they are over: by one that vanishes they would learn that somebody had an account.
    (id) => sql`
      delete from invitations
      where email_key(email) = (select email_key(email) from users where id = ${id} and email_proven_at is not null)
        and (accepted_at is not null or organization_id in (
          select organization_id from organization_members where user_id = ${id}
          union all select organization_id from suspended_memberships where user_id = ${id}))`,
    // Group memberships and assigned trainings go along.
    (id) => sql`delete from organization_members where user_id = ${id}`,
    (id) => sql`delete from suspended_memberships where user_id = ${id}`,
    (id) => sql`update suspended_memberships set suspended_by = null where suspended_by = ${id}`,
  ),
}
