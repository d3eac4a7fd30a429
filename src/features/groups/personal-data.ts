// What groups keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'groups/memberships': rowsOf(
      (id) => sql`
        select groups.id, groups.name, group_members.role, group_members.joined_at, group_members.muted_at from group_members join groups on groups.id = group_id
        where user_id = ${id} and deleted_at is null order by group_members.joined_at, groups.id`,
    ),
    'groups/suspended': rowsOf(
      (id) => sql`
        select groups.id, groups.name, kept.role, kept.joined_at, kept.muted_at from suspended_group_memberships kept join groups on groups.id = group_id
        where user_id = ${id} and deleted_at is null order by kept.joined_at, groups.id`,
    ),
    'groups/join-requests': rowsOf(
      (id) => sql`
        select join_requests.id, group_id, groups.name as group_name, note, join_requests.status, rejection_reason, join_requests.created_at, reviewed_at
        from join_requests join groups on groups.id = group_id where user_id = ${id} order by join_requests.id`,
    ),
    'groups/waiting': rowsOf(
      (id) => sql`
        select group_id, groups.name as group_name, group_waits.created_at from group_waits join groups on groups.id = group_id
        where user_id = ${id} and deleted_at is null order by group_waits.id`,
    ),
    'groups/invitations': rowsOf(
      (id) => sql`
        select group_invitations.id, group_id, groups.name as group_name, group_invitations.status, group_invitations.created_at, decided_at
        from group_invitations join groups on groups.id = group_id where user_id = ${id} and deleted_at is null order by group_invitations.id`,
    ),
    'groups/found-closed': rowsOf(
      (id) => sql`
        select group_id, groups.name as group_name, found_at from closed_groups_found join groups on groups.id = group_id
        where user_id = ${id} and deleted_at is null order by found_at, group_id`,
    ),
    'groups/ratings': rowsOf(
      (id) => sql`
        select group_id, groups.name as group_name, rating, comment, group_ratings.created_at, group_ratings.updated_at
        from group_ratings join groups on groups.id = group_id where user_id = ${id} order by group_ratings.created_at, group_id`,
    ),
  },
  erase: inTurn(
    (id) => sql`delete from join_requests where user_id = ${id}`,
    (id) => sql`delete from suspended_group_memberships where user_id = ${id}`,
    (id) => sql`delete from group_waits where user_id = ${id}`,
    (id) => sql`delete from group_invitations where user_id = ${id}`,
    (id) => sql`update group_invitations set invited_by = null where invited_by = ${id}`,
    (id) => sql`delete from closed_groups_found where user_id = ${id}`,
    (id) => sql`delete from group_ratings where user_id = ${id}`,
  ),
}
