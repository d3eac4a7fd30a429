// What a client sends back to go on from where it was: the moment up to which it has heard everything, sealed. How many transactions a service has had,
// and how many at once, would tell how much goes on in other churches. It is opened by the database that it is of, and by no restored one.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { signingKey } from '#platform/signing-keys.ts'
import { HOURS_RESUMED, LONGEST_ID } from './limits.ts'

const [CIPHER, NONCE, TAG] = ['aes-256-gcm', 12, 16] as const

export interface Positions {
  seal(moment: string): string
  /** Undefined for what is none of ours, or too long ago. */
  open(id: string): string | undefined
}

export async function openPositions(db: Db, clock: Clock): Promise<Positions> {
  const key = await signingKey(db, 'live-events', () => randomBytes(32))
  return {
    seal(moment) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = [nonce, cipher.update(`${clock.now()} ${moment}`, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    open(id) {
      const sealed = Buffer.from(id.slice(0, LONGEST_ID), 'base64url')
      if (sealed.length <= NONCE + TAG) return undefined
      const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG }).setAuthTag(sealed.subarray(-TAG))
      try {
        const text = Buffer.concat([cipher.update(sealed.subarray(NONCE, -TAG)), cipher.final()]).toString('utf8')
        const [at, moment] = text.split(' ')
        return clock.now() - Number(at) < HOURS_RESUMED * 3_600_000 ? moment : undefined
      } catch {
        return undefined
      }
    },
  }
}
