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
/** Of so many events since somebody was here what is theirs is looked for, and so many are told; past either they read anew. */
export const MOST_LOOKED_AT = 5_000
export const MOST_RESUMED = 200
/** Longer than any position that we give. */
export const LONGEST_ID = 8_000
