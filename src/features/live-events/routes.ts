// What concerns the caller, told as it happens.
import type { Api } from '#features/accounts/actor.ts'
import type { Subjects } from '#features/notifications/subjects.ts'
import type { Services } from '#src/services.ts'
import { openHub } from './hub.ts'
import { LiveEvent } from './schemas.ts'
import { EVENT_STREAM, streamHeaders } from './stream.ts'

export function liveEventRoutes(service: Api, services: Services, subjects: Subjects) {
  const api = service.withTag('Live')
  const hub = openHub(services, subjects)
  service.app.addHook('preClose', () => hub.close())

  api.get(
    '/events',
    {
      operationId: 'listenToEvents',
      access: 'subscriber',
      summary: 'Hear of what concerns me as it happens',
      description:
        'Server-Sent Events, for as long as the connection lasts. Each `data` is `{kind, …ids}`, never a text: read anew what it names. An id is null where several are meant. `Last-Event-ID` brings what was missed within a day; `{"kind": "reset"}` says to read everything anew. Events may come twice, or in another order. The connection ends with the sign-in; a sixth of one person ends their oldest, which hears `replaced`. 503 with `Retry-After` where too many listen.',
      produces: EVENT_STREAM,
      staysOpen: true,
      response: { 200: LiveEvent },
    },
    async ({ actor, request, reply }) => {
      if (request.method === 'HEAD') return reply.headers(streamHeaders).send('') as never
      const { 'last-event-id': lastEventId } = request.headers
      await hub.join(reply, actor, typeof lastEventId === 'string' ? lastEventId : undefined)
      return undefined as never
    },
  )
}
