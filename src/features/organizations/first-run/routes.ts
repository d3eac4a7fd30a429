// Setting the service up in a browser, once: its first organization and admin.
import type { Api } from '#features/accounts/actor.ts'
import { rememberPlace } from '#features/accounts/places/remembering.ts'
import { deviceOf } from '#features/accounts/signing-in.ts'
import { requireOwnPage, setSession } from '#platform/http/browser-session.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import type { Services } from '#src/services.ts'
import { SetUp, SetUpDone } from './schemas.ts'
import { requireSetupDue, setUp } from './setting-up.ts'

const HOUR = 3600

export function firstRunRoutes(service: Api, { db, config, limits }: Services) {
  service.withTag('Organizations').post(
    '/setup',
    {
      operationId: 'setUpFirstOrganization',
      access: 'anyone',
      summary: 'Make the first organization and its admin',
      description:
        'While there is none; afterwards 404. The code stands on the terminal of the service. Answers a session for the admin, as `POST /session`. As many tries as for a password, from one address.',
      before: () => requireSetupDue(db),
      body: SetUp,
      response: { 201: SetUpDone, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ body, request, reply }) => {
      requireOwnPage(request)
      const who = addressKey(request.clientAddress)
      await limits.require('setup', config.RATE_LIMIT_LOGIN, who)
      await limits.require('setup', config.RATE_LIMIT_LOGIN_HOUR, who, HOUR)
      const { admin, id, name, token } = await setUp(db, body, deviceOf(request))
      await rememberPlace(db, admin.id, 'session', request, reply)
      setSession(reply, token, config.SESSION_IDLE_DAYS)
      return { user: admin, must_confirm_email: false, organization: { id, name } }
    },
  )
}
