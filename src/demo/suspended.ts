// Somebody whom the admin has suspended a few days ago; their places in groups are kept.
import { recordAudit } from '#features/audit-log/audit.ts'
import { keepPlaces } from '#features/groups/suspended/queries.ts'
import { keepMembership } from '#features/organizations/caring/queries.ts'
import { removeOrganizationMember } from '#features/organizations/members/queries.ts'
import { sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'

export const suspendSomebody = ({ db, id: organizationId, admin }: DemoChurch) =>
  db.transaction(async (tx) => {
    // Whoever came last, and is not in the group where others wait for a seat.
    const { user_id: userId } = await tx.one<{ user_id: number }>(sql`
      select user_id from organization_members members where organization_id = ${organizationId} and role = 'member'
        and not exists (select from group_members places join group_waits using (group_id) where places.user_id = members.user_id)
      order by user_id desc limit 1`)
    await keepMembership(tx, organizationId, userId, admin.id)
    await keepPlaces(tx, organizationId, userId)
    await removeOrganizationMember(tx, organizationId, userId)
    await tx.run(sql`
      update suspended_memberships set suspended_at = now() - interval '4 days'
      where organization_id = ${organizationId} and user_id = ${userId}`)
    await tx.run(sql`update users set home_organization_id = null where id = ${userId}`)
    await recordAudit(tx, { organizationId, by: admin, action: 'member.suspended', subject: ['user', userId] })
  })
