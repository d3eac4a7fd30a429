// What always holds about prayer requests.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'A prayer request that is shared is its author’s post in the Prayer Requests group, as anonymous as it was asked for',
    broken: sql`
      select prayer_requests.id from prayer_requests join group_posts on group_posts.id = group_post_id join groups on groups.id = group_posts.group_id
      where groups.organization_id <> prayer_requests.organization_id or groups.global_kind is distinct from 'prayer'
        or group_posts.user_id <> prayer_requests.user_id or group_posts.is_anonymous <> prayer_requests.anonymous or prayer_status is null`,
  },
  {
    name: 'Every shared prayer was approved, unless its author’s account is deleted',
    broken: sql`
      select group_posts.id from group_posts join users on users.id = group_posts.user_id
      where prayer_status is not null and erased_at is null
        and not exists (select from prayer_requests where group_post_id = group_posts.id and status = 'approved')`,
  },
  {
    name: 'An update stands under the post of its own request, or is for the care team that has it',
    broken: sql`
      select prayer_updates.id from prayer_updates join prayer_requests on prayer_requests.id = request_id
      where prayer_updates.organization_id <> prayer_requests.organization_id or prayer_requests.status <> 'approved'
        or post_id is distinct from group_post_id or (post_id is null) <> (visibility = 'care_team')`,
  },
  {
    name: 'Other words are suggested for what still waits',
    broken: sql`
      select prayer_proposals.id from prayer_proposals join prayer_requests on prayer_requests.id = request_id where status <> 'pending'`,
  },
]
