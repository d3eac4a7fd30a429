// Inviting many by one request, and sending invitations again: each address is answered by itself.
import type { Static } from 'typebox'
import { type Actor, lockRoles, type OrganizationRole } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import type { Db } from '#platform/db/database.ts'
import { isEmail } from '#platform/http/formats.ts'
import { queueJobs } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { sendInvitation } from '../jobs.ts'
import { requireAdmin } from '../policy.ts'
import { type InviteOutcome, MOST_INVITED_AT_ONCE, type SentAgainOutcome } from '../schemas.ts'
import { addInvitations, listInvitable, listOpenOf, listWaitingSince, renewInvitations } from './queries.ts'

/** Nobody is pressed: so many hours lie between two e-mails of one invitation, and between two to all who wait. */
const PEACE_HOURS = 1
const PEACE_HOURS_OF_ALL = 24

/** Addresses that an organization may invite in a day by this way and by its programs, and send their invitation again. */
export const MOST_A_DAY = 10_000

export function invitingMany(services: Services) {
  const { limits } = services
  const mailboxes = limitMailboxes(services)

  /** Those whose mailbox may get another invitation of this organization this hour. */
  async function withRoom<Address extends { key: string }>(organizationId: number, addresses: readonly Address[]): Promise<Address[]> {
    if (addresses.length === 0) return []
    await limits.requireOfDay('invitations', MOST_A_DAY, `organization ${organizationId}`, addresses.length)
    const allowed = await Promise.all(addresses.map(({ key }) => mailboxes.allowsOf(organizationId, key)))
    return addresses.filter((_, index) => allowed[index])
  }

  async function inviteMany(db: Db, caller: Actor, organizationId: number, emails: readonly string[], role: OrganizationRole) {
    requireAdmin(caller, organizationId)
    const addresses = emails.filter(isEmail)
    const invitable = await listInvitable(db, organizationId, addresses)
    const allowed = await withRoom(organizationId, invitable)
    const fullMailboxes = invitable.filter((address) => !allowed.includes(address)).map(({ key }) => key)
    const outcomes = await db.transaction(async (tx) => {
      const actor = await lockRoles(tx, caller)
      requireAdmin(actor, organizationId)
      const added = await addInvitations(tx, { organizationId, emails: addresses, fullMailboxes, role, invitedBy: actor.id })
      const invited = added.flatMap(({ id }) => (id === null ? [] : [{ invitation_id: id }]))
      if (invited.length === 0) return added
      await queueJobs(tx, sendInvitation, invited)
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'organization.people-invited',
        subject: ['organization', organizationId],
        details: { role, people_count: invited.length },
      })
      return added
    })
    const answers = outcomes.values()
    return emails.map((email): { result: Static<typeof InviteOutcome>; invitation_id: number | null } => {
      if (!isEmail(email)) return { result: 'invalid', invitation_id: null }
      const { result, id } = answers.next().value!
      return { result, invitation_id: id }
    })
  }

  /** Those of these ids, or some of all that have waited for a day. */
  async function sendAgain(db: Db, caller: Actor, organizationId: number, ids: readonly number[] | undefined) {
    requireAdmin(caller, organizationId)
    const hours = ids ? PEACE_HOURS : PEACE_HOURS_OF_ALL
    const found = await (ids
      ? listOpenOf(db, organizationId, ids, hours)
      : listWaitingSince(db, organizationId, hours, MOST_INVITED_AT_ONCE + 1))
    const asked = found.slice(0, MOST_INVITED_AT_ONCE)
    const due = asked.filter(({ is_early }) => !is_early)
    const allowed = await withRoom(organizationId, due)
    const sent = await db.transaction(async (tx) => {
      const actor = await lockRoles(tx, caller)
      requireAdmin(actor, organizationId)
      const renewed = await renewInvitations(tx, { organizationId, ids: allowed.map(({ id }) => id), hours, invitedBy: actor.id })
      if (renewed.length === 0) return new Set<number>()
      await queueJobs(
        tx,
        sendInvitation,
        renewed.map(({ id }) => ({ invitation_id: id })),
      )
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'organization.invitations-resent',
        subject: ['organization', organizationId],
        details: { people_count: renewed.length },
      })
      return new Set(renewed.map(({ id }) => id))
    })
    const resultOf = (id: number): Static<typeof SentAgainOutcome> => {
      if (sent.has(id)) return 'sent'
      if (!asked.some((one) => one.id === id)) return 'not_open'
      return due.some((one) => one.id === id) && !allowed.some((one) => one.id === id) ? 'too_many' : 'not_again_yet'
    }
    return {
      results: (ids ?? asked.map(({ id }) => id)).map((id) => ({ invitation_id: id, result: resultOf(id) })),
      has_more: found.length > asked.length && sent.size > 0,
    }
  }

  return { inviteMany, sendAgain }
}
