// Inviting many by e-mail, one after the other: what was refused is kept with the reason, and what was sent is not sent again.
import { api, ask, once, Refusal, type Schemas, Unreachable } from '#web/api/asking.ts'
import { isAddress } from '#web/features/organizations/managing/addresses.ts'

export type Role = Schemas['Invitation']['role']

export interface NotInvited {
  email: string
  why: string
}

interface Outcome {
  invited: number
  notInvited: NotInvited[]
  /** Those whose turn did not come, since the service does not answer. */
  rest: string[]
}

interface Inviting {
  organization: number
  role: Role
  addresses: readonly string[]
  /** Says it of what is no address. */
  noAddress: string
  onProgress: (done: number) => void
  /** Of those that were sent and not answered: each is invited once, however often it is tried. */
  keys: Map<string, string>
}

/** Throws only what concerns all of them: not an admin any more, no such church. */
export async function inviteAll({ organization, role, addresses, noAddress, onProgress, keys }: Inviting): Promise<Outcome> {
  const outcome: Outcome = { invited: 0, notInvited: [], rest: [] }
  for (const [done, email] of addresses.entries()) {
    onProgress(done)
    if (!isAddress(email)) {
      outcome.notInvited.push({ email, why: noAddress })
      continue
    }
    const sent = `${email} ${role}`
    const key = keys.get(sent) ?? crypto.randomUUID()
    keys.set(sent, key)
    try {
      const params = { path: { organization } }
      await ask(api.POST('/organizations/{organization}/invitations', { params, headers: once(key), body: { email, role } }))
      keys.delete(sent)
      outcome.invited++
    } catch (error) {
      if (error instanceof Unreachable) return { ...outcome, rest: addresses.slice(done) }
      // What was refused may be allowed later: the service would give its first answer again.
      keys.delete(sent)
      if (!(error instanceof Refusal) || ![422, 429].includes(error.status)) throw error
      outcome.notInvited.push({ email, why: error.errors['email']?.join(' ') ?? error.message })
    }
  }
  return outcome
}
