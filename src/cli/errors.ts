// How a command fails. Either way the text goes to standard error.

/** The command was understood, and failed: exit status 1. */
export class CommandFailed extends Error {}

/** The command was called wrongly: exit status 2. */
export class UsageError extends Error {}
