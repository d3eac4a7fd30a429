// How much of webhooks there may be, and for how long something is tried.

/** So many messages may wait for a webhook; in the minute until they are counted, more may come. */
export const WAITING = 10_000
/** Of one organization. */
export const WEBHOOKS = 10
/** Minutes after which a message is sent again: ten attempts in three days. */
export const PAUSES = [1, 5, 30, 120, 300, 600, 840, 1200, 1230]
/** Hours of nothing but failures after which a webhook is switched off. */
export const HOURS_FAILING = 72
/** So many failures in a row, and a webhook is left alone for a while, which doubles up to an hour: it shall take nobody's time. */
export const FAILURES_IN_A_ROW = 3
/** Hours for which the previous secret signs beside the new one. */
export const HOURS_OF_TWO_SECRETS = 24
/** The log: days, and of one webhook at most so many. */
export const DAYS_KEPT = 30
export const KEPT = 20_000
