// What prayer requests keep about a person. A shared one stays as a post, with its updates: anonymous if it was, else of a deleted user.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'prayer-requests': rowsOf(
      (id) => sql`
        select prayer_requests.id, organization_id, prayer_requests.title, prayer_requests.request_text, anonymous, visibility, category, urgent, status,
          care_status, reviewed_at, rejection_reason, group_post_id, proposed.title as proposed_title, proposed.request_text as proposed_text,
          proposed.note as proposed_note, prayer_requests.created_at, changed_at, updated_at
        from prayer_requests left join prayer_proposals proposed on proposed.request_id = prayer_requests.id where user_id = ${id} order by prayer_requests.id`,
    ),
    'prayer-requests/updates': rowsOf(
      (id) => sql`
        select prayer_updates.id, request_id, post_id, text, answered, prayer_updates.status, shared_on, prayer_updates.rejection_reason, prayer_updates.created_at
        from prayer_updates join prayer_requests on prayer_requests.id = request_id where user_id = ${id} order by prayer_updates.id`,
    ),
    'prayer-requests/care-teams': rowsOf(
      (id) => sql`select organization_id, added_at from care_team_members where user_id = ${id} order by organization_id`,
    ),
  },
  erase: inTurn(
    (id) => sql`
      delete from prayer_updates using prayer_requests
      where prayer_requests.id = request_id and user_id = ${id} and (prayer_updates.status <> 'approved' or post_id is null)`,
    (id) => sql`delete from prayer_requests where user_id = ${id}`,
    (id) => sql`delete from care_team_members where user_id = ${id}`,
    (id) => sql`delete from prayed_for_news where user_id = ${id}`,
  ),
}
