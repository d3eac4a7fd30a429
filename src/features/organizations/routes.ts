// Organizations: the caller's, their settings, their people, and how new people come in.
import Type from 'typebox'
import type { Api, OrganizationRole as Role } from '#features/accounts/actor.ts'
import { avatarUrl } from '#features/accounts/avatars.ts'
import { confirmIdentity } from '#features/accounts/confirming.ts'
import { limitGuessing } from '#features/accounts/guessing.ts'
import { rememberPlace } from '#features/accounts/places/remembering.ts'
import { keyOfEmail } from '#features/accounts/queries.ts'
import { Register, SessionStarted, SignedIn } from '#features/accounts/schemas.ts'
import { deviceOf } from '#features/accounts/signing-in.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { requireOwnPage, setSession } from '#platform/http/browser-session.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done, Optional, Text } from '#platform/http/fields.ts'
import { offset, PageOf, pageOf, pageQuery } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { acceptedLanguage } from '#words/languages.ts'
import { LeaderMustBeReplaced } from './errors.ts'
import type { Groups } from './groups.ts'
import { countMembers, listMembers, type MemberRow } from './members/queries.ts'
import { changeRole, readMember, removeMember } from './membership.ts'
import { requireAdmin, requireLeaderOrAdmin } from './policy.ts'
import { findOrganizationOf, listOrganizationsOf } from './queries.ts'
import { acceptInvitation, register } from './registering.ts'
import {
  AcceptInvitation,
  ChangeOrganization,
  ChangeRefusal,
  ChangeRole,
  Organization,
  OrganizationMember,
  OrganizationRole,
} from './schemas.ts'
import { changeSettings, withLogo } from './settings.ts'

