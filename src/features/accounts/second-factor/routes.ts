// The second factor: an authenticator app beside the password, with codes of recovery, and the second step of signing in.
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Message, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { SecretShownOnce } from '#platform/http/idempotency.ts'
import type { Services } from '#src/services.ts'
import type { Actor, Api } from '../actor.ts'
import { confirmIdentity } from '../confirming.ts'
import { ConfirmIdentity } from '../errors.ts'
import { limitGuessing } from '../guessing.ts'
import { rememberPlace } from '../places/remembering.ts'
import { SessionStarted, SignedIn } from '../schemas.ts'
import type { TokenKind } from '../sign-ins/queries.ts'
import { startSessions } from '../sign-ins/sessions.ts'
import { beginSecondFactor, endSecondFactor, finishSecondFactor, renewRecoveryCodes } from './changing.ts'
import { guessedCode } from './codes.ts'
import { SecondFactorIsOff, SecondFactorIsOn } from './errors.ts'
import { findSecondFactor } from './queries.ts'
import { FinishSecondFactor, RecoveryCodes, SecondFactor, SecondFactorBegun, SecondStep, WithCode } from './schemas.ts'
import { signInWithSecondFactor } from './signing-in.ts'

export function secondFactorRoutes(service: Api, services: Services) {
  const { db } = services
  const api = service.withTag('Accounts')
  const identity = confirmIdentity(services)
  const startSession = startSessions(services)
  const guessing = limitGuessing(services)
  const secondStep = signInWithSecondFactor(services)

  const signIn = async (kind: TokenKind, sent: { challenge: string; code: string }, request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await secondStep(kind, sent, request)
    await rememberPlace(db, signedIn.user.id, kind, request, reply)
    return signedIn
  }

  api.post(
    '/login/second-factor',
    {
      operationId: 'signInWithSecondFactor',
      access: 'anyone',
      summary: 'Sign in, second step',
      description:
        'For whom `POST /login` answers 401 `second_factor_required`: its `challenge` with a code gives the token. Five codes may be tried with one challenge, thirty a day for an account; then it begins anew with the password (401 `sign_in_over`).',
      body: SecondStep,
      response: { 200: SignedIn, 401: Refused, 422: ValidationFailed },
    },
    async ({ body, request, reply }) => signIn('token', body, request, reply),
  )

  api.post(
    '/session/second-factor',
    {
      operationId: 'signInFromBrowserWithSecondFactor',
      access: 'anyone',
      summary: 'Sign in from a browser, second step',
      description: 'As `POST /login/second-factor`, with the token in the cookie that `POST /session` sets.',
      body: SecondStep,
      response: { 200: SessionStarted, 401: Refused, 403: Refused, 422: ValidationFailed },
    },
    async ({ body, ...asking }) => startSession(asking, () => signIn('session', body, asking.request, asking.reply)),
  )

  api.get(
    '/user/second-factor',
    {
      operationId: 'getMySecondFactor',
      access: 'signed-in',
      summary: 'Read whether signing in asks me for a second factor',
      response: { 200: Data(SecondFactor) },
    },
    async ({ db, actor }) => ({ data: await findSecondFactor(db, actor.id) }),
  )

  api.post(
    '/user/second-factor',
    {
      operationId: 'beginMySecondFactor',
      access: 'signed-in',
      summary: 'Set up an authenticator app',
      description:
        'Gives the secret that the app takes. Nothing changes until the first code of the app has come (`POST /user/second-factor/confirm`), within an hour. Wants a password that was given within 15 minutes (`POST /user/confirm`); where there are passkeys, one of them in this sign-in (403 `second_factor_not_given`).',
      showsSecret: true,
      response: {
        200: Done(SecondFactorBegun),
        403: Type.Union([ConfirmIdentity.schema, Refused]),
        422: refusals(SecondFactorIsOn, SecretShownOnce),
      },
    },
    async ({ db, actor, request, words }) => {
      const hash = await identity.require(db, actor, 'current_password', undefined, request)
      return { message: words.accounts.answers.second_factor_begun, data: await beginSecondFactor(services, db, actor, hash) }
    },
  )

  api.post(
    '/user/second-factor/confirm',
    {
      operationId: 'finishMySecondFactor',
      access: 'signed-in',
      summary: 'Begin to use the authenticator app, by its first code',
      description: 'From now on signing in asks for a code. Every other sign-in ends. Gives ten codes of recovery.',
      body: FinishSecondFactor,
      showsSecret: true,
      response: { 200: Done(RecoveryCodes), 403: Refused, 422: refusals(SecondFactorIsOn, SecondFactorIsOff, SecretShownOnce) },
    },
    async ({ db, actor, body, request, words }) => {
      const recovery_codes = await guessed(actor, body.code, request, () => finishSecondFactor(services, db, actor, body.code))
      return { message: words.accounts.answers.second_factor_on, data: { recovery_codes } }
    },
  )

  api.post(
    '/user/second-factor/recovery-codes',
    {
      operationId: 'renewMySecondFactorCodes',
      access: 'signed-in',
      summary: 'Get ten other codes of recovery; those of before end',
      body: WithCode,
      showsSecret: true,
      response: { 200: Done(RecoveryCodes), 403: ConfirmIdentity.schema, 422: refusals(SecondFactorIsOff, SecretShownOnce) },
    },
    async ({ db, actor, body, request, words }) => {
      const hash = await identity.require(db, actor, 'current_password', body.current_password, request)
      const recovery_codes = await guessed(actor, body.code, request, () => renewRecoveryCodes(services, db, actor, body.code, hash))
      return { message: words.accounts.answers.recovery_codes_renewed, data: { recovery_codes } }
    },
  )

  api.delete(
    '/user/second-factor',
    {
      operationId: 'endMySecondFactor',
      access: 'signed-in',
      summary: 'Sign in with the password alone again',
      description: 'Takes a code of the app or of recovery.',
      body: WithCode,
      response: { 200: Message, 403: ConfirmIdentity.schema, 422: refusals(SecondFactorIsOff) },
    },
    async ({ db, actor, body, request, words }) => {
      const hash = await identity.require(db, actor, 'current_password', body.current_password, request)
      await guessed(actor, body.code, request, () => endSecondFactor(services, db, actor, body.code, hash))
      return { message: words.accounts.answers.second_factor_off }
    },
  )

  /** Codes are tried here no oftener than at signing in. */
  async function guessed<Result>(actor: Actor, code: string, request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    return guessedCode(await guessing.atSecondFactor(actor.id, code, request), {}, work)
  }
}
