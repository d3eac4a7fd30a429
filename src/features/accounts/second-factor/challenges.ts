// What the right password is worth to whoever has a second factor: a challenge, for ten minutes.
import type { Db } from '#platform/db/database.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import { addChallenge } from './queries.ts'

const MINUTES = 10

/** Undefined when another password was set meanwhile. */
export async function newChallenge(db: Db, userId: number, passwordHash: string): Promise<string | undefined> {
  const secret = newSecret()
  const added = await addChallenge(db, userId, { secretDigest: digest(secret), passwordHash, minutes: MINUTES })
  return added > 0 ? secret : undefined
}
