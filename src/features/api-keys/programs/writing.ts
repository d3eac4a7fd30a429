// What programs change: groups, and who is invited.
import { keyOfEmail } from '#features/accounts/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { applyChange } from '#features/groups/changing.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { addGroup, type GroupChange } from '#features/groups/queries.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { MOST_A_DAY } from '#features/organizations/invitations/inviting.ts'
import { addInvitations, findWaiting, isMemberByEmail } from '#features/organizations/invitations/queries.ts'
import { sendInvitation } from '#features/organizations/jobs.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound, unavailable } from '#platform/http/errors.ts'
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

/**
 * Asked for by a program, a place is that of a member: who leads or manages, an admin says. The invitation is that of the admin who answers for the key.
 * One that waits already stays as it is, with its role and its link: a program asks again and again, and an admin may hold it back.
 */
export function invitingMembers(services: Services) {
  const { limits } = services
  const mailboxes = limitMailboxes(services)
  return async (db: Db, program: Program, email: string) => {
    const { organizationId, keyId } = program
    if (!(await findWaiting(db, organizationId, email))) {
      await limits.requireOfDay('invitations', MOST_A_DAY, `organization ${organizationId}`, 1)
      await mailboxes.requireOf(organizationId, await keyOfEmail(db, email))
    }
    return db.transaction(async (tx) => {
      const invitedBy = await requireKey(tx, program)
      if (await isMemberByEmail(tx, organizationId, email)) throw invalid({ email: [{ rule: 'already_in_organization' }] })
      const [added] = await addInvitations(tx, { organizationId, emails: [email], fullMailboxes: [], role: 'member', invitedBy })
      if (added?.id) {
        await queueJob(tx, sendInvitation, { invitation_id: added.id })
        await recordAudit(tx, {
          organizationId,
          by: { keyId },
          action: 'invitation.made',
          subject: ['invitation', added.id],
          details: { role: 'member' },
        })
      }
      const waiting = await findWaiting(tx, organizationId, email)
      if (!waiting) throw unavailable() // it was accepted or taken back this moment
      const { id, email: address, created_at, expires_at } = waiting
      return { id, email: address, created_at, expires_at }
    })
  }
}
