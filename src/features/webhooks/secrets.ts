// The secrets of webhooks. Each follows from a salt in its row and a key of the service, so that neither a list of webhooks nor a look into their table shows
// one, and none lives on in a backup that was restored: the key does not.
import { hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { signingKey } from '#platform/signing-keys.ts'

const BYTES = 32

export const newSalt = () => randomBytes(BYTES)

/** Gives what derives a secret from its salt. */
export async function secretsOf(db: Db): Promise<(salt: Buffer) => Buffer> {
  const key = await signingKey(db, 'webhooks', newSalt)
  return (salt) => Buffer.from(hkdfSync('sha256', key, salt, 'webhook', BYTES))
}
