// Password hashes: Argon2id, a bounded number at once, so that a burst of sign-ins does not slow down other requests.
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Task } from './password-worker.ts'
import { openThreads } from './threads.ts'

const threads = openThreads<Task, string | boolean[]>(new URL('password-worker.ts', import.meta.url), {
  concurrency: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  maxWaiting: 64,
  cpuMs: 10_000,
  megabytes: 64,
  tooMany: 'too_many_sign_ins',
})

/** How many passwords are being hashed, or wait for their turn. */
export const countPasswords = threads.count

/** The form in which passwords are compared (NFKC): each keyboard and browser writes an ü, or a letter of full width, in its own. */
export const passwordForm = (password: string): string => password.normalize('NFKC')

export const hashPassword = async (password: string) => (await threads.run({ passwords: [passwordForm(password)] })) as string

/**
 * Whether it is the password; false without a hash, after the same time. A hash from before passwords were normalized may be of what was
 * typed, so that is always tried too; `isOld` says that it matched. Throws 503 when too many are waiting.
 */
export async function checkPassword(password: string, hash: string | undefined): Promise<{ isRight: boolean; isOld: boolean }> {
  const form = passwordForm(password)
  const passwords = form === password ? [form] : [form, password]
  const answer = await threads.run({ passwords, hash })
  const [isRight = false, isOld = false] = Array.isArray(answer) ? answer : []
  return { isRight: isRight || isOld, isOld: !isRight && isOld }
}

export const isPassword = async (password: string, hash: string | undefined) => (await checkPassword(password, hash)).isRight

/** A password for an account that the operator makes without naming one: four groups of letters and digits, 99 bits. */
export function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{5}/g)!.join('-')
}
