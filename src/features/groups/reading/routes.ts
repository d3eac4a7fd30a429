// Having read what is new in a group, and wanting to hear of it or not.
import { type Actor, type Api, organizationsOf } from '#features/accounts/actor.ts'
import { saveGroupRead } from '#features/notifications/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, Message, notFound, Refused } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { type GroupLimits, groupLimits } from '../limits.ts'
import { findGroup } from '../queries.ts'
import { lockReading, saveMuted, saveRead } from './queries.ts'

export function groupReadingRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)
  const answers = { access: 'subscriber', response: { 200: Message, 403: Refused, 404: Refused } } as const

  api.post(
    '/groups/{group}/read',
    {
      operationId: 'markGroupRead',
      ...answers,
      summary: 'Mark all that is written in a group as read (its members)',
      description: 'Its `unread_count` is 0 again, and the notice that gathers what is new in it is read.',
    },
    async ({ db, actor, params, words }) => {
      await asMember(db, actor, params.group, limits, async (tx) => {
        await saveGroupRead(tx, actor.id, params.group)
        await saveRead(tx, actor.id, params.group)
      })
      return { message: words.groups.answers.markedRead }
    },
  )

  api.post(
    '/groups/{group}/mute',
    {
      operationId: 'muteGroup',
      ...answers,
      summary: 'Mute a group (its members): hear no more of what is written in it',
      description: 'Its `unread_count` goes on counting, and comments on your own posts are still told.',
    },
    async ({ db, actor, params, words }) => {
      await asMember(db, actor, params.group, limits, (tx) => saveMuted(tx, actor.id, params.group, true))
      return { message: words.groups.answers.muted }
    },
  )

  api.delete(
    '/groups/{group}/mute',
    { operationId: 'unmuteGroup', ...answers, summary: 'Hear again of what is written in a group (its members)' },
    async ({ db, actor, params, words }) => {
      await asMember(db, actor, params.group, limits, (tx) => saveMuted(tx, actor.id, params.group, false))
      return { message: words.groups.answers.unmuted }
    },
  )
}

/** 404 for strangers, 403 for who is not in the group. */
async function asMember(db: Db, actor: Actor, groupId: number, limits: GroupLimits, act: (tx: Db) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    if (!(await findGroup(tx, actor.id, organizationsOf(actor), groupId, limits))) throw notFound('group_not_found')
    if (!(await lockReading(tx, actor.id, groupId))) throw forbidden('not_a_group_member')
    await act(tx)
  })
}
