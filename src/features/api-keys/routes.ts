// The keys of an organization, as its admins look after them, and what programs do with them.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { confirmIdentity } from '#features/accounts/confirming.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { Message, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { makeKey, revokeKey, takeOverKey } from './keeping.ts'
import { programRoutes } from './programs/routes.ts'
import { listKeys } from './queries.ts'
import { ApiKey, KeyMade, KeyRefusal, MakeKey, TakeOverKey } from './schemas.ts'

/** Whoever lets the subscription end can still see which keys there are, and end them. */
export function apiKeyRoutes(service: Api, services: Services) {
  const api = service.withTag('API keys')
  const identity = confirmIdentity(services)
  programRoutes(service, services)

  api.get(
    '/organizations/{organization}/api-keys',
    {
      operationId: 'listApiKeys',
      access: 'signed-in',
      summary: 'List an organization’s API keys (admins)',
      description:
        'One that has expired stays in the list until it is ended. What a key is, it does not show: only who made it has seen that.',
      response: { 200: Data(Type.Array(ApiKey)), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      requireAdmin(actor, params.organization)
      return { data: await listKeys(db, params.organization) }
    },
  )

  api.post(
    '/organizations/{organization}/api-keys',
    {
      operationId: 'createApiKey',
      access: 'subscriber',
      summary: 'Make an API key (admins)',
      description:
        'The key is shown this once. It ends after `days`, when an admin ends it, and when the admin who made it is none any more, unless another has taken it over. With `origins` it is for web pages, where everybody can read it. Asks for the password (`POST /user/confirm`).',
      body: MakeKey,
      showsSecret: true,
      response: { 201: KeyMade, 403: KeyRefusal, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body: { current_password, ...wish }, request, words }) => {
      requireAdmin(actor, params.organization)
      await identity.require(db, actor, 'current_password', current_password, request)
      return { message: words.apiKeys.answers.made, ...(await makeKey(db, services.limits, actor, params.organization, wish)) }
    },
  )

  api.post(
    '/organizations/{organization}/api-keys/{api_key}/take-over',
    {
      operationId: 'takeOverApiKey',
      access: 'subscriber',
      summary: 'Answer for an API key from now on (admins)',
      description:
        'It stays as it is, and no longer ends with the admin who answered for it before. Asks for the password (`POST /user/confirm`).',
      body: TakeOverKey,
      response: { 200: Done(ApiKey), 403: KeyRefusal, 404: Refused },
    },
    async ({ db, actor, params, body, request, words }) => {
      requireAdmin(actor, params.organization)
      await identity.require(db, actor, 'current_password', body.current_password, request)
      return { message: words.apiKeys.answers.taken_over, data: await takeOverKey(db, actor, params.organization, params.api_key) }
    },
  )

  api.delete(
    '/organizations/{organization}/api-keys/{api_key}',
    {
      operationId: 'revokeApiKey',
      access: 'signed-in',
      summary: 'End an API key at once (admins)',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await revokeKey(db, actor, params.organization, params.api_key)
      return { message: words.apiKeys.answers.ended }
    },
  )
}
