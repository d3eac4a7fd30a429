// Personal data: taking a copy along, and erasing the account.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { confirmIdentity } from '#features/accounts/confirming.ts'
import { ConfirmIdentity } from '#features/accounts/errors.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { EmailUnconfirmed, Message, Refused, refusals } from '#platform/http/errors.ts'
import { Data, Done, OrNull } from '#platform/http/fields.ts'
import { SecretShownOnce } from '#platform/http/idempotency.ts'
import type { Services } from '#src/services.ts'
import { exportUrl } from './download.ts'
import { eraseAccount } from './erasing.ts'
import { AdminMustBeReplaced, LeadersMustBeReplaced } from './errors.ts'
import { requestExport } from './exporting.ts'
import { findExport } from './queries.ts'
import { AskedExport, EraseAccount, PersonalExport, RequestExport } from './schemas.ts'

export function personalDataRoutes(service: Api, services: Services) {
  const api = service.withTag('Personal data')
  const limits = groupLimits(services)

  const identity = confirmIdentity(services)

  api.post(
    '/user/export',
    {
      operationId: 'requestDataExport',
      access: 'signed-in',
      summary: 'Request an export of my personal data',
      description:
        'It is made in the background; `GET /user/export` tells its progress. Once it is ready, an e-mail comes too. Both links last for three days, and end with a change of the password, or when it is asked for again. Asking again within an hour gives the same file a new link.',
      body: RequestExport,
      showsSecret: true,
      response: {
        200: Done(AskedExport),
        403: Type.Union([EmailUnconfirmed.schema, ConfirmIdentity.schema]),
        422: refusals(SecretShownOnce),
      },
    },
    async ({ db, actor, body, request, words }) => {
      if (!actor.isProven) throw new EmailUnconfirmed({})
      const passwordHash = await identity.require(db, actor, 'current_password', body.current_password, request)
      const asked = await requestExport(db, actor.id, passwordHash)
      if (!asked) throw new ConfirmIdentity({}) // another password was set meanwhile
      const { id, secret, ...data } = asked
      return { message: words.personalData.answers.export_begun, data: { ...data, url: exportUrl(services, id, secret) } }
    },
  )

  api.get(
    '/user/export',
    {
      operationId: 'getDataExport',
      access: 'signed-in',
      summary: 'Read the status of my export',
      description: '`null` where none was requested, or it has expired.',
      response: { 200: Data(OrNull(PersonalExport)) },
    },
    async ({ db, actor }) => {
      const { id: _, ...asked } = (await findExport(db, actor.id)) ?? { id: 0 }
      return { data: 'status' in asked ? asked : null }
    },
  )

  api.delete(
    '/user',
    {
      operationId: 'eraseMyAccount',
      access: 'signed-in',
      summary: 'Erase my account permanently',
      description:
        'Journal, journey, prayer requests and everything else that is private is gone at once. Posts and comments stay, as those of a deleted user. Whoever leads an active group, or is the only admin of others, must hand that over first.',
      body: EraseAccount,
      response: {
        200: Message,
        403: Type.Union([ConfirmIdentity.schema, Refused]),
        422: refusals(LeadersMustBeReplaced, AdminMustBeReplaced),
      },
    },
    async ({ db, actor, body, request, words }) => {
      await identity.require(db, actor, 'password', body.password, request)
      await eraseAccount(db, actor.id, actor, limits)
      return { message: words.personalData.answers.account_erased }
    },
  )
}
