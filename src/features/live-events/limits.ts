// Bounds of live events.

/** Events are kept so long; who was away for longer reads anew. A little less is resumed, since a job removes them. */
export const HOURS_KEPT = 24
export const HOURS_RESUMED = 23
/** Connections of one person to one process: the oldest ends. */
export const CONNECTIONS_EACH = 5
/** Bytes that wait for a reader who is too slow; past them the connection ends. */
export const MOST_WAITING = 65_536
/** Pieces that are held while it is found what somebody missed. */
export const MOST_HELD = 1_000
/** Events that are looked at together. */
export const EVENTS_AT_ONCE = 200
/** So many hear at once; the next ones after a pause, since all of them read anew what they hear of. */
export const [TOLD_AT_ONCE, TOLD_PAUSE_MS] = [150, 100]
/** For so many in a process what they missed is looked for at once. */
export const RESUMING_AT_ONCE = 4
/** Events that somebody may have missed; past them they read anew. */
export const MOST_RESUMED = 200
/** Longer than any position that we give. */
export const LONGEST_ID = 8_000
