// How much of one to one there may be, so that no list grows without end and nobody is pressed.

/** Open pairs of one person: asked, waiting or active. */
export const PAIRS_AT_ONCE = 20
/** How often one person asks within 24 hours. */
export const ASKS_A_DAY = 10
/** Whoever declined is not asked again by the same person for so long. */
export const DAYS_OF_PEACE = 30
export const STEPS = 200
/** Shared notes of a pair, and private ones of each of the two. */
export const NOTES = 2000
export const REPORTS_A_DAY = 10
/** Nothing was shared for so many days. */
export const QUIET_DAYS = 30
/** For so long it is kept that somebody was asked and it came to nothing. */
export const DAYS_KEPT = 90
