// Using a passkey: the challenge is used up, and a device whose count does not go up was copied.
import type { Db } from '#platform/db/database.ts'
import type { RateLimits } from '#platform/http/rate-limit.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { lockPerson } from '../queries.ts'
import { secondFactorChanged } from '../second-factor/jobs.ts'
import { useChallenge } from './challenges.ts'
import { usePasskey } from './queries.ts'
import type { Answered } from './verifying.ts'

/** What came of an answer that was right: undefined where the challenge was used already, or the passkey is gone. */
export type Use<Result> = { is_copy: true } | { is_copy: false; result: Result } | undefined

/** Runs `work` in the transaction in which it is used. Whoever ends passkeys locks the person first, too. */
export const useAnswer = <Result>(db: Db, { challenge, passkey, signCount }: Answered, work: (tx: Db) => Promise<Result>) =>
  db.transaction(async (tx): Promise<Use<Result>> => {
    await lockPerson(tx, passkey.user_id)
    if (!(await useChallenge(tx, challenge))) return undefined
    const used = await usePasskey(tx, passkey.id, passkey.user_id, signCount)
    if (!used) return undefined
    return used.is_copy ? { is_copy: true } : { is_copy: false, result: await work(tx) }
  })

const DAY = 86_400

/** Its owner is e-mailed, once a day. */
export async function tellOfCopy({ db, limits }: { db: Db; limits: RateLimits }, userId: number) {
  const { exceeded } = await limits.spend('passkey-copied', 1, `user ${userId}`, DAY)
  if (!exceeded) await queueJob(db, secondFactorChanged, { user_id: userId, change: 'passkey_copied' })
}
