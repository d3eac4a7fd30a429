// SQL of the places in groups that are kept for whoever is suspended from an organization.
import { type Db, sql } from '#platform/db/database.ts'
import type { GroupLimits } from '../limits.ts'
import { capacity } from '../queries.ts'

/** Keeps what somebody is in the groups of an organization. Needs the groups' locks; nobody leads one any more. */
export const keepPlaces = (tx: Db, organizationId: number, userId: number) =>
  tx.run(sql`
    insert into suspended_group_memberships (group_id, user_id, organization_id, role, joined_at, stepped_down_at, muted_at)
    select group_id, user_id, organization_id, case role when 'member' then 'member' else 'admin' end, joined_at, stepped_down_at, muted_at
    from group_members where organization_id = ${organizationId} and user_id = ${userId}`)

/** Locks the groups in which a place is kept for somebody, as they are locked everywhere: in one order, before people. */
export const lockKeptPlaces = (tx: Db, organizationId: number, userId: number) =>
  tx.run(sql`
    select from groups where id = any(array(
      select group_id from suspended_group_memberships where organization_id = ${organizationId} and user_id = ${userId}))
    order by group_type = 'global', id for no key update`)

/** Gives them their places back where a seat is free. Global groups have one for everybody, and hold them by themselves: there it is what they muted. */
export const giveKeptPlaces = (tx: Db, organizationId: number, userId: number, limits: GroupLimits) =>
  tx.run(sql`
    insert into group_members (group_id, user_id, organization_id, role, joined_at, stepped_down_at, muted_at)
    select kept.group_id, kept.user_id, kept.organization_id, kept.role, kept.joined_at, kept.stepped_down_at, kept.muted_at
    from suspended_group_memberships kept join groups on groups.id = kept.group_id join organizations on organizations.id = groups.organization_id
    where kept.organization_id = ${organizationId} and kept.user_id = ${userId}
      and (group_type = 'global' or member_count < ${capacity(limits)})
    on conflict (group_id, user_id) do update set joined_at = excluded.joined_at, muted_at = excluded.muted_at`)
