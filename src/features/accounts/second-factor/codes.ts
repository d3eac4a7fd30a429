// The codes of a second factor: those of an authenticator app (TOTP, RFC 6238), and those of recovery, each of which opens once.
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#platform/db/database.ts'
import { withLatinDigits } from '#platform/digits.ts'
import { invalid } from '#platform/http/errors.ts'
import { digest } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { lockSecondFactor, type SecondFactorRow, saveLastStep, useRecoveryCode } from './queries.ts'

const RECOVERY_CODES = 10
/** Letters and digits that nobody takes for another: 32 of them, five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** A phone's clock may be wrong by so many steps of 30 seconds. */
const DRIFT = 1

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })
/** What a secret is sealed for: it opens for nobody else. */
export const sealedFor = (userId: number) => `second factor of user ${userId}`

/** 160 random bits, as an app takes them when they are typed. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from the QR code. */
export const appAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString()

export const sealAppSecret = ({ sealing }: Pick<Services, 'sealing'>, userId: number, secret: string) =>
  sealing.seal(secret, sealedFor(userId))

/** Ten codes of 80 bits, in four groups. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join('-'),
  )

/** However it was typed: with or without spaces and dashes, in capitals, in the digits of another script. */
const typed = (code: string) =>
  withLatinDigits(code)
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
/** A code of recovery looks otherwise. */
export const looksLikeAppCode = (code: string) => /^\d{6}$/.test(typed(code))
export const digestOfRecoveryCode = (userId: number, code: string) => digest(`recovery code of user ${userId}: ${typed(code)}`)

export class WrongCode extends Error {}
/** Nobody can tell whether the code was right: the key is not here. */
export class UnreadableSecret extends Error {}

/** Runs what looks at a code. A wrong one counts as a guess, and one that nobody can look at does not. */
export async function guessedCode<Result>(
  attempt: { succeeded(): Promise<unknown> },
  { wrong }: { wrong?: () => Promise<void> },
  work: () => Promise<Result>,
) {
  try {
    const result = await work()
    await attempt.succeeded()
    return result
  } catch (error) {
    if (error instanceof UnreadableSecret) await attempt.succeeded()
    else if (error instanceof WrongCode) await wrong?.()
    else throw error
    throw invalid({ code: [{ rule: 'incorrect' }] })
  }
}

type Used = 'app' | 'recovery code'

/** Uses a code up, of the app or of recovery; undefined where it is wrong, or was used before. In a transaction, which locks the person. */
export async function useCode(
  services: Pick<Services, 'sealing' | 'clock' | 'log'>,
  tx: Db,
  userId: number,
  code: string,
): Promise<Used | undefined> {
  const factor = await lockSecondFactor(tx, userId)
  if (!factor?.is_on) return undefined
  if (!looksLikeAppCode(code))
    return (await useRecoveryCode(tx, userId, digestOfRecoveryCode(userId, code))) > 0 ? 'recovery code' : undefined
  return (await useAppCode(services, tx, userId, factor, code)) ? 'app' : undefined
}

/** The same for a code of the app, whether its secret is in use or about to be. */
export async function useAppCode(
  { sealing, clock, log }: Pick<Services, 'sealing' | 'clock' | 'log'>,
  tx: Db,
  userId: number,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const secret = await sealing.open(factor.sealed_secret, sealedFor(userId))
  if (secret === undefined) {
    log.error(
      { user_id: userId },
      'The secret of a second factor cannot be read without the key with which it was sealed (SECOND_FACTOR_KEY, second-factor.key): only codes of recovery open',
    )
    throw new UnreadableSecret()
  }
  const totp = totpOf(secret)
  const timestamp = clock.now()
  const delta = totp.validate({ token: typed(code), timestamp, window: DRIFT })
  if (delta === null) return false
  const step = totp.counter({ timestamp }) + delta
  if (step <= factor.last_step) return false
  await saveLastStep(tx, userId, step)
  return true
}
