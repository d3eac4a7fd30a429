// SQL of invitations into an organization.
import type { OrganizationRole } from '#features/accounts/actor.ts'
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'

/** Whether the account that holds this address belongs to the organization. */
export const isMemberByEmail = async (db: Db, organizationId: number, email: string) =>
  (await db.maybe(sql`
    select from organization_members join users on users.id = user_id where organization_id = ${organizationId} and email_key(email) = email_key(${email}) and email_proven_at is not null`)) !==
  undefined

export interface InvitationRow {
  id: number
  email: string
  role: OrganizationRole
  state: InvitationState
  created_at: Timestamp
  expires_at: Timestamp
  accepted_at: Timestamp | null
}

export type InvitationState = 'waiting' | 'expired' | 'accepted'

const state = sql`case when accepted_at is not null then 'accepted' when expires_at <= now() then 'expired' else 'waiting' end`
const invitationColumns = sql`id, email, role, ${state} as state, created_at, expires_at, accepted_at`

/** Adds an invitation, or renews the open one to the same address. */
export const addInvitation = (db: Db, invitation: { organizationId: number; email: string; role: OrganizationRole; invitedBy: number }) =>
  db.one<InvitationRow>(sql`
    insert into invitations (organization_id, email, role, invited_by, expires_at)
    values (${invitation.organizationId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy}, now() + interval '14 days')
    on conflict (organization_id, email_key(email)) where accepted_at is null
      do update set role = excluded.role, invited_by = excluded.invited_by, secret_digest = null, created_at = now(), expires_at = excluded.expires_at
    returning ${invitationColumns}`)

/** Those in one state; without it the open ones, which wait or are expired. An accepted one only while whoever has the address belongs. */
export async function listInvitations(db: Db, organizationId: number, wanted: InvitationState | undefined, after: number) {
  const found = sql`
    select ${invitationColumns}, row_number() over (order by coalesce(accepted_at, created_at) desc, id desc) as place
    from invitations
    where organization_id = ${organizationId} and ${state} = any(${wanted ? [wanted] : ['waiting', 'expired']}::text[])
      and (accepted_at is null or exists (
        select from users join organization_members on user_id = users.id and organization_members.organization_id = invitations.organization_id
        where email_key(users.email) = email_key(invitations.email) and email_proven_at is not null))`
  return withoutPlaces(await db.many<InvitationRow & WithPlace>(partOf(found, { octets: sql`octet_length(email) + 150`, after })))
}

export const removeInvitation = (db: Db, organizationId: number, invitationId: number) =>
  db.run(sql`delete from invitations where id = ${invitationId} and organization_id = ${organizationId} and accepted_at is null`)

/** Where an invitation leads that is open and was sent to this address. */
export const findInvitedTo = (db: Db, secretDigest: Buffer, email: string) =>
  db.maybe<{ name: string }>(sql`
    select name from invitations join organizations on organizations.id = organization_id
    where secret_digest = ${secretDigest} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()`)

/** Uses up an invitation that is open and was sent to this address. */
export const useInvitation = (db: Db, secretDigest: Buffer, email: string) =>
  db.maybe<{ organization_id: number; role: OrganizationRole }>(sql`
    update invitations set accepted_at = now()
    where secret_digest = ${secretDigest} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()
    returning organization_id, role`)

/**
 * What an invitation's e-mail says, and in which languages: of who holds the address, where somebody does, and of the organization that invites.
 * Undefined when it was taken back or accepted.
 */
export const findInvitation = (db: Db, invitationId: number) =>
  db.maybe<{ email: string; organization: string; inviting_locale: string | null } & ReaderLocales>(sql`
    select invitations.email, organizations.name as organization, organizations.locale as inviting_locale, ${readerLocales}
    from invitations join organizations on organizations.id = organization_id
    left join users on email_key(users.email) = email_key(invitations.email) and users.email_proven_at is not null
    where invitations.id = ${invitationId} and accepted_at is null and expires_at > now()`)

export const saveInvitationSecret = (db: Db, invitationId: number, secretDigest: Buffer) =>
  db.run(sql`update invitations set secret_digest = ${secretDigest} where id = ${invitationId} and accepted_at is null`)
