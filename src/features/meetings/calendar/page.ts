// The calendar at its secret address, without a sign-in.
import type { FastifyInstance } from 'fastify'
import { languageOfReader } from '#features/notifications/languages.ts'
import { notFound } from '#platform/http/errors.ts'
import { isDigestOf } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { wordsOf } from '#words/languages.ts'
import { writeFeed } from './feed.ts'
import { findReaderOfFeed } from './queries.ts'

const HOUR = 3600

export function calendarPages(root: FastifyInstance, { db, config, clock, limits }: Services) {
  const host = new URL(config.publicUrl).hostname
  const mustConfirm = config.SMTP_URL !== ''
  root.get<{ Params: { token: string } }>('/calendar/:token', async ({ params, raw }, reply) => {
    const [, id, secret] = /^(\d{1,15})\.([\w-]{43})\.ics$/.exec(params.token) ?? []
    const userId = Number(id)
    const reader = id && secret ? await findReaderOfFeed(db, userId, { mustConfirm }) : undefined
    if (!reader || !isDigestOf(secret!, reader.secret_digest)) throw notFound('file_not_found')
    await limits.require('calendar', config.RATE_LIMIT_CALENDAR, `user ${userId}`, HOUR)
    raw.arrival!.refund() // it is counted for whose it is: one calendar service reads those of many
    const calendar = await writeFeed(db, userId, host, wordsOf(languageOfReader(reader)), clock)
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendar.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(calendar)
  })
}
