// What a tap could not do, said at the foot of the screen.
import { Refusal, Unreachable } from '#web/api/asking.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

/** What the service says to it, or that it does not answer. */
export function tellWhy(error: unknown): void {
  if (error instanceof Refusal) tell(error.message)
  else if (error instanceof Unreachable) tell(words().frame.unreachable)
  else throw error
}
