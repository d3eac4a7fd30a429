// Passkeys: a device proves who somebody is by its own lock. Adding, naming and removing them; signing in by one; confirming by one.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Message, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import type { Api } from '../actor.ts'
import { confirmIdentity } from '../confirming.ts'
import { ConfirmIdentity } from '../errors.ts'
import { limitGuessing } from '../guessing.ts'
import { rememberPlace } from '../places/remembering.ts'
import { SessionStarted, SignedIn } from '../schemas.ts'
import { requireGiven } from '../second-factor/changing.ts'
import type { TokenKind } from '../sign-ins/queries.ts'
import { startSessions } from '../sign-ins/sessions.ts'
import { creationOptions, requestOptions } from './asking.ts'
import { keepPasskey, passkeyNotFound, refusedPasskey, requireRoom, takePasskeyAway } from './keeping.ts'
import { listPasskeys, renamePasskey } from './queries.ts'
import {
  AddPasskey,
  Passkey,
  type PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RenamePasskey,
  SignInByPasskey,
  WithPassword,
} from './schemas.ts'
import { signInByPasskey } from './signing-in.ts'
import { verifyCreation } from './verifying.ts'

export function passkeyRoutes(service: Api, services: Services) {
  const { db } = services
  const api = service.withTag('Accounts')
  const identity = confirmIdentity(services)
  const startSession = startSessions(services)
  const guessing = limitGuessing(services)
  const byPasskey = signInByPasskey(services)

  const signIn = async (kind: TokenKind, credential: Static<typeof PasskeyAnswer>, request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await byPasskey(kind, credential, request)
    await rememberPlace(db, signedIn.user.id, kind, request, reply)
    return signedIn
  }

  api.post(
    '/login/passkey/options',
    {
      operationId: 'beginSigningInByPasskey',
      access: 'anyone',
      summary: 'Ask for what a passkey signs to sign in',
      description:
        'For `navigator.credentials.get` (`parseRequestOptionsFromJSON`). The challenge is good for five minutes and once. It names nobody.',
      response: { 200: Data(PasskeyRequestOptions) },
    },
    async () => ({ data: await requestOptions(services, db, { for: 'signing in' }) }),
  )

  api.post(
    '/login/passkey',
    {
      operationId: 'signInByPasskey',
      access: 'anyone',
      summary: 'Sign in by a passkey',
      description:
        'Takes what the device answered to `POST /login/passkey/options`, and gives a token. It knows its owner by its own lock, so no second factor is asked for. 401 `passkey_refused` whatever was wrong, `passkey_copied` where its count did not go up.',
      body: SignInByPasskey,
      response: { 200: SignedIn, 401: Refused, 403: Refused, 422: ValidationFailed },
    },
    async ({ body, request, reply }) => signIn('token', body.credential, request, reply),
  )

  api.post(
    '/session/passkey',
    {
      operationId: 'signInFromBrowserByPasskey',
      access: 'anyone',
      summary: 'Sign in from a browser by a passkey',
      description: 'As `POST /login/passkey`, with the token in the cookie that `POST /session` sets.',
      body: SignInByPasskey,
      response: { 200: SessionStarted, 401: Refused, 403: Refused, 422: ValidationFailed },
    },
    async ({ body, ...asking }) => startSession(asking, () => signIn('session', body.credential, asking.request, asking.reply)),
  )

  api.post(
    '/user/confirm/options',
    {
      operationId: 'beginConfirmingByPasskey',
      access: 'signed-in',
      summary: 'Ask for what a passkey of mine signs to confirm that it is still me',
      description:
        'What the device answers goes to `POST /user/confirm` in place of the password. The sign-in then counts as one by a passkey.',
      response: { 200: Data(PasskeyRequestOptions) },
    },
    async ({ db, actor }) => ({
      data: await requestOptions(services, db, { for: 'confirming', userId: actor.id, tokenId: actor.tokenId }),
    }),
  )

  api.get(
    '/user/passkeys',
    {
      operationId: 'listMyPasskeys',
      access: 'signed-in',
      summary: 'List my passkeys',
      response: { 200: Data(Type.Array(Passkey)) },
    },
    async ({ db, actor }) => ({ data: await listPasskeys(db, actor.id) }),
  )

  api.post(
    '/user/passkeys/options',
    {
      operationId: 'beginMyPasskey',
      access: 'signed-in',
      summary: 'Ask for what a device makes a passkey from',
      description:
        'For `navigator.credentials.create` (`parseCreationOptionsFromJSON`); good for five minutes and once. Wants a password that was given within 15 minutes (`POST /user/confirm`). Whoever has a second factor gave it in this sign-in, or confirms by a passkey (403 `second_factor_not_given`).',
      body: WithPassword,
      response: { 200: Data(PasskeyCreationOptions), 403: Type.Union([ConfirmIdentity.schema, Refused]), 422: ValidationFailed },
    },
    async ({ db, actor, body, request }) => {
      await identity.require(db, actor, 'current_password', body.current_password, request)
      await requireGiven(db, actor)
      await requireRoom(db, actor.id)
      return { data: await creationOptions(services, db, actor) }
    },
  )

  api.post(
    '/user/passkeys',
    {
      operationId: 'addMyPasskey',
      access: 'signed-in',
      summary: 'Add the passkey that a device has made',
      description: 'Up to ten. Its owner is told by e-mail.',
      body: AddPasskey,
      subject: ({ data }) => ({ table: 'passkeys', id: data.id }),
      response: { 201: Done(Passkey), 403: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, body, request, words }) => {
      const attempt = await guessing.aMinute('passkey', `user ${actor.id}`, request)
      const made = await verifyCreation(services, db, { for: 'registering', userId: actor.id, tokenId: actor.tokenId }, body.credential)
      if (!made) throw refusedPasskey()
      const data = await keepPasskey(db, actor, body.name, made)
      await attempt.succeeded()
      return { message: words.accounts.answers.passkey_added, data }
    },
  )

  api.patch(
    '/user/passkeys/{passkey}',
    {
      operationId: 'renameMyPasskey',
      access: 'signed-in',
      summary: 'Name one of my passkeys',
      body: RenamePasskey,
      response: { 200: Done(Passkey), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      const data = await renamePasskey(db, actor.id, params.passkey, body.name)
      if (!data) throw passkeyNotFound()
      return { message: words.accounts.answers.passkey_renamed, data }
    },
  )

  api.delete(
    '/user/passkeys/{passkey}',
    {
      operationId: 'removeMyPasskey',
      access: 'signed-in',
      summary: 'Remove one of my passkeys',
      description: 'Wants the password, as adding one does. Sign-ins that it opened go on: `DELETE /user/tokens/{token}` ends them.',
      body: WithPassword,
      response: { 200: Message, 403: Type.Union([ConfirmIdentity.schema, Refused]), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, request, words }) => {
      const hash = await identity.require(db, actor, 'current_password', body.current_password, request)
      await takePasskeyAway(db, actor, params.passkey, hash)
      return { message: words.accounts.answers.passkey_removed }
    },
  )
}
