// What programs change: groups, and who is invited.
import { keyOfEmail } from '#features/accounts/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { applyChange } from '#features/groups/changing.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { addGroup, type GroupChange } from '#features/groups/queries.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { addInvitation, isMemberByEmail } from '#features/organizations/invitations/queries.ts'
import { sendInvitation } from '#features/organizations/jobs.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import type { Program } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { requireKey } from '../calling.ts'
import { lockGroupOf } from './queries.ts'

interface NewGroup {
  name: string
  description?: string | null
  type?: string | null
  join_type?: 'open' | 'closed'
  location?: string | null
}

/** A draft in which nobody is: the organization's admins name its leader. */
export const createGroup = (db: Db, program: Program, wish: NewGroup) =>
  db.transaction(async (tx) => {
    await requireKey(tx, program)
    const { organizationId, keyId } = program
    const { id } = await addGroup(tx, {
      organizationId,
      name: wish.name,
      purpose: wish.description ?? '',
      joinType: wish.join_type ?? 'open',
      type: wish.type ?? null,
      location: wish.location ?? null,
      status: 'draft',
      createdBy: null,
    })
    await recordAudit(tx, { organizationId, by: { keyId }, action: 'group.founded', subject: ['group', id], details: { leader_id: null } })
    return id
  })

export const changeGroup = (db: Db, program: Program, groupId: number, change: GroupChange, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const group = await lockGroupOf(tx, program.organizationId, groupId, limits)
    await requireKey(tx, program)
    if (!group) throw notFound('group_not_found')
    await applyChange(tx, { keyId: program.keyId }, group, change, limits)
  })

/** Asked for by a program, a place is that of a member: who leads or manages, an admin says. The invitation is that of the admin who answers for the key. */
export function invitingMembers(services: Services) {
  const mailboxes = limitMailboxes(services)
  return async (db: Db, program: Program, email: string) => {
    const { organizationId, keyId } = program
    await mailboxes.require('invitation', await keyOfEmail(db, email))
    return db.transaction(async (tx) => {
      const invitedBy = await requireKey(tx, program)
      if (await isMemberByEmail(tx, organizationId, email)) throw invalid({ email: [{ rule: 'already_in_organization' }] })
      const { id, created_at, expires_at, ...added } = await addInvitation(tx, { organizationId, email, role: 'member', invitedBy })
      await queueJob(tx, sendInvitation, { invitation_id: id })
      await recordAudit(tx, {
        organizationId,
        by: { keyId },
        action: 'invitation.made',
        subject: ['invitation', id],
        details: { role: 'member' },
      })
      return { id, email: added.email, created_at, expires_at }
    })
  }
}
