// SQL of invitations into an organization.
import type { Static } from 'typebox'
import type { OrganizationRole } from '#features/accounts/actor.ts'
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import { OVER_DAYS } from '../imports/limits.ts'
import type { InvitationDelivery, InviteOutcome } from '../schemas.ts'

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
  delivery: Static<typeof InvitationDelivery>
  sent_at: Timestamp | null
  created_at: Timestamp
  expires_at: Timestamp
  accepted_at: Timestamp | null
}

export type InvitationState = 'waiting' | 'expired' | 'accepted'

const state = sql`case when accepted_at is not null then 'accepted' when expires_at <= now() then 'expired' else 'waiting' end`
const delivery = sql`case when is_held then 'held' when sent_at is not null then 'sent' when undelivered_at is not null then 'not_delivered' else 'on_its_way' end`
const invitationColumns = sql`id, email, role, ${state} as state, ${delivery} as delivery, sent_at, created_at, expires_at, accepted_at`

/** The link in the e-mail before works no more, and what became of that one is forgotten. */
const unsent = sql`secret_digest = null, sent_at = null, undelivered_at = null, is_held = false`
const forTwoWeeks = sql`now() + interval '14 days'`

/** Adds an invitation, or renews the open one to the same address. */
export const addInvitation = (db: Db, invitation: { organizationId: number; email: string; role: OrganizationRole; invitedBy: number }) =>
  db.one<InvitationRow>(sql`
    insert into invitations (organization_id, email, role, invited_by, expires_at)
    values (${invitation.organizationId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy}, ${forTwoWeeks})
    on conflict (organization_id, email_key(email)) where accepted_at is null
      do update set role = excluded.role, invited_by = excluded.invited_by, ${unsent}, created_at = now(), expires_at = excluded.expires_at,
        import_id = null
    returning ${invitationColumns}`)

/** What is to be said of each address, in their order. An address that stands there again was invited already. */
const judged = (organizationId: number, emails: readonly string[], fullMailboxes: readonly string[] = []) => sql`
  select email, key, place, case
      when key = any(${fullMailboxes}::text[]) then 'too_many'
      when row_number() over (partition by key order by place) > 1 then 'already_invited'
      when exists (
        select from users join organization_members on user_id = users.id and organization_id = ${organizationId}
        where email_key(users.email) = key and email_proven_at is not null) then 'already_member'
      when exists (
        select from invitations
        where organization_id = ${organizationId} and email_key(invitations.email) = key and accepted_at is null and expires_at > now()) then 'already_invited'
      else 'invited' end as result
  from (select email, email_key(email) as key, place from unnest(${emails}::text[]) with ordinality as sent(email, place)) sent`

/** Whom of these there is reason to invite, by the form in which addresses are compared (`email_key`). */
export const listInvitable = (db: Db, organizationId: number, emails: readonly string[]) =>
  db.many<{ key: string }>(sql`select key from (${judged(organizationId, emails)}) judged where result = 'invited'`)

/** Invites those of these addresses that there is reason to invite, and says of each what came of it. Rows are locked in one order. */
export const addInvitations = (
  tx: Db,
  invitations: {
    organizationId: number
    emails: readonly string[]
    /** Keys of those that may get no more now. */
    fullMailboxes: readonly string[]
    role: OrganizationRole
    invitedBy: number
  },
) => {
  const { organizationId, emails, fullMailboxes, role, invitedBy } = invitations
  return tx.many<{ id: number | null; result: Static<typeof InviteOutcome> }>(sql`
    with judged as materialized (${judged(organizationId, emails, fullMailboxes)}), added as (
      insert into invitations (organization_id, email, role, invited_by, expires_at)
      select ${organizationId}, email, ${role}, ${invitedBy}, ${forTwoWeeks} from judged where result = 'invited' order by key
      on conflict (organization_id, email_key(email)) where accepted_at is null
        do update set role = excluded.role, invited_by = excluded.invited_by, ${unsent}, created_at = now(), expires_at = excluded.expires_at
        where invitations.expires_at <= now() -- not one that another request has just made
      returning id, email_key(email) as key)
    select added.id, case when judged.result = 'invited' and added.id is null then 'already_invited' else judged.result end as result
    from judged left join added on added.key = judged.key and judged.result = 'invited' order by place`)
}

/** The invitation to this address that waits for an answer. */
export const findWaiting = (db: Db, organizationId: number, email: string) =>
  db.maybe<InvitationRow>(sql`
    select ${invitationColumns} from invitations
    where organization_id = ${organizationId} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()`)

interface SentBefore {
  id: number
  is_early: boolean
  /** `email_key` of the address. */
  key: string
}

/** What an admin holds back was not sent at all. */
const isEarly = (hours: number) => sql`not is_held and created_at > now() - make_interval(hours => ${hours})`

