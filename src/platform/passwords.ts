// Password hashes: Argon2id, a bounded number at once, so that a crowd at the door does not slow down those inside.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { unavailable } from './http/errors.ts'
import type { Task } from './password-worker.ts'

const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3))
const LINE = 64

let running = 0
const waiting: (() => void)[] = []

/** How many passwords are being hashed, or wait for their turn. */
export const countPasswords = () => running + waiting.length

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

const idle: Worker[] = []

/** A task that fails ends its thread; the next one has another. */
async function inThread(task: Task) {
  const thread = idle.pop() ?? new Worker(new URL('password-worker.ts', import.meta.url))
  thread.ref()
  thread.postMessage(task)
  const [answer] = await once(thread, 'message')
  thread.unref()
  idle.push(thread)
  return answer
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => inThread({ password }))

/** Whether it is the password; false without a hash, after the same time. Throws 503 when too many are waiting. */
export const isPassword = (password: string, hash: string | undefined): Promise<boolean> =>
  inTurn(async () => (await inThread({ password, hash })) === true)

/** A password for an account that the operator makes without naming one: four groups of letters and digits, 100 bits. */
export function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{5}/g)!.join('-')
}
