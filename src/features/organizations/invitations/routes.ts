// Invitations by e-mail, as an organization's admins make and revoke them.
import { type Api, lockRoles } from '#features/accounts/actor.ts'
import { keyOfEmail } from '#features/accounts/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { invalid, Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done, Optional } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { sendInvitation } from '../jobs.ts'
import { requireAdmin } from '../policy.ts'
import { Invitation, InvitationState, Invite, InviteMany, ManyInvited, SendAgain, SentAgain } from '../schemas.ts'
import { invitingMany } from './inviting.ts'
import { addInvitation, isMemberByEmail, listInvitations, removeInvitation } from './queries.ts'

export function invitationRoutes(service: Api, services: Services) {
  const api = service.withTag('Organizations')
  const mailboxes = limitMailboxes(services)
  const { inviteMany, sendAgain } = invitingMany(services)

  api.get(
    '/organizations/{organization}/invitations',
    {
      operationId: 'listInvitations',
      access: 'subscriber',
      summary: 'List the open invitations, or those in one state (admins)',
      description: 'Open are those that wait and those that are expired. One that was taken back is gone.',
      query: { state: Optional(InvitationState), ...completeListQuery },
      response: { 200: CompleteListOf(Invitation), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      requireAdmin(actor, params.organization)
      return completeList(await listInvitations(db, params.organization, query.state, before), before)
    },
  )

  api.post(
    '/organizations/{organization}/invitations',
    {
      operationId: 'createInvitation',
      access: 'subscriber',
      summary: 'Invite someone by e-mail (admins)',
      description:
        'Inviting the same address again renews the invitation; the link in the earlier e-mail then no longer works. Five an hour of one organization to one address; then 429. A mailbox that got five in an hour, from whatever organizations, gets its e-mail an hour later, and the answer is the same.',
      body: Invite,
      subject: ({ data }) => ({ table: 'invitations', id: data.id }),
      response: { 201: Done(Invitation), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      requireAdmin(actor, params.organization)
      await mailboxes.requireOf(params.organization, await keyOfEmail(db, body.email))
      const invitation = await db.transaction(async (tx) => {
        requireAdmin(await lockRoles(tx, actor), params.organization)
        if (await isMemberByEmail(tx, params.organization, body.email)) throw invalid({ email: [{ rule: 'already_in_organization' }] })
        const added = await addInvitation(tx, {
          organizationId: params.organization,
          email: body.email,
          role: body.role ?? 'member',
          invitedBy: actor.id,
        })
        await queueJob(tx, sendInvitation, { invitation_id: added.id })
        await recordAudit(tx, {
          organizationId: params.organization,
          by: actor,
          action: 'invitation.made',
          subject: ['invitation', added.id],
          details: { role: added.role },
        })
        return added
      })
      return { message: words.organizations.answers.invited(invitation), data: invitation }
    },
  )

  api.post(
    '/organizations/{organization}/invitations/many',
    {
      operationId: 'createManyInvitations',
      access: 'subscriber',
      summary: 'Invite many by e-mail at once (admins)',
      description:
        'Up to 200 addresses, each answered by itself; whom an invitation waits for gets no second one. 10,000 addresses a day for an organization, with those to whom invitations are sent again; then 429.',
      body: InviteMany,
      subject: () => null,
      response: { 200: ManyInvited, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      const results = await inviteMany(db, actor, params.organization, body.emails, body.role ?? 'member')
      const count = results.filter(({ result }) => result === 'invited').length
      return { message: words.organizations.answers.manyInvited({ count }), results }
    },
  )

  api.post(
    '/organizations/{organization}/invitations/send-again',
    {
      operationId: 'sendInvitationsAgain',
      access: 'subscriber',
      summary: 'Send invitations again: some, or all that wait (admins)',
      description:
        'Up to 200 by one request, an hour after they were last sent at the earliest; all that wait, a day after. They hold for two weeks from then on, and the links in the e-mails before no longer work.',
      body: SendAgain,
      subject: () => null,
      response: { 200: SentAgain, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      const { results, has_more } = await sendAgain(db, actor, params.organization, body.invitation_ids)
      const count = results.filter(({ result }) => result === 'sent').length
      return { message: words.organizations.answers.sentAgain({ count }), results, has_more }
    },
  )

  api.delete(
    '/organizations/{organization}/invitations/{invitation}',
    {
      operationId: 'revokeInvitation',
      access: 'subscriber',
      summary: 'Revoke an invitation (admins)',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await db.transaction(async (tx) => {
        requireAdmin(await lockRoles(tx, actor), params.organization)
        if ((await removeInvitation(tx, params.organization, params.invitation)) === 0) throw notFound('invitation_not_found')
        await recordAudit(tx, {
          organizationId: params.organization,
          by: actor,
          action: 'invitation.taken-back',
          subject: ['invitation', params.invitation],
        })
      })
      return { message: words.organizations.answers.invitation_revoked }
    },
  )
}
