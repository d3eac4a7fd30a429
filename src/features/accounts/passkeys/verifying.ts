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

/** What is expected of either, where it answers a challenge of ours that is open. */
async function expecting(services: Checking, db: Db, purpose: Purpose, clientDataJSON: string) {
  const challenge = await orUndefined(async () => challengeIn(clientDataJSON))
  if (challenge === undefined || !(await isOpenChallenge(db, services, purpose, challenge))) return undefined
  return {
    expectedChallenge: challenge,
    expectedOrigin: services.config.publicUrl,
    expectedRPID: rpIdOf(services),
    requireUserVerification: true,
  }
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
  const expected = await expecting(services, db, purpose, clientDataJSON)
  if (!expected) return undefined
  const credential = await orUndefined(async () => {
    requireNoMaker(attestationObject)
    const response = whatDevicesSend({ id: sent.id, response: { clientDataJSON, attestationObject } })
    const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: ALGORITHMS })
    return verified ? registrationInfo?.credential : undefined
  })
  if (!credential) return undefined
  const publicKey = Buffer.from(credential.publicKey)
  const credentialId = Buffer.from(credential.id, 'base64url')
  if (publicKey.length > 2000 || credentialId.length === 0 || credentialId.length > 1023) return undefined
  return { challenge: expected.expectedChallenge, credentialId, publicKey, signCount: credential.counter, transports: transports ?? [] }
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
  const expected = await expecting(services, db, purpose, clientDataJSON)
  if (!expected) return undefined
  const info = await orUndefined(async () => {
    const response = whatDevicesSend({ id: sent.id, response: { clientDataJSON, authenticatorData, signature } })
    // Its count is looked at where the row is locked (usePasskey).
    const credential = { id: sent.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, ...expected, credential })
    return verified ? authenticationInfo : undefined
  })
  return info && { challenge: expected.expectedChallenge, passkey, signCount: info.newCounter }
}

/** The library throws what is wrong with an answer, in sentences for programmers. Nothing within asks the database, whose errors are no answer's fault. */
async function orUndefined<Result>(work: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** No page of another in which ours is shown asks for one. */
function challengeIn(clientDataJSON: string): string {
  const { crossOrigin, challenge } = decodeClientDataJSON(clientDataJSON)
  if (crossOrigin) throw new Error('Asked for within a page of another site')
  // Whoever writes it writes what they like.
  if (typeof challenge !== 'string') throw new Error('Answers no challenge')
  return challenge
}

/** Who made the device was not asked for. Looking at certificates would have the service fetch what somebody else names in them. */
function requireNoMaker(attestationObject: string) {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const fmt = decoded.get('fmt')
  const isSelfSigned = fmt === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (fmt !== 'none' && !isSelfSigned) throw new Error('Comes with a certificate')
}
