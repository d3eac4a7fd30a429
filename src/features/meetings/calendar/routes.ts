// One's own calendar: a secret address that calendar programs follow.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { Message, refusals } from '#platform/http/errors.ts'
import { Data, Done, Link, OrNull, Timestamp } from '#platform/http/fields.ts'
import { SecretShownOnce } from '#platform/http/idempotency.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { findFeed, removeFeed, saveFeed } from './queries.ts'

export function calendarRoutes(service: Api, { config }: Services) {
  const api = service.withTag('Meetings')

  api.post(
    '/user/calendar',
    {
      operationId: 'createCalendarAddress',
      access: 'subscriber',
      summary: 'Make a secret address at which my calendar finds my meetings and due trainings',
      description:
        'An iCalendar feed (RFC 5545). It is shown only now; making another ends it, and so do a new password, and the end of the subscription or of every membership. An event holds the group’s name, time and place.',
      showsSecret: true,
      response: { 200: Done(Type.Object({ url: Link })), 422: refusals(SecretShownOnce) },
    },
    async ({ db, actor, words }) => {
      const secret = newSecret()
      await saveFeed(db, actor.id, digest(secret))
      return { message: words.meetings.answers.calendar_made, data: { url: `${config.publicUrl}/calendar/${actor.id}.${secret}.ics` } }
    },
  )

  api.get(
    '/user/calendar',
    {
      operationId: 'getCalendarAddress',
      access: 'subscriber',
      summary: 'Read since when my calendar has an address',
      description: '`null` where it has none. The address itself was shown when it was made.',
      response: { 200: Data(OrNull(Type.Object({ created_at: Timestamp }))) },
    },
    async ({ db, actor }) => ({ data: (await findFeed(db, actor.id)) ?? null }),
  )

  api.delete(
    '/user/calendar',
    {
      operationId: 'endCalendarAddress',
      access: 'signed-in',
      summary: 'End my calendar address',
      response: { 200: Message },
    },
    async ({ db, actor, words }) => {
      await removeFeed(db, actor.id)
      return { message: words.meetings.answers.calendar_ended }
    },
  )
}
