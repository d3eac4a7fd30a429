// How a command fails. Either way the text goes to standard error; with --json as an object with a code that stays the same.

/** What went wrong, for scripts. */
type Code =
  | 'address_taken'
  | 'ambiguous_account'
  | 'failed'
  | 'must_be_replaced'
  | 'not_confirmed'
  | 'not_found'
  | 'unusable_archive'
  | 'unusable_data'
  | 'wrong_usage'

/** The command was understood, and failed: exit status 1. */
export class CommandFailed extends Error {
  readonly code: Code
  constructor(message: string, code: Code = 'failed') {
    super(message)
    this.code = code
  }
}

/** The command was called wrongly: exit status 2. */
export class UsageError extends Error {
  readonly code: Code = 'wrong_usage'
}

/** An error of somewhere else, as a command tells it. */
export function codeOf(error: unknown): Code {
  if (error instanceof CommandFailed || error instanceof UsageError) return error.code
  const { name } = (error ?? {}) as Error
  if (name === 'UnusableData') return 'unusable_data'
  return name === 'InvalidArchive' || name === 'CannotRestore' || name === 'CannotImport' ? 'unusable_archive' : 'failed'
}
