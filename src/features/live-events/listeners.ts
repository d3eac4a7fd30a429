// Who listens to this process: found by their sign-in, and counted by person.
import { CONNECTIONS_EACH } from './limits.ts'
import type { Stream } from './stream.ts'

export interface Listener {
  userId: number
  tokenId: number
  /** In which second of the heartbeat its turn is. */
  turn: number
  /** Undefined until what it missed is found. What comes meanwhile is held. */
  stream: Stream | undefined
  held: string[]
  hasEnded: boolean
}

export function openListeners() {
  const byToken = new Map<number, Set<Listener>>()
  /** The oldest first. */
  const byPerson = new Map<number, Set<Listener>>()
  return {
    tokens: () => [...byToken.keys()],
    users: () => [...byPerson.keys()],
    /** Copies: whoever is in them may leave meanwhile. */
    with: (token: number) => [...(byToken.get(token) ?? [])],
    all: () => [...byToken.values()].flatMap((listeners) => [...listeners]),
    /** Gives the oldest of a person who has too many. */
    add(listener: Listener): Listener | undefined {
      const theirs = byPerson.get(listener.userId) ?? new Set()
      byPerson.set(listener.userId, theirs.add(listener))
      byToken.set(listener.tokenId, (byToken.get(listener.tokenId) ?? new Set()).add(listener))
      return theirs.size > CONNECTIONS_EACH ? [...theirs][0] : undefined
    },
    /** Whether it was still there. */
    leave(listener: Listener): boolean {
      if (listener.hasEnded) return false
      listener.hasEnded = true
      for (const [map, key] of [
        [byPerson, listener.userId],
        [byToken, listener.tokenId],
      ] as const) {
        map.get(key)?.delete(listener)
        if (map.get(key)?.size === 0) map.delete(key)
      }
      return true
    },
  }
}
