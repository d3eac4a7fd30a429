// The journey: what people do day by day, and the figures made from it.
import type { Api } from '#features/accounts/actor.ts'
import { viewerOf } from '#features/trainings/policy.ts'
import { todayIn } from '#platform/clock.ts'
import { invalid, Message, notFound, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { addEntry, findFigures, findSummary, listEntries, removeEntry } from './queries.ts'
import { recommend } from './recommending.ts'
import { Journey, JourneyEntry, JourneyProgress, ListDays, LogEntry } from './schemas.ts'

/** The log shows the year that ends today. */
const DAYS_SHOWN = 365

export function journeyRoutes(service: Api, services: Services) {
  const api = service.under('Journey')
  const { clock } = services

  api.get(
    '/journey',
    {
      access: 'subscriber',
      summary: 'Read one’s own journey: its figures and its log, the newest day first',
      query: ListDays,
      response: { 200: Data(Journey), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const today = todayIn(actor.timezone, clock)
      const {
        from = Temporal.PlainDate.from(today)
          .subtract({ days: DAYS_SHOWN - 1 })
          .toString(),
        to,
      } = query
      const summary = await findSummary(db, actor.id, today)
      return { data: { ...summary, journey_data: await listEntries(db, actor.id, from, to) } }
    },
  )

  api.post(
    '/journey',
    {
      access: 'subscriber',
      summary: 'Log what one did',
      description: '`date` is on one’s own calendar: today unless told, and no day to come.',
      body: LogEntry,
      subject: ({ data }) => ({ table: 'journey_entries', id: data.id }),
      response: { 201: Done(JourneyEntry), 422: ValidationFailed },
    },
    async ({ db, actor, body }) => {
      const today = todayIn(actor.timezone, clock)
      const { activity_type, duration_minutes, notes, date = today } = body
      if (date > today) throw invalid({ date: ['The date field must be a date before or equal to today.'] })
      if (date < '1900-01-01') throw invalid({ date: ['The date field must be a date after or equal to 1900-01-01.'] })
      const entry = { activity_type: activity_type.toLowerCase(), duration_minutes: duration_minutes ?? 0, notes: notes ?? null, date }
      return { message: 'Your entry is kept.', data: await addEntry(db, actor.id, entry) }
    },
  )

  api.delete(
    '/journey/{entry}',
    {
      access: 'subscriber',
      summary: 'Delete an entry of one’s own log',
      response: { 200: Message, 404: Message },
    },
    async ({ db, actor, params }) => {
      if ((await removeEntry(db, actor.id, params.entry)) === 0) throw notFound('Journey entry')
      return { message: 'Your entry is deleted.' }
    },
  )

  api.get(
    '/journey/progress',
    {
      access: 'subscriber',
      summary: 'Read how one’s own journey goes: streak, consistency, where to grow, what to do next',
      response: { 200: Data(JourneyProgress) },
    },
    async ({ db, actor }) => {
      const today = todayIn(actor.timezone, clock)
      const figures = await findFigures(db, viewerOf(actor), today)
      const { streak_days, consistency_score, areas_of_growth, overall_progress } = figures
      const ai_recommendations = await recommend(services, actor, today, figures)
      return { data: { overall_progress, consistency_score, areas_of_growth, ai_recommendations, streak_days } }
    },
  )
}
