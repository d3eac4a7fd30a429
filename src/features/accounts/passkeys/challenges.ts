// What a device signs: random, good for five minutes and once. The service signs it and keeps nothing until it has been answered, so that whoever
// asks for many fills no table.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { digest } from '#platform/secrets.ts'
import { signingKey } from '#platform/signing-keys.ts'
import type { Services } from '#src/services.ts'
import { addUsedChallenge } from './queries.ts'

export const CHALLENGE_MINUTES = 5

/** Signing in begins with nobody; what somebody signed in does is theirs, in that sign-in. */
export type Purpose = { for: 'signing in' } | { for: 'registering' | 'confirming'; userId: number; tokenId: number }

/** When it ends (six bytes, milliseconds since 1970), 16 random bytes, and the signature over both and what it is for. */
const END = 6
const SIGNED = END + 16
const LENGTH = SIGNED + 32

const keyOf = (db: Db) => signingKey(db, 'passkeys', () => randomBytes(32))
const signatureOf = (key: Buffer, signed: Buffer, purpose: Purpose) => {
  const whose = purpose.for === 'signing in' ? '' : `${purpose.userId} ${purpose.tokenId}`
  return createHmac('sha256', key).update(signed).update(`${purpose.for} ${whose}`).digest()
}

export async function newChallenge(db: Db, { clock }: Pick<Services, 'clock'>, purpose: Purpose): Promise<string> {
  const signed = randomBytes(SIGNED)
  signed.writeUIntBE(clock.now() + CHALLENGE_MINUTES * 60_000, 0, END)
  return Buffer.concat([signed, signatureOf(await keyOf(db), signed, purpose)]).toString('base64url')
}

export async function isOpenChallenge(db: Db, { clock }: Pick<Services, 'clock'>, purpose: Purpose, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== LENGTH || bytes.readUIntBE(0, END) <= clock.now()) return false
  return timingSafeEqual(signatureOf(await keyOf(db), bytes.subarray(0, SIGNED), purpose), bytes.subarray(SIGNED))
}

/** Uses it up; false where somebody was faster. Whoever else answers it meanwhile waits until this transaction ends. */
export const useChallenge = async (tx: Db, challenge: string): Promise<boolean> => {
  const bytes = Buffer.from(challenge, 'base64url')
  // By its bytes: the same ones can be written in several ways.
  return (await addUsedChallenge(tx, digest(bytes.toString('hex')), bytes.readUIntBE(0, END))) > 0
}
