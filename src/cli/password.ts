// A password that the operator chooses: from standard input, or as an argument, which other people of the machine can read.
import { createInterface } from 'node:readline'
import { lengthFault } from '#features/accounts/passwords.ts'
import { fieldSentence } from '#platform/http/errors.ts'
import { guessingFault } from '#platform/password-guessing.ts'
import { hashPassword, newPassword } from '#platform/passwords.ts'
import { wordsOf } from '#words/languages.ts'
import { UsageError } from './errors.ts'

export interface GivenPassword {
  /** As an argument. */
  given?: string | undefined
  passwordStdin?: boolean | undefined
  json?: boolean | undefined
}

interface ChosenPassword {
  /** To be told; undefined for what came over standard input, which stays out of logs and of what a terminal keeps. */
  password?: string
  passwordHash: string
}

/** The first line of standard input, where the option asks for it; else the argument. Asked before anything else happens. */
export async function readGivenPassword({ given, passwordStdin, json }: GivenPassword): Promise<string | undefined> {
  if (!passwordStdin) {
    if (given !== undefined && !json)
      process.stderr.write(
        'Others on this machine can read a password that is an argument, and the shell keeps it: --password-stdin reads it instead.\n',
      )
    return given
  }
  if (given !== undefined) throw new UsageError('Give the password either as an argument or with --password-stdin.')
  if (process.stdin.isTTY)
    throw new UsageError(
      '--password-stdin reads the password from a pipe or a file, so that no terminal shows it: printf %s "$PASSWORD" | discipleship …',
    )
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new UsageError('There was no password on standard input.')
}

/** The hash of the password that was given, or of a new one. `about`: what is known of its owner. */
export async function choosePassword(
  given: string | undefined,
  { passwordStdin }: GivenPassword,
  about: readonly string[],
): Promise<ChosenPassword> {
  if (given === undefined) {
    const password = newPassword()
    return { password, passwordHash: await hashPassword(password) }
  }
  const fault = lengthFault(given) ?? (await guessingFault(given, about))
  if (fault) throw new UsageError(fieldSentence(wordsOf('en'), 'password', fault))
  return { ...(passwordStdin ? {} : { password: given }), passwordHash: await hashPassword(given) }
}

/** How somebody signs in now. */
export const asTold = ({ password }: ChosenPassword) => password ?? 'the password that was read'
