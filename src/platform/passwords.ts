// Password hashes: Argon2id, a bounded number at once, so that a crowd at the door does not slow down those inside.
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { unavailable } from './http/errors.ts'

// OWASP's second recommendation for Argon2id: 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Node does this work on four threads, which also read files and look names up: one is always left for those.
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3))
const LINE = 64

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LINE) throw unavailable('Many people are signing in just now. Please try again in a moment.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

// Checked against when there is no such account, so that both answers take the same time.
let kept: Promise<string> | undefined
const nobodysHash = () => (kept ??= hash(randomBytes(24).toString('base64'), PARAMETERS))

/** Whether it is the password; false without a hash, after the same time. Throws 503 when too many are waiting. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash())
  const right = await inTurn(() => verify(against, password))
  return right && passwordHash !== undefined
}

/** A password for an account that the operator makes without naming one: four groups of letters and digits, 100 bits. */
export function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{5}/g)!.join('-')
}
