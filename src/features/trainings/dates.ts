// Dates in the words of e-mails and certificates.
import type { CalendarDate } from '#platform/db/types.ts'

/** `2026-03-01` as `1 March 2026`. */
export const inFull = (date: CalendarDate) => Temporal.PlainDate.from(date).toLocaleString('en-GB', { dateStyle: 'long' })
