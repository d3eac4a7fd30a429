// How easily a password is guessed, by who knows what people choose and something about its owner. Measured in a thread, which starts with
// the first password that is set: the lists are large, and what is long takes its time.
import type { FieldError } from './http/errors.ts'
import { passwordForm } from './passwords.ts'
import { openThreads } from './threads.ts'

export interface Task {
  password: string
  /** What a guesser would try first for this person. */
  words: string[]
}

export interface PasswordStrength {
  /** Among the 10,000 most common passwords of zxcvbn's list. */
  isCommon: boolean
  /** Zxcvbn's: from 0 to 4; 3 stands for 10^8 guesses and more. */
  score: number
}

const threads = openThreads<Task, PasswordStrength>(new URL('password-guessing-worker.ts', import.meta.url), {
  concurrency: 1,
  maxWaiting: 64,
  cpuMs: 5_000,
  megabytes: 128,
  tooMany: 'too_many_passwords',
})

/** Guessing the whole takes no fewer guesses than guessing its beginning, and what is longer takes several times as long to measure. */
const MEASURED = 100
const MOST_WORDS = 100
const GOOD = 3

/** What is wrong with a password of someone about whom these texts are known (names, an address). */
export async function guessingFault(typed: string, about: readonly string[]): Promise<FieldError | undefined> {
  const password = passwordForm(typed).slice(0, MEASURED)
  const { isCommon, score } = await threads.run({ password, words: wordsIn(about) })
  if (isCommon) return { rule: 'common_password' }
  if (score < GOOD) return { rule: 'guessable_password' }
}

/** The texts, their words, and all of them in one, as people write their names into passwords. */
function wordsIn(about: readonly string[]): string[] {
  const found = about.flatMap((text) => {
    const words =
      passwordForm(text)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return [passwordForm(text).toLowerCase(), words.join(''), ...words]
  })
  return [...new Set(found)].filter((word) => word.length > 2).slice(0, MOST_WORDS)
}
