// A new account, for someone who was invited or who has a group's code: it belongs to that organization from the start.
import { passwordErrors } from '#features/accounts/passwords.ts'
import { addUser } from '#features/accounts/queries.ts'
import { issueToken } from '#features/accounts/signing-in.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { hashPassword } from '#platform/passwords.ts'
import { digest } from '#platform/secrets.ts'
import { addOrganizationMember, findOrganizationByCode, useInvitation } from './queries.ts'

interface Registration {
  name: string
  email: string
  password: string
  password_confirmation?: string | null
  invitation_token?: string | null
  joinCode?: string | null
  device: string | null
}

/** Makes the account and signs it in. An invitation gives its role; a group's code makes a member of its organization, not of the group. */
export async function register(db: Db, person: Registration) {
  const { name, email, invitation_token, joinCode } = person
  const errors = passwordErrors(person)
  if (!invitation_token && !joinCode) errors['invitation_token'] = ['The invitation token field is required when join code is not present.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const passwordHash = await hashPassword(person.password)
  return db.transaction(async (tx) => {
    const place = invitation_token ? await invitedTo(tx, invitation_token, email) : await comingByCode(tx, joinCode!)
    const user = await addUser(tx, { name, email, passwordHash })
    if (!user) throw invalid({ email: ['The email has already been taken.'] })
    await addOrganizationMember(tx, place.organization_id, user.id, place.role)
    return { user, token: await issueToken(tx, user.id, person.device) }
  })
}

async function invitedTo(tx: Db, token: string, email: string) {
  const invitation = await useInvitation(tx, digest(token), email)
  if (!invitation) throw invalid({ invitation_token: ['This invitation is used up, too old, or was sent to another address.'] })
  return invitation
}

async function comingByCode(tx: Db, code: string) {
  const found = await findOrganizationByCode(tx, code)
  if (!found) throw invalid({ joinCode: ['The selected join code is invalid.'] })
  return { organization_id: found.organization_id, role: 'member' as const }
}