export function organizationRoutes(service: Api, services: Services, groups: Groups) {
  const { db, config } = services
  const api = service.withTag('Organizations')
  const guessing = limitGuessing(services)
  const identity = confirmIdentity(services)
  const mailboxes = limitMailboxes(services)
  const shown = withLogo(config.publicUrl)
  const withPicture = ({ avatar_key, ...member }: MemberRow) => ({
    ...member,
    avatar: avatarUrl(config.publicUrl, { ...member, avatar_key }),
  })

  service.withTag('Accounts').post(
    '/register',
    {
      operationId: 'register',
      access: 'anyone',
      summary: 'Create an account with an invitation or a group’s code',
      description:
        'With a group’s code the account belongs to the group’s organization; joining the group itself is another step. An invitation proves the e-mail address; with a code an e-mail asks to confirm it, and whoever has not within seven days can do nothing else (`email_unconfirmed`). Without `locale` the account keeps the language that `Accept-Language` names, where the service speaks it. With `session` a page of the service’s own gets a session in place of the token.',
      body: Register,
      response: { 201: Type.Union([SignedIn, SessionStarted]), 403: Refused, 422: ValidationFailed },
    },
    async ({ body, request, reply }) => {
      const kind = body.session ? 'session' : 'token'
      if (kind === 'session') requireOwnPage(request)
      const key = await keyOfEmail(db, body.email)
      await guessing.aMinute('register', key, request)
      const registered = await register(
        db,
        { ...body, locale: body.locale ?? acceptedLanguage(request.headers['accept-language']) ?? null, kind, device: deviceOf(request) },
        groups,
        { asksForProof: config.SMTP_URL !== '', maySendLink: () => mailboxes.allows('confirmation', key) },
      )
      await rememberPlace(db, registered.user.id, kind, request, reply)
      if (kind === 'token') return registered
      const { token, ...started } = registered
      setSession(reply, token, config.SESSION_IDLE_DAYS)
      return started
    },
  )

  api.post(
    '/invitations/accept',
    {
      operationId: 'acceptInvitation',
      access: 'signed-in',
      beforeSecondFactor: true,
      summary: 'Accept an invitation with my account',
      description: 'The invitation must have been sent to the account’s own address. Without an account, `POST /register` accepts it.',
      body: AcceptInvitation,
      response: { 200: Done(Organization), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const organizationId = await acceptInvitation(db, actor, body.invitation_token, groups)
      const organization = (await findOrganizationOf(db, actor, organizationId))!
      return { message: words.organizations.answers.joined(organization), data: shown(organization) }
    },
  )

  api.get(
    '/organizations',
    {
      operationId: 'listMyOrganizations',
      access: 'subscriber',
      beforeSecondFactor: true,
      summary: 'List my organizations',
      response: { 200: Data(Type.Array(Organization)) },
    },
    async ({ db, actor }) => ({ data: (await listOrganizationsOf(db, actor)).map(shown) }),
  )

  api.get(
    '/organizations/{organization}',
    {
      operationId: 'getOrganization',
      access: 'subscriber',
      summary: 'Read one of my organizations',
      response: { 200: Data(Organization), 404: Refused },
    },
    async ({ db, actor, params }) => {
      const organization = await findOrganizationOf(db, actor, params.organization)
      if (!organization) throw notFound('organization_not_found')
      return { data: shown(organization) }
    },
  )

  api.patch(
    '/organizations/{organization}',
    {
      operationId: 'updateOrganization',
      access: 'subscriber',
      summary: 'Change an organization’s name or settings (admins)',
      description:
        '`require_second_factor` is changed by an admin who has one (422), with their password (403 `confirm_identity`). Who needs one now is told, and can do nothing else there until they have (403 `second_factor_needed`).',
      body: ChangeOrganization,
      response: {
        200: Done(Organization),
        403: ChangeRefusal,
        404: Refused,
        422: ValidationFailed,
      },
    },
    async ({ db, actor, params, body, request, words }) => {
      const { current_password, ...wish } = body
      if (wish.require_second_factor !== undefined) requireAdmin(actor, params.organization)
      const hash =
        wish.require_second_factor === undefined
          ? undefined
          : await identity.require(db, actor, 'current_password', current_password, request)
      await changeSettings(db, actor, params.organization, wish, hash)
      return { message: words.organizations.answers.changed, data: shown((await findOrganizationOf(db, actor, params.organization))!) }
    },
  )

  api.get(
    '/organizations/{organization}/members',
    {
      operationId: 'listOrganizationMembers',
      access: 'subscriber',
      summary: 'List an organization’s people (admins and leaders)',
      query: {
        search: Optional(
          Text(255, {
            description: 'Words of a name or e-mail address, or parts of them, in any order; letter case and accents don’t count',
          }),
        ),
        role: Optional(Type.Unsafe<Role>({ ...OrganizationRole, description: 'Only those with this role' })),
        ...pageQuery(20, 100),
      },
      response: { 200: PageOf(OrganizationMember), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, query, address }) => {
      requireLeaderOrAdmin(actor, params.organization)
      const { search, role, page = 1, per_page: perPage = 20 } = query
      const filter = { search, role }
      const members = await listMembers(db, params.organization, filter, perPage, offset(page, perPage))
      return pageOf(members.map(withPicture), await countMembers(db, params.organization, filter), { page, perPage, address })
    },
  )

  api.get(
    '/organizations/{organization}/members/{user}',
    {
      operationId: 'getOrganizationMember',
      access: 'subscriber',
      summary: 'Read who somebody of the organization is (admins and leaders)',
      response: { 200: Data(OrganizationMember), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      requireLeaderOrAdmin(actor, params.organization)
      return { data: withPicture(await readMember(db, params.organization, params.user)) }
    },
  )

  api.patch(
    '/organizations/{organization}/members/{user}',
    {
      operationId: 'changeOrganizationMemberRole',
      access: 'subscriber',
      beforeSecondFactor: true,
      summary: 'Give someone another role (admins)',
      description: 'The last admin must stay an admin: 422 on `role`.',
      body: ChangeRole,
      response: { 200: Done(OrganizationMember), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      return {
        message: words.organizations.answers.role_changed,
        data: withPicture(await changeRole(db, actor, params.organization, params.user, body.role)),
      }
    },
  )

  api.delete(
    '/organizations/{organization}/members/{user}',
    {
      operationId: 'removeOrganizationMember',
      access: 'subscriber',
      beforeSecondFactor: true,
      summary: 'Remove someone from the organization and all of its groups (admins)',
      description: 'The last admin stays (422 on `user`), and so does who leads an active group there (`leader_must_be_replaced`).',
      response: { 200: Message, 403: Refused, 404: Refused, 422: refusals(LeaderMustBeReplaced) },
    },
    async ({ db, actor, params, words }) => {
      await removeMember(db, actor, params.organization, params.user, groups)
      return { message: words.organizations.answers.member_removed }
    },
  )
}
