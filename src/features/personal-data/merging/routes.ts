// Two accounts of one person: what would move from the other one, and moving it.
import type { Api } from '#features/accounts/actor.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { EmailUnconfirmed, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { mergeAccounts, mergeSeen, previewMerge } from './merging.ts'
import { proveAccounts } from './proving.ts'
import { AccountMerge, MergeAccount } from './schemas.ts'

const DAY = 24 * 60 * 60

export function mergingRoutes(service: Api, services: Services) {
  const api = service.withTag('Personal data')
  const { db, limits: rates } = services
  const limits = groupLimits(services)
  const prove = proveAccounts(services)

  api.post(
    '/user/merge/preview',
    {
      operationId: 'previewMerge',
      access: 'signed-in',
      summary: 'See what would move from another account of mine',
      description:
        'The passwords of both accounts are asked for, under the limits of signing in; a wrong password and an unknown address are answered alike. Nothing changes; the other address is told, once a day at most.',
      body: MergeAccount,
      callsExternalService: true, // it counts wrong tries, and tells of them, whatever becomes of the request
      response: { 200: Data(AccountMerge), 403: EmailUnconfirmed.schema, 422: ValidationFailed },
    },
    async ({ actor, body, request }) => {
      if (!actor.isProven) throw new EmailUnconfirmed({})
      const { account, proof } = await prove(actor, body, request)
      const { exceeded } = await rates.spend('merge-seen-told', 1, `user ${account.id} into ${actor.id}`, DAY)
      if (!exceeded) await queueJob(db, mergeSeen, { user_id: account.id, other_id: actor.id })
      const merge = await previewMerge(db, { from: account.id, to: actor.id }, proof, limits)
      return { data: { account: { id: account.id, name: account.name, email: account.email }, ...merge } }
    },
  )

  api.post(
    '/user/merge',
    {
      operationId: 'mergeAccounts',
      access: 'signed-in',
      summary: 'Move memberships and progress from another account of mine into this one',
      description:
        'Memberships, places in groups and waiting lists, attendance, trainings, certificates, challenges and badges move; where both accounts completed the same, the better counts, once. No role moves: an organization in which the other account has one that this one has not stays with it, whole (`staying`). What was written stays with the other account, which can still sign in: the journal, the journey, prayers, posts, notes. Both addresses are told. Again, it moves what is there by then.',
      body: MergeAccount,
      callsExternalService: true, // it counts wrong tries, and tells of them, whatever becomes of the request
      response: { 200: Done(AccountMerge), 403: EmailUnconfirmed.schema, 422: ValidationFailed },
    },
    async ({ actor, body, request, words }) => {
      if (!actor.isProven) throw new EmailUnconfirmed({})
      const { account, proof } = await prove(actor, body, request)
      const merge = await mergeAccounts(db, { from: account.id, to: actor.id }, proof, limits)
      return {
        message: words.personalData.answers.accounts_merged,
        data: { account: { id: account.id, name: account.name, email: account.email }, ...merge },
      }
    },
  )
}
