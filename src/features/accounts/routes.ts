// Accounts: the caller's profile and password.

import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, Message, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { type Actor, type Api, lockRoles } from './actor.ts'
import { avatarUrl } from './avatars.ts'
import { confirmIdentity } from './confirming.ts'
import { limitGuessing } from './guessing.ts'
import { passwordForgotten } from './jobs.ts'
import { ConfirmMe } from './passkeys/schemas.ts'
import { changePassword, resetPassword } from './passwords.ts'
import { findAccount, findCredentials, keyOfEmail, saveAccount } from './queries.ts'
import { Account, ChangeAccount, ChangePassword, ForgotPassword, ResetPassword } from './schemas.ts'

export function accountRoutes(service: Api, services: Services) {
  const { db, config } = services
  const api = service.withTag('Accounts')

  const guessing = limitGuessing(services)
  const identity = confirmIdentity(services)
  const mailboxes = limitMailboxes(services)

  const accountOf = async (on: Db, actor: Actor) => {
    const { avatar_key, ...account } = await findAccount(on, actor.id)
    return { ...account, avatar: avatarUrl(config.publicUrl, { ...account, avatar_key }), is_subscribed: actor.isSubscribed }
  }

  api.get(
    '/user',
    {
      operationId: 'getMyAccount',
      access: 'signed-in',
      summary: 'Read my account',
      response: { 200: Data(Account) },
    },
    async ({ db, actor }) => ({ data: await accountOf(db, actor) }),
  )

  api.patch(
    '/user',
    {
      operationId: 'updateMyAccount',
      access: 'subscriber',
      beforeSecondFactor: true,
      summary: 'Change my name, time zone, language, birthday, phone number or home organization',
      description: 'A phone number and a birthday are optional, and shown to nobody unless their owner chose so.',
      body: ChangeAccount,
      response: { 200: Done(Account), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      await db.transaction(async (tx) => {
        const { home_organization_id: home } = body
        if (home !== undefined && !(await lockRoles(tx, actor)).roles.has(home)) throw invalidChoice('home_organization_id')
        await saveAccount(tx, actor.id, body)
      })
      return { message: words.accounts.answers.account_changed, data: await accountOf(db, actor) }
    },
  )

  api.put(
    '/user/password',
    {
      operationId: 'changeMyPassword',
      access: 'signed-in',
      summary: 'Change my password; every other sign-in ends',
      body: ChangePassword,
      response: { 200: Message, 422: ValidationFailed },
    },
    async ({ actor, body, request, words }) => {
      const attempt = await guessing.inside(actor.id, request)
      await changePassword(db, { userId: actor.id, tokenId: actor.tokenId }, body)
      await attempt.succeeded()
      return { message: words.accounts.answers.password_changed }
    },
  )

  api.post(
    '/user/confirm',
    {
      operationId: 'confirmMyIdentity',
      access: 'signed-in',
      summary: 'Confirm that it is still me',
      description:
        'What cannot be taken back asks for the password again once it was given more than 15 minutes ago: 403 `confirm_identity`. This gives it, or what a passkey answers to `POST /user/confirm/options`, for the sign-in with which it is sent; then send the other request again. Counts under the limits of signing in.',
      body: ConfirmMe,
      response: { 200: Message, 422: ValidationFailed },
    },
    async ({ db, actor, body, request, words }) => {
      if (body.password != null) await identity.confirm(db, actor, 'password', body.password, request)
      else await identity.confirmByPasskey(db, actor, body.credential!, request)
      return { message: words.accounts.answers.identity_confirmed }
    },
  )

  api.post(
    '/forgot-password',
    {
      operationId: 'requestPasswordReset',
      access: 'anyone',
      summary: 'Request an e-mail for setting a new password',
      description: 'Answers the same whether there is such an account or not, and whether an e-mail goes out: five an hour to one address.',
      body: ForgotPassword,
      response: { 200: Message, 422: ValidationFailed },
    },
    async ({ body, request, words }) => {
      const { key, account } = await findCredentials(db, body.email)
      await guessing.aMinute('forgot-password', key, request)
      // Nobody's e-mail is queued too, so that the answer takes as long; it is sent to nobody. So is that of who has not proven their address.
      // And beyond a few an hour: those of before still work. All addresses without an account share one count, or each would be kept for an hour.
      const isAllowed = await mailboxes.allows('recovery', account ? key : 'nobody')
      const user_id = (isAllowed && account?.id) || 0
      await queueJob(db, passwordForgotten, { user_id }, { key: `password-forgotten ${user_id}` })
      return { message: words.accounts.answers.reset_sent }
    },
  )

  api.post(
    '/reset-password',
    {
      operationId: 'resetPassword',
      access: 'anyone',
      summary: 'Set a new password with the token from the e-mail; every sign-in ends',
      body: ResetPassword,
      response: { 200: Message, 422: ValidationFailed },
    },
    async ({ body, request, words }) => {
      await guessing.aMinute('reset-password', await keyOfEmail(db, body.email), request)
      await resetPassword(db, body)
      return { message: words.accounts.answers.password_set }
    },
  )
}
