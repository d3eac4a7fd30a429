// Setting a second factor up, new codes of recovery, and taking it away.
import { recordAccountAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, unauthenticated } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { ConfirmIdentity } from '../errors.ts'
import { removePasskeys } from '../passkeys/queries.ts'
import { lockPasswordHash } from '../queries.ts'
import { removeTokens, saveGiven } from '../sign-ins/queries.ts'
import { appAddress, digestOfRecoveryCode, newAppSecret, newRecoveryCodes, sealAppSecret, useAppCode, useCode, WrongCode } from './codes.ts'
import { SecondFactorIsOff, SecondFactorIsOn } from './errors.ts'
import { secondFactorChanged } from './jobs.ts'
import {
  findAppLabel,
  findSecondFactor,
  hasToken,
  lacksSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  saveNewSecret,
  saveSecondFactorOn,
} from './queries.ts'

type Checking = Pick<Services, 'sealing' | 'clock' | 'log'>
interface Who {
  id: number
  tokenId: number
}

/** A secret for their app, shown this once. It is in use from its first code on, within an hour. */
export async function beginSecondFactor(services: Pick<Services, 'sealing'>, db: Db, who: Who, passwordHash: string) {
  const secret = newAppSecret()
  const sealed = await sealAppSecret(services, who.id, secret)
  return db.transaction(async (tx) => {
    await requireStill(tx, who, passwordHash)
    await requireGiven(tx, who)
    if ((await saveNewSecret(tx, who.id, sealed)) === 0) throw new SecondFactorIsOn({})
    return { secret, address: appAddress(secret, await findAppLabel(tx, who.id)) }
  })
}

/** The first code of the app: from now on signing in asks for one. Every other sign-in ends: it was begun without. */
export const finishSecondFactor = (services: Checking, db: Db, { id, tokenId }: Who, code: string) =>
  db.transaction(async (tx) => {
    const factor = await lockSecondFactor(tx, id)
    await requireStill(tx, { id, tokenId })
    if (factor?.is_on) throw new SecondFactorIsOn({})
    await requireGiven(tx, { id, tokenId })
    if (!factor?.is_fresh) throw new SecondFactorIsOff({})
    if (!(await useAppCode(services, tx, id, factor, code))) throw new WrongCode()
    await saveSecondFactorOn(tx, id, true)
    await saveGiven(tx, tokenId, 'second_factor')
    await removeTokens(tx, id, { except: tokenId })
    await recordAccountAudit(tx, { by: { id }, action: 'account.second-factor-on', userId: id })
    await queueJob(tx, secondFactorChanged, { user_id: id, change: 'on' })
    return giveRecoveryCodes(tx, id)
  })

/** Ten others; those of before open nothing any more. */
export const renewRecoveryCodes = (services: Checking, db: Db, who: Who, code: string, passwordHash: string) =>
  db.transaction(async (tx) => {
    const { id } = who
    await requireStill(tx, who, passwordHash)
    await requireCode(services, tx, id, code)
    await recordAccountAudit(tx, { by: { id }, action: 'account.recovery-codes-renewed', userId: id })
    await queueJob(tx, secondFactorChanged, { user_id: id, change: 'codes_renewed' })
    return giveRecoveryCodes(tx, id)
  })

/** Its owner takes it away, with a code: a sign-in and the password are not enough. */
export const endSecondFactor = (services: Checking, db: Db, who: Who, code: string, passwordHash: string) =>
  db.transaction(async (tx) => {
    const { id } = who
    await requireStill(tx, who, passwordHash)
    await requireCode(services, tx, id, code)
    await takeSecondFactorAway(tx, id)
  })

export async function takeSecondFactorAway(tx: Db, userId: number) {
  await remove(tx, userId)
  await recordAccountAudit(tx, { by: { id: userId }, action: 'account.second-factor-off', userId })
  await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'off' })
}

/** The operator takes it away, and passkeys, for whoever has lost app and codes. Every sign-in ends: the phone may be in others’ hands. False where there is none. */
export const resetSecondFactor = (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    await lockSecondFactor(tx, userId)
    // A phone that is lost had its passkey too.
    const hadPasskeys = (await removePasskeys(tx, userId)) > 0
    if ((await findSecondFactor(tx, userId)).since === null && !hadPasskeys) return false
    await remove(tx, userId)
    await removeTokens(tx, userId)
    await recordAccountAudit(tx, { by: 'operator', action: 'account.second-factor-reset', userId })
    await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'reset' })
    return true
  })

/** Locks the person: their sign-in has not ended meanwhile, and the password that they gave is still theirs. */
async function requireStill(tx: Db, { id, tokenId }: Who, passwordHash?: string) {
  if (passwordHash !== undefined && !(await lockPasswordHash(tx, id, passwordHash))) throw new ConfirmIdentity({})
  if (!(await hasToken(tx, id, tokenId))) throw unauthenticated()
}

/** Whoever has one already, of whatever kind, gave it in this sign-in: the password alone adds no other beside it. */
export async function requireGiven(tx: Db, { id, tokenId }: Who) {
  if (await lacksSecondFactor(tx, id, tokenId)) throw forbidden('second_factor_not_given')
}

async function remove(tx: Db, userId: number) {
  await removeSecondFactor(tx, userId)
  await saveSecondFactorOn(tx, userId, false)
}

async function giveRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => digestOfRecoveryCode(userId, code)),
  )
  return codes
}

async function requireCode(services: Checking, tx: Db, userId: number, code: string) {
  if ((await findSecondFactor(tx, userId)).since === null) throw new SecondFactorIsOff({})
  if (!(await useCode(services, tx, userId, code))) throw new WrongCode()
}
