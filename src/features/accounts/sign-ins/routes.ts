// Signing in and out, of apps and of browsers, whose token is in a cookie where no script reads it; and the list of sign-ins.
import Type from 'typebox'
import { clearSession, requireOwnPage } from '#platform/http/browser-session.ts'
import { Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { type Api, lifetimesOf } from '../actor.ts'
import { SessionStarted, SignedIn, SignIn, SignInToken } from '../schemas.ts'
import { SecondFactorRequired } from '../second-factor/errors.ts'
import { listTokens, removeToken, removeTokens } from './queries.ts'
import { startSessions } from './sessions.ts'
import { signInWithPassword } from './with-password.ts'

export function signInRoutes(service: Api, services: Services) {
  const { config } = services
  const api = service.withTag('Accounts')
  const signIn = signInWithPassword(services)
  const startSession = startSessions(services)

  api.post(
    '/login',
    {
      operationId: 'signIn',
      access: 'anyone',
      summary: 'Sign in',
      description:
        'Exchanges an e-mail and a password for a token. Send it with every other request: `Authorization: Bearer <token>`. Whoever has a second factor gets 401 `second_factor_required` and goes on with `POST /login/second-factor`. After 5 wrong passwords a minute from one address, or 30 an hour from all places together, 429; a browser or network in which this person signed in before counts apart, by a cookie that does nothing else.',
      body: SignIn,
      response: { 200: SignedIn, 401: Type.Union([SecondFactorRequired.schema, Refused]), 403: Refused, 422: ValidationFailed },
    },
    async ({ body, request, reply }) => signIn('token', body, request, reply),
  )

  api.post(
    '/logout',
    {
      operationId: 'signOut',
      access: 'signed-in',
      summary: 'Sign out; the token no longer works',
      response: { 200: Message },
    },
    async ({ db, actor, request, reply, words }) => {
      await removeToken(db, actor.id, actor.tokenId)
      clearSession(request, reply)
      return { message: words.accounts.answers.signed_out }
    },
  )

  api.post(
    '/session',
    {
      operationId: 'signInFromBrowser',
      access: 'anyone',
      summary: 'Sign in from a browser',
      description:
        'As `POST /login`, with the token in the cookie `__Host-session`, which no script can read. Only for pages of the service itself (403 `cross_site_request`). The session that the browser had before ends. With a second factor it goes on with `POST /session/second-factor`.',
      body: SignIn,
      response: { 200: SessionStarted, 401: Type.Union([SecondFactorRequired.schema, Refused]), 403: Refused, 422: ValidationFailed },
    },
    async ({ body, ...asking }) => startSession(asking, () => signIn('session', body, asking.request, asking.reply)),
  )

  api.delete(
    '/session',
    {
      operationId: 'signOutFromBrowser',
      access: 'anyone',
      summary: 'Sign out from a browser',
      description: 'The session ends and its cookie goes, also where it had ended before.',
      response: { 200: Message, 403: Refused },
    },
    async ({ db, actor, request, reply, words }) => {
      requireOwnPage(request)
      if (actor) await removeToken(db, actor.id, actor.tokenId)
      clearSession(request, reply)
      return { message: words.accounts.answers.signed_out }
    },
  )

  api.get(
    '/user/tokens',
    {
      operationId: 'listMySignIns',
      access: 'signed-in',
      summary: 'List my sign-ins',
      description:
        'One for each sign-in, of an app (`token`) or a browser (`session`): on which device, since when, and when it was last used. `is_current` is the one with which this is asked.',
      response: { 200: Data(Type.Array(SignInToken)) },
    },
    async ({ db, actor }) => ({ data: await listTokens(db, actor.id, actor.tokenId, lifetimesOf(config)) }),
  )

  api.delete(
    '/user/tokens',
    {
      operationId: 'endMyOtherSignIns',
      access: 'signed-in',
      summary: 'End all my sign-ins but this one',
      response: { 200: Message },
    },
    async ({ db, actor, words }) => {
      await removeTokens(db, actor.id, { except: actor.tokenId })
      return { message: words.accounts.answers.other_sign_ins_ended }
    },
  )

  api.delete(
    '/user/tokens/{token}',
    {
      operationId: 'endMySignIn',
      access: 'signed-in',
      summary: 'End one of my sign-ins',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      if ((await removeToken(db, actor.id, params.token)) === 0) throw notFound('sign_in_not_found')
      return { message: words.accounts.answers.sign_in_ended }
    },
  )
}
