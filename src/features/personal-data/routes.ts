// One's personal data: taking a copy along, and erasing the account.
import type { Api } from '#features/accounts/actor.ts'
import { findPasswordHash } from '#features/accounts/queries.ts'
import { invalid, Message, refusals } from '#platform/http/errors.ts'
import { Data } from '#platform/http/fields.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import { isPassword } from '#platform/passwords.ts'
import type { Services } from '#src/services.ts'
import { exportUrl } from './download.ts'
import { eraseAccount } from './erasing.ts'
import { LeaderMustBeReplaced } from './errors.ts'
import { askForExport } from './exporting.ts'
import { AskForExport, EraseAccount, PersonalExport } from './schemas.ts'

export function personalDataRoutes(service: Api, services: Services) {
  const api = service.under('Personal data')
  const { db, config, limits } = services

  api.get(
    '/user/export',
    {
      access: 'subscriber',
      summary: 'Ask for a copy of everything about oneself, and see how far it is',
      description:
        'The first call begins to make it, further ones tell how far it is. Once it is ready, an e-mail comes too, and `url` is a link to the zip file, which lasts for three days.',
      query: AskForExport,
      response: { 200: Data(PersonalExport) },
    },
    async ({ actor, query }) => {
      const { id, ...asked } = await askForExport(db, actor.id, { again: query.again ?? false })
      return { data: { ...asked, url: asked.status === 'ready' ? await exportUrl(services, id) : null } }
    },
  )

  api.delete(
    '/user',
    {
      access: 'subscriber',
      summary: 'Erase one’s own account, for good',
      description:
        'Journal, journey, prayer requests and everything else that is private is gone at once. Posts and comments stay, as those of a deleted user. Whoever leads an active group must hand it over first.',
      body: EraseAccount,
      response: { 200: Message, 422: refusals(LeaderMustBeReplaced) },
    },
    async ({ actor, body, request }) => {
      await limits.demand('login', config.RATE_LIMIT_LOGIN, `${actor.email.toLowerCase()} ${addressKey(request.clientAddress)}`)
      if (!(await isPassword(body.password, await findPasswordHash(db, actor.id))))
        throw invalid({ password: ['The password field is incorrect.'] })
      const groups = (await eraseAccount(db, actor.id, actor)).map(({ id, name }) => ({ id, name }))
      if (groups.length > 0) throw new LeaderMustBeReplaced({ group_id: groups[0]!.id, groups })
      return { message: 'Your account is erased.' }
    },
  )
}
