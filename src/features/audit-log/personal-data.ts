// What the audit log keeps about a person: what they did, and what was done with them. It holds ids alone, and stays.
import { sql } from '#platform/db/database.ts'
import { type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'audit-log': rowsOf(
      (id) => sql`
        select organization_id, actor_id = ${id} as by_oneself, action, subject_kind, subject_id, created_at from audit_log
        where actor_id = ${id} or (subject_kind = 'user' and subject_id = ${id}) order by id`,
    ),
  },
}
