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
  /** The same for the same address, so that it is invited once, however often it is tried after no answer. */
  keyFor: (email: string) => string
}

/** Throws only what concerns all of them: not an admin any more, no such church. */
export async function inviteAll({ organization, role, addresses, noAddress, onProgress, keyFor }: Inviting): Promise<Outcome> {
  const outcome: Outcome = { invited: 0, notInvited: [], rest: [] }
  for (const [done, email] of addresses.entries()) {
    onProgress(done)
    if (!isAddress(email)) {
      outcome.notInvited.push({ email, why: noAddress })
      continue
    }
    try {
      const params = { path: { organization } }
      await ask(api.POST('/organizations/{organization}/invitations', { params, headers: once(keyFor(email)), body: { email, role } }))
      outcome.invited++
    } catch (error) {
      if (error instanceof Unreachable) return { ...outcome, rest: addresses.slice(done) }
      if (!(error instanceof Refusal) || ![422, 429].includes(error.status)) throw error
      outcome.notInvited.push({ email, why: error.errors['email']?.join(' ') ?? error.message })
    }
  }
  return outcome
}
