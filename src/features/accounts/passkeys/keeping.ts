// The passkeys of an account: adding and removing them.
import { recordAccountAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound, unauthenticated } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { ConfirmIdentity } from '../errors.ts'
import { lockPasswordHash, lockPerson } from '../queries.ts'
import { requireGiven } from '../second-factor/changing.ts'
import { secondFactorChanged } from '../second-factor/jobs.ts'
import { hasToken } from '../second-factor/queries.ts'
import { saveGiven } from '../sign-ins/queries.ts'
import { useChallenge } from './challenges.ts'
import { addPasskey, countPasskeys, removePasskey } from './queries.ts'
import type { Made } from './verifying.ts'

const MOST_PASSKEYS = 10

interface Who {
  id: number
  tokenId: number
}

/** Adds what a device has made for the challenge of this sign-in, for which the password was given. */
export const keepPasskey = (db: Db, { id, tokenId }: Who, name: string, { challenge, ...made }: Made) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, id)
    if (!(await hasToken(tx, id, tokenId))) throw unauthenticated()
    await requireGiven(tx, { id, tokenId })
    if (!(await useChallenge(tx, challenge))) throw refusedPasskey()
    await requireRoom(tx, id)
    const added = await addPasskey(tx, id, { name, ...made })
    if (!added) throw invalid({ credential: [{ rule: 'passkey_known' }] })
    await saveGiven(tx, tokenId, 'passkey')
    await recordAccountAudit(tx, { by: { id }, action: 'account.passkey-added', userId: id })
    await queueJob(tx, secondFactorChanged, { user_id: id, change: 'passkey_added' })
    return added
  })

/** Looked at before the device makes one, too. */
export async function requireRoom(db: Db, userId: number) {
  if ((await countPasskeys(db, userId)) >= MOST_PASSKEYS) throw invalid({ name: [{ rule: 'too_many_passkeys', max: MOST_PASSKEYS }] })
}

export const takePasskeyAway = (db: Db, { id: userId, tokenId }: Who, passkeyId: number, passwordHash: string) =>
  db.transaction(async (tx) => {
    if (!(await lockPasswordHash(tx, userId, passwordHash))) throw new ConfirmIdentity({})
    await requireGiven(tx, { id: userId, tokenId })
    if ((await removePasskey(tx, userId, passkeyId)) === 0) throw passkeyNotFound()
    await recordAccountAudit(tx, { by: { id: userId }, action: 'account.passkey-removed', userId })
    await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'passkey_removed' })
  })

export const refusedPasskey = () => invalid({ credential: [{ rule: 'passkey_refused' }] })
export const passkeyNotFound = () => notFound('passkey_not_found')
