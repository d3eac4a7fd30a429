// Ending all passkeys, where somebody comes back in by an e-mail or the operator: whoever had the account meanwhile may have added one.
import type { Db } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { secondFactorChanged } from '../second-factor/jobs.ts'
import { isAskedForSecondFactor } from '../second-factor/queries.ts'
import { countPasskeys, removePasskeys } from './queries.ts'

/** Its owner is told, if there were any. */
export async function endPasskeys(tx: Db, userId: number) {
  if ((await removePasskeys(tx, userId)) > 0) await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'passkeys_ended' })
}

/** An e-mail passes no second factor that a church asks for: there they stay, since whoever reads the mail could set up others. */
export async function endPasskeysByEmail(tx: Db, userId: number) {
  if (!(await isAskedForSecondFactor(tx, userId))) return endPasskeys(tx, userId)
  if ((await countPasskeys(tx, userId)) > 0) await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'passkeys_kept' })
}
