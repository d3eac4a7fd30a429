// The journey: what people do day by day, and the figures made from it.
import type { Api } from '#features/accounts/actor.ts'
import { viewerOf } from '#features/trainings/policy.ts'
import { latestToday, todayIn } from '#platform/clock.ts'
import { invalid, Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { feedOf, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { addEntry, findJourneyStats, findSummary, listEntries, removeEntry } from './queries.ts'
import { recommend } from './recommending.ts'
import { JourneyAnswer, JourneyEntry, JourneyProgress, ListDays, LogEntry } from './schemas.ts'

/** The log shows the year that ends today. */
const DAYS_SHOWN = 365
/** The earliest day that may be logged. */
const FIRST_DAY = '1900-01-01'
/** More than a year of anybody's days. */
const ENTRIES_AT_ONCE = 10_000

export function journeyRoutes(service: Api, services: Services) {
  const api = service.withTag('Journey')
  const { clock } = services

  api.get(
    '/journey',
    {
      operationId: 'getMyJourney',
      access: 'subscriber',
      summary: 'Read my journey: totals and log, newest day first',
      description:
        '`journey_data` covers the last 365 days, or those `from` and `to` which are asked for. They come whole, up to 10,000 entries or 4 MB: only past these does `meta.next_cursor` lead on.',
      query: ListDays,
      response: { 200: JourneyAnswer, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readCursor(query.cursor, ['string', 'number'])
      const today = todayIn(actor.timezone, clock)
      const from =
        query.from ??
        Temporal.PlainDate.from(today)
          .subtract({ days: DAYS_SHOWN - 1 })
          .toString()
      const summary = await findSummary(db, actor.id, today)
      const entries = await listEntries(db, actor.id, { from, to: query.to }, ENTRIES_AT_ONCE + 1, before)
      const { data, meta } = feedOf(entries, ENTRIES_AT_ONCE, ({ date, id }) => [date, id])
      return { data: { ...summary, journey_data: data }, meta: { next_cursor: meta.next_cursor } }
    },
  )

  api.post(
    '/journey',
    {
      operationId: 'logJourneyEntry',
      access: 'subscriber',
      summary: 'Log what I did',
      description:
        '`date` is on your own calendar, today by default. Any day that it can be somewhere on earth is accepted: the latest is the day that it is in UTC+14 now, the earliest 1900-01-01.',
      body: LogEntry,
      subject: ({ data }) => ({ table: 'journey_entries', id: data.id }),
      response: { 201: Done(JourneyEntry), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const { activity_type, duration_minutes, notes } = body
      const date = body.date ?? todayIn(actor.timezone, clock)
      if (date > latestToday(clock)) throw invalid({ date: [{ rule: 'date_until_today' }] })
      if (date < FIRST_DAY) throw invalid({ date: [{ rule: 'date_since', min: FIRST_DAY }] })
      const entry = { activity_type: activity_type.toLowerCase(), duration_minutes: duration_minutes ?? 0, notes: notes ?? null, date }
      return { message: words.journey.answers.entry_kept, data: await addEntry(db, actor.id, entry) }
    },
  )

  api.delete(
    '/journey/{entry}',
    {
      operationId: 'deleteJourneyEntry',
      access: 'subscriber',
      summary: 'Delete an entry of my log',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      if ((await removeEntry(db, actor.id, params.entry)) === 0) throw notFound('journey_entry_not_found')
      return { message: words.journey.answers.entry_deleted }
    },
  )

  api.get(
    '/journey/progress',
    {
      operationId: 'getMyJourneyProgress',
      access: 'subscriber',
      summary: 'Read my progress: streak, consistency, areas of growth and recommendations',
      description: 'The recommendations are sentences in the reader’s language; areas of growth are activity types, as they are logged.',
      response: { 200: Data(JourneyProgress) },
    },
    async ({ db, actor, words }) => {
      const today = todayIn(actor.timezone, clock)
      const figures = await findJourneyStats(db, viewerOf(actor), today)
      const { streak_days, consistency_score, areas_of_growth, overall_progress } = figures
      const ai_recommendations = await recommend(services, actor, { today, figures, words })
      return { data: { overall_progress, consistency_score, areas_of_growth, ai_recommendations, streak_days } }
    },
  )
}
