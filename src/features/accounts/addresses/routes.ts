// The e-mail address of an account: changing it, and proving that mail to it reaches its owner.
import Type from 'typebox'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { Message, Refused, ValidationFailed } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import type { Api } from '../actor.ts'
import { confirmIdentity } from '../confirming.ts'
import { ConfirmIdentity } from '../errors.ts'
import { findAccount, keyOfEmail } from '../queries.ts'
import { ChangeEmail, EmailLink } from '../schemas.ts'
import { confirmEmail, requestEmailChange, requestEmailProof, undoEmailChange } from './proving.ts'

export function addressRoutes(service: Api, services: Services) {
  const { db, config, limits } = services
  const api = service.withTag('Accounts')

  const identity = confirmIdentity(services)
  const mailboxes = limitMailboxes(services)
  /** A few links an hour per person and per mailbox. */
  const requireLinks = async (userId: number, emailKey: string) => {
    await limits.require('email-link', config.RATE_LIMIT_MAILS_HOUR, `user ${userId}`, 3600)
    await mailboxes.require('confirmation', emailKey)
  }

  api.put(
    '/user/email',
    {
      operationId: 'changeMyEmail',
      access: 'signed-in',
      summary: 'Change my e-mail address',
      description:
        'A link is sent to the new address. Once it is followed, within a day, the address is changed; until then nothing is. The old address is told, and can take the change back for seven days. Answers the same whether somebody has the new address or not.',
      body: ChangeEmail,
      response: { 200: Message, 403: Type.Union([ConfirmIdentity.schema, Refused]), 422: ValidationFailed },
    },
    async ({ actor, body, request, words }) => {
      const { email, current_password } = body
      const passwordHash = await identity.require(db, actor, 'current_password', current_password, request)
      await requireLinks(actor.id, await keyOfEmail(db, email))
      await requestEmailChange(db, actor.id, email, passwordHash)
      return { message: words.accounts.answers.confirm_new_address }
    },
  )

  api.post(
    '/user/email/confirmation',
    {
      operationId: 'sendEmailConfirmation',
      access: 'signed-in',
      summary: 'Send the link that confirms my e-mail address again',
      response: { 200: Message },
    },
    async ({ db, actor, words }) => {
      const { email, email_confirmed } = await findAccount(db, actor.id)
      if (email_confirmed) return { message: words.accounts.answers.address_confirmed }
      await requireLinks(actor.id, await keyOfEmail(db, email))
      await db.transaction((tx) => requestEmailProof(tx, actor.id, email))
      return { message: words.accounts.answers.link_sent }
    },
  )

  api.post(
    '/confirm-email',
    {
      operationId: 'confirmEmail',
      access: 'anyone',
      summary: 'Confirm an e-mail address with the token from the e-mail',
      body: EmailLink,
      response: { 200: Message, 422: ValidationFailed },
    },
    async ({ body, words }) => {
      await confirmEmail(db, body.token)
      return { message: words.accounts.answers.address_confirmed }
    },
  )

  api.post(
    '/undo-email-change',
    {
      operationId: 'undoEmailChange',
      access: 'anyone',
      summary: 'Undo a change of the e-mail address with the token from the e-mail to the old address',
      description: 'Within seven days. Every sign-in and the password end; a new password is set with an e-mail to the old address.',
      body: EmailLink,
      response: { 200: Message, 422: ValidationFailed },
    },
    async ({ body, words }) => {
      await undoEmailChange(db, body.token)
      return { message: words.accounts.answers.change_undone }
    },
  )
}
