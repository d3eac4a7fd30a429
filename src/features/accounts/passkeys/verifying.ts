// Whether what a device sent is right: made here, for a challenge of ours that is open, by somebody whom the device knows. Why it is not, nobody learns.
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Static } from 'typebox'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#src/services.ts'
import { ALGORITHMS, rpIdOf } from './asking.ts'
import { isOpenChallenge, type Purpose } from './challenges.ts'
import { type Credential, findCredential } from './queries.ts'
import type { PasskeyAnswer, PasskeyCreation } from './schemas.ts'

type Checking = Pick<Services, 'clock' | 'config'>

const whatDevicesSend = <Response>({ id, response }: { id: string; response: Response }) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
})

/** What is expected of either, and the challenge once it has been seen. */
function expecting(services: Checking, db: Db, purpose: Purpose) {
  const seen = { challenge: '' }
  const expected = {
    expectedChallenge: (challenge: string) => {
      seen.challenge = challenge
      return isOpenChallenge(db, services, purpose, challenge)
    },
    expectedOrigin: services.config.publicUrl,
    expectedRPID: rpIdOf(services),
    requireUserVerification: true,
  }
  return { seen, expected }
}

export interface Made {
  challenge: string
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: string[]
}

/** Undefined where anything about it is wrong. */
export async function verifyCreation(
  services: Checking,
  db: Db,
  purpose: Purpose,
  sent: Static<typeof PasskeyCreation>,
): Promise<Made | undefined> {
  const { clientDataJSON, attestationObject, transports } = sent.response
  const { seen, expected } = expecting(services, db, purpose)
  const credential = await orUndefined(async () => {
    requireOwnFrame(clientDataJSON)
    requireNoMaker(attestationObject)
    const response = whatDevicesSend({ id: sent.id, response: { clientDataJSON, attestationObject } })
    const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: ALGORITHMS })
    return verified ? registrationInfo?.credential : undefined
  })
  if (!credential) return undefined
  const publicKey = Buffer.from(credential.publicKey)
  const credentialId = Buffer.from(credential.id, 'base64url')
  if (publicKey.length > 2000 || credentialId.length > 1023) return undefined
  return { challenge: seen.challenge, credentialId, publicKey, signCount: credential.counter, transports: transports ?? [] }
}

export interface Answered {
  challenge: string
  passkey: Credential
  signCount: number
}

/** The passkey that it came from, even where the answer is wrong: tries are counted for its owner. */
export const findPasskeyOf = (db: Db, { id }: Static<typeof PasskeyAnswer>) => findCredential(db, Buffer.from(id, 'base64url'))

/** Undefined where anything about it is wrong. */
export async function verifyAnswer(
  services: Checking,
  db: Db,
  purpose: Purpose,
  passkey: Credential,
  sent: Static<typeof PasskeyAnswer>,
): Promise<Answered | undefined> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = sent.response
  // Where the device was asked for nobody's in particular, it says whose it is.
  if (purpose.for === 'signing in' && userHandle == null) return undefined
  if (userHandle != null && !passkey.handle.equals(Buffer.from(userHandle, 'base64url'))) return undefined
  const { seen, expected } = expecting(services, db, purpose)
  const info = await orUndefined(async () => {
    requireOwnFrame(clientDataJSON)
    const response = whatDevicesSend({ id: sent.id, response: { clientDataJSON, authenticatorData, signature } })
    // Its count is looked at where the row is locked (usePasskey).
    const credential = { id: sent.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, ...expected, credential })
    return verified ? authenticationInfo : undefined
  })
  return info && { challenge: seen.challenge, passkey, signCount: info.newCounter }
}

/** The library throws what is wrong with an answer, in sentences for programmers. What the database says is no answer's fault. */
async function orUndefined<Result>(work: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    return undefined
  }
}

/** No page of another in which ours is shown asks for one. */
function requireOwnFrame(clientDataJSON: string) {
  if (decodeClientDataJSON(clientDataJSON).crossOrigin) throw new Error('Asked for within a page of another site')
}

/** Who made the device was not asked for. Looking at certificates would have the service fetch what somebody else names in them. */
function requireNoMaker(attestationObject: string) {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const fmt = decoded.get('fmt')
  const isSelfSigned = fmt === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (fmt !== 'none' && !isSelfSigned) throw new Error('Comes with a certificate')
}
