// The code that sets the first organization up. Whoever reads the service's terminal has it: else whoever finds the address first would own it.
import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { digest, isDigestOf } from '#platform/secrets.ts'
import { signingKey } from '#platform/signing-keys.ts'

/** Without letters that look like others. Its length divides 256, so that each is as likely. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Every process of a service, and each start, has the same: `K7QW-M2XR-9D4H-TBVN`, 80 random bits. */
export async function setupCode(db: Db): Promise<string> {
  const secret = await signingKey(db, 'setup', () => randomBytes(32))
  const letters = [...secret.subarray(0, 16)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** However it is typed. */
export const isSetupCode = async (db: Db, typed: string) => isDigestOf(plain(typed), digest(plain(await setupCode(db))))

const plain = (code: string) => code.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
