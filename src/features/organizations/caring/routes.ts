// How admins care for the accounts of their organization's people.
import type { Api } from '#features/accounts/actor.ts'
import { avatarUrl } from '#features/accounts/avatars.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { Message, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import type { Groups } from '../groups.ts'
import type { MemberRow } from '../members/queries.ts'
import { requireAdmin } from '../policy.ts'
import { OrganizationMember } from '../schemas.ts'
import { correctMemberName, sendPasswordLink } from './caring.ts'
import { listSuspended } from './queries.ts'
import { CorrectName, SuspendedMember } from './schemas.ts'
import { restoreMember, suspendMember } from './suspending.ts'

export function caringRoutes(service: Api, services: Services, groups: Groups) {
  const api = service.withTag('Organizations')
  const mailboxes = limitMailboxes(services)
  const withPicture = <Row extends Pick<MemberRow, 'id' | 'name' | 'avatar_key'>>({ avatar_key, ...member }: Row) => ({
    ...member,
    avatar: avatarUrl(services.config.publicUrl, { ...member, avatar_key }),
  })

  api.put(
    '/organizations/{organization}/members/{user}/name',
    {
      operationId: 'correctMemberName',
      access: 'subscriber',
      summary: 'Correct somebody’s name (admins)',
      description: 'While this is the person’s only organization; then it is theirs alone to change. They are told.',
      body: CorrectName,
      response: { 200: Done(OrganizationMember), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.organizations.answers.name_corrected,
      data: withPicture(await correctMemberName(db, actor, params.organization, params.user, body.name)),
    }),
  )

  api.post(
    '/organizations/{organization}/members/{user}/password-link',
    {
      operationId: 'sendPasswordLink',
      access: 'subscriber',
      summary: 'Send somebody a link with which to set a new password (admins)',
      description:
        'By e-mail to their own address, once they have confirmed it; nobody else reads the link. What they had works until they use it. Five an hour to one person; then 429.',
      response: { 200: Message, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      await mailboxes.require('password-link', `${params.user}`)
      await sendPasswordLink(db, actor, params.organization, params.user)
      return { message: words.organizations.answers.password_link_sent }
    },
  )

  api.get(
    '/organizations/{organization}/members/suspended',
    {
      operationId: 'listSuspendedMembers',
      access: 'subscriber',
      summary: 'List who is suspended from an organization (admins)',
      query: completeListQuery,
      response: { 200: CompleteListOf(SuspendedMember), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      requireAdmin(actor, params.organization)
      return completeList((await listSuspended(db, params.organization, before)).map(withPicture), before)
    },
  )

  api.put(
    '/organizations/{organization}/members/{user}/suspension',
    {
      operationId: 'suspendMember',
      access: 'subscriber',
      summary: 'Suspend somebody from the organization (admins)',
      description:
        'At once they are out of it and of its groups, and no invitation, code or request brings them back; what else they belong to stays. Active groups that they lead become inactive. Not the last admin, nor oneself (422 on `user`). They are told.',
      response: { 200: Message, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, words }) => {
      await suspendMember(db, actor, params.organization, params.user, groups)
      return { message: words.organizations.answers.member_suspended }
    },
  )

  api.delete(
    '/organizations/{organization}/members/{user}/suspension',
    {
      operationId: 'restoreMember',
      access: 'subscriber',
      summary: 'Restore the membership of somebody who is suspended (admins)',
      description:
        'With their role, and their places in groups that have a seat left. Leading, assigned trainings, the care team and pairs do not come back by themselves. They are told.',
      response: { 200: Done(OrganizationMember), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => ({
      message: words.organizations.answers.member_restored,
      data: withPicture(await restoreMember(db, actor, params.organization, params.user, groups)),
    }),
  )
}
