// How people come into an organization: with a new account, by an invitation or a group's code, or by an invitation to the account they have.
import type { Actor, OrganizationRole } from '#features/accounts/actor.ts'
import { requestEmailProof } from '#features/accounts/addresses/proving.ts'
import { requireHardToGuess } from '#features/accounts/passwords.ts'
import { addUnprovenUser, addUser, saveAccount, saveEmail } from '#features/accounts/queries.ts'
import type { TokenKind } from '#features/accounts/sign-ins/queries.ts'
import { issueToken } from '#features/accounts/signing-in.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, invalidChoice } from '#platform/http/errors.ts'
import { hashPassword } from '#platform/passwords.ts'
import { digest } from '#platform/secrets.ts'
import type { Groups } from './groups.ts'
import { findInvitedTo, isReplaced, useInvitation } from './invitations/queries.ts'
import { joinOrganization } from './joining.ts'

interface Registration {
  name: string
  email: string
  password: string
  invitation_token?: string | null
  joinCode?: string | null
  locale: string | null
  kind: TokenKind
  device: string | null
}

/** Where somebody comes in, and what an import knows of them. */
interface Place {
  organizationId: number
  role: OrganizationRole
  way: 'invitation' | 'code'
  phone?: string | null
  birthday?: string | null
}

/**
 * Creates the account and signs it in. An invitation gives its role, and proves the address to which it was sent; a group's code makes a member of
 * its organization, not of the group, and has the address proven by a link (`asksForProof`: where e-mails go out at all; `maySendLink`: not to a mailbox that
 * got many, whose owner can have another one sent later).
 */
export async function register(
  db: Db,
  person: Registration,
  groups: Groups,
  { asksForProof, maySendLink }: { asksForProof: boolean; maySendLink: () => Promise<boolean> },
) {
  const { name, email, invitation_token, joinCode, locale } = person
  const church = invitation_token
    ? await findInvitedTo(db, digest(invitation_token), email)
    : await groups.findOrganizationByCode(db, joinCode!)
  if (!church) throw invitation_token ? await notInvited(db, invitation_token, email) : unknownCode()
  await requireHardToGuess(person.password, [name, email, church.name])
  const passwordHash = await hashPassword(person.password)
  const isProven = Boolean(invitation_token) || !asksForProof
  const sendsLink = !isProven && (await maySendLink())
  return db.transaction(async (tx) => {
    const {
      phone = null,
      birthday = null,
      ...place
    }: Place = invitation_token ? await invitedTo(tx, groups, invitation_token, email) : await comingByCode(tx, groups, joinCode!)
    const user = await (isProven ? addUser : addUnprovenUser)(tx, { name, email, passwordHash, locale })
    if (!user) throw invalid({ email: [{ rule: 'email_taken' }] })
    await joinOrganization(tx, { ...place, userId: user.id })
    if (phone ?? birthday) await saveAccount(tx, user.id, { phone, birthday })
    if (sendsLink) await requestEmailProof(tx, user.id, email)
    return { user, must_confirm_email: false, token: await issueToken(tx, user.id, person.device, { kind: person.kind }) }
  })
}

/** Accepts an invitation with an account that exists. Who belongs already gets the invitation's role where it is the higher one. */
export const acceptInvitation = (db: Db, actor: Actor, token: string, groups: Groups) =>
  db.transaction(async (tx) => {
    // What an import knows is for new accounts alone: this one is the person's own.
    const { phone: _, birthday: __, ...place } = await invitedTo(tx, groups, token, actor.email)
    if (!actor.isProven && !(await saveEmail(tx, actor.id, actor.email))) throw await notInvited(tx, token, actor.email)
    await joinOrganization(tx, { ...place, userId: actor.id })
    return place.organizationId
  })

async function invitedTo(tx: Db, groups: Groups, token: string, email: string) {
  const church = await findInvitedTo(tx, digest(token), email)
  // Groups come before invitations: whoever removes the admin who invited holds them, and then ends what that one sent.
  if (church) await groups.lockGlobalGroups(tx, church.organization_id)
  const invitation = church && (await useInvitation(tx, digest(token), email))
  if (!invitation) throw await notInvited(tx, token, email)
  const { organization_id: organizationId, role, phone, birthday } = invitation
  return { organizationId, role, way: 'invitation' as const, phone, birthday }
}

async function comingByCode(tx: Db, groups: Groups, code: string) {
  const found = await groups.findOrganizationByCode(tx, code)
  if (!found) throw unknownCode()
  return { organizationId: found.organization_id, role: 'member' as const, way: 'code' as const }
}

/** Whoever has an older link, and the mailbox to which it was sent, hears that there is a newer one. */
const notInvited = async (db: Db, token: string, email: string) =>
  invalid({ invitation_token: [{ rule: (await isReplaced(db, digest(token), email)) ? 'invitation_replaced' : 'invitation_used_up' }] })
const unknownCode = () => invalidChoice('joinCode')