/** Open invitations of these ids; early are those that were sent in so many hours. */
export const listOpenOf = (db: Db, organizationId: number, ids: readonly number[], hours: number) =>
  db.many<SentBefore>(sql`
    select id, email_key(email) as key, ${isEarly(hours)} as is_early from invitations
    where organization_id = ${organizationId} and id = any(${ids}) and accepted_at is null`)

/** So many of those that wait and were sent before so many hours, the oldest first. What an admin holds back is theirs to send. */
export const listWaitingSince = (db: Db, organizationId: number, hours: number, atMost: number) =>
  db.many<SentBefore>(sql`
    select id, email_key(email) as key, false as is_early from invitations
    where organization_id = ${organizationId} and accepted_at is null and expires_at > now() and not is_held and not (${isEarly(hours)})
    order by created_at, id limit ${atMost}`)

/** Renews those that were sent before so many hours; ten who send them again at once do it once. */
export const renewInvitations = (
  tx: Db,
  { organizationId, ids, hours, invitedBy }: { organizationId: number; ids: readonly number[]; hours: number; invitedBy: number },
) =>
  tx.many<{ id: number }>(sql`
    with renewed as (
      select id from invitations
      where organization_id = ${organizationId} and id = any(${ids}) and accepted_at is null and not (${isEarly(hours)})
      order by email_key(email) for update)
    update invitations set invited_by = ${invitedBy}, ${unsent}, created_at = now(), expires_at = ${forTwoWeeks}
    from renewed where invitations.id = renewed.id returning invitations.id`)

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
  db.maybe<{ name: string; organization_id: number }>(sql`
    select organizations.name, organization_id from invitations join organizations on organizations.id = organization_id
    where secret_digest = ${secretDigest} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()`)

/** Whether this link was sent to this address, and a newer one that is open after it. */
export const isReplaced = async (db: Db, secretDigest: Buffer, email: string) =>
  (await db.maybe(sql`
    select from replaced_invitation_links join invitations on invitations.id = invitation_id
    where replaced_invitation_links.secret_digest = ${secretDigest} and email_key(email) = email_key(${email})
      and accepted_at is null and expires_at > now()`)) !== undefined

/** Uses up an invitation that is open and was sent to this address; gives what an import knows of the person, which is kept no longer. */
export const useInvitation = (db: Db, secretDigest: Buffer, email: string) =>
  db.maybe<{ organization_id: number; role: OrganizationRole; phone: string | null; birthday: string | null }>(sql`
    with open as (
      select id, phone, birthday from invitations
      where secret_digest = ${secretDigest} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()
      for update)
    update invitations set accepted_at = now(), name = null, phone = null, birthday = null
    from open where invitations.id = open.id
    returning organization_id, role, open.phone, open.birthday`)

/** Those that nobody accepted, with what is known of the people who did not come. */
export const removeSomeOver = (db: Db, count: number) =>
  db.run(sql`
    delete from invitations where id in (
      select id from invitations where accepted_at is null and expires_at < now() - make_interval(days => ${OVER_DAYS}) limit ${count}
      for update skip locked)`)

/**
 * What an invitation's e-mail says, and in which languages: of who holds the address, where somebody does, and of the organization that invites.
 * Undefined when it was taken back or accepted.
 */
export const findInvitation = (db: Db, invitationId: number) =>
  db.maybe<{ email: string; invited_name: string | null; organization: string; inviting_locale: string | null } & ReaderLocales>(sql`
    select invitations.email, invitations.name as invited_name, organizations.name as organization, organizations.locale as inviting_locale, ${readerLocales}
    from invitations join organizations on organizations.id = organization_id
    left join users on email_key(users.email) = email_key(invitations.email) and users.email_proven_at is not null
    where invitations.id = ${invitationId} and accepted_at is null and expires_at > now()`)

export const saveInvitationSecret = (db: Db, invitationId: number, secretDigest: Buffer) =>
  db.run(sql`update invitations set secret_digest = ${secretDigest} where id = ${invitationId} and accepted_at is null`)

/** An e-mail that waits since its mailbox got many looks as if it had gone out: whose those many are is no matter of who invites. */
export const savePutOff = (tx: Db, invitationId: number) =>
  tx.run(sql`
    update invitations set sent_at = coalesce(sent_at, now()) where id = ${invitationId} and accepted_at is null and not is_held`)

/** What became of the e-mail with this link; nothing where a newer one is to be sent. */
export const saveDelivery = (db: Db, secretDigest: Buffer, isSent: boolean) =>
  db.run(sql`
    update invitations set sent_at = case when ${isSent}::boolean then coalesce(sent_at, now()) end, undelivered_at = case when not ${isSent}::boolean then now() end
    where secret_digest = ${secretDigest}`)
