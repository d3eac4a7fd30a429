// What a browser is asked for: to make a passkey, or to sign with one. Where it opens is the service's own address, whatever a request says.
import type { Static } from 'typebox'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#src/services.ts'
import { CHALLENGE_MINUTES, newChallenge, type Purpose } from './challenges.ts'
import { findPasskeyOwner, listCredentials } from './queries.ts'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from './schemas.ts'

type Asking = Pick<Services, 'clock' | 'config'>

const timeout = CHALLENGE_MINUTES * 60_000
/** EdDSA, ES256 and RS256: what devices have. */
export const ALGORITHMS = [-8, -7, -257]

export const rpIdOf = ({ config }: Pick<Services, 'config'>) => new URL(config.publicUrl).hostname

const describe = (credentials: Awaited<ReturnType<typeof listCredentials>>) =>
  credentials.map(({ credential_id, transports }) => ({
    type: 'public-key' as const,
    id: credential_id.toString('base64url'),
    transports,
  }))

export async function creationOptions(
  services: Asking,
  db: Db,
  who: { id: number; tokenId: number },
): Promise<Static<typeof PasskeyCreationOptions>> {
  const owner = await findPasskeyOwner(db, who.id)
  return {
    challenge: await newChallenge(db, services, { for: 'registering', userId: who.id, tokenId: who.tokenId }),
    rp: { id: rpIdOf(services), name: owner.service },
    user: { id: owner.handle.toString('base64url'), name: owner.email, displayName: owner.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout,
    excludeCredentials: describe(await listCredentials(db, who.id)),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** For signing in it names nobody's: the device shows which it has. */
export async function requestOptions(services: Asking, db: Db, purpose: Purpose): Promise<Static<typeof PasskeyRequestOptions>> {
  return {
    challenge: await newChallenge(db, services, purpose),
    rpId: rpIdOf(services),
    timeout,
    userVerification: 'required',
    allowCredentials: purpose.for === 'signing in' ? [] : describe(await listCredentials(db, purpose.userId)),
  }
}
