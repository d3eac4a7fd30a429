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
  },
  erase: inTurn(
    (id) => sql`
      delete from invitations
      where email_key(email) = (select email_key(email) from users where id = ${id} and email_proven_at is not null)`,
    // Group memberships and assigned trainings go along.
    (id) => sql`delete from organization_members where user_id = ${id}`,
    (id) => sql`delete from suspended_memberships where user_id = ${id}`,
    (id) => sql`update suspended_memberships set suspended_by = null where suspended_by = ${id}`,
  ),
}
