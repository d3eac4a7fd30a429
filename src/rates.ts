// Requests a minute of one person: of all, and by the names of tighter limits that routes use.
import type { Config } from './config.ts'

export const ratesOf = (config: Config) => ({
  subscriber: config.RATE_LIMIT_PRO,
  standard: config.RATE_LIMIT_STANDARD,
  key: config.RATE_LIMIT_KEY,
  join: config.RATE_LIMIT_JOIN,
  upload: config.RATE_LIMIT_UPLOAD,
  /** A file arrives in several. */
  upload_part: config.RATE_LIMIT_UPLOAD * 10,
  quiz: config.RATE_LIMIT_QUIZ,
})
