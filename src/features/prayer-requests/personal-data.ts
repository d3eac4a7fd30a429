// What prayer requests keep about a person. A shared one stays as a post: anonymous if it was, else of a deleted user.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'prayer-requests': rowsOf(
      (id) => sql`
        select id, organization_id, title, request_text, anonymous, status, reviewed_at, rejection_reason, group_post_id, created_at, updated_at
        from prayer_requests where user_id = ${id} order by id`,
    ),
  },
  erase: inTurn((id) => sql`delete from prayer_requests where user_id = ${id}`),
}
