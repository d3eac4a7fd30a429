// How much an import takes, and how long what it holds is kept.
export const MAX_BYTES = 10 * 1_048_576
export const MAX_ROWS = 10_000
export const MAX_COLUMNS = 200
/** Open invitations of an organization at once; what is beyond them is told row by row. */
export const MAX_OPEN_INVITATIONS = 20_000
/** An import that has not run is forgotten after this time, and one that has can be undone for as long; then its rows are forgotten. */
export const HOURS = 24
/** An invitation whose e-mail an admin has not let go out can be sent for so long. */
export const UNSENT_DAYS = 90
/** An invitation that is over and nobody accepted, with what is known of whom it was for. */
export const OVER_DAYS = 30
/** That it was, and what its columns were taken for. */
export const KEPT_DAYS = 365
