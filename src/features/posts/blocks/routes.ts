// Blocking people: it marks what they write, for the one who blocked them, and hides nothing by itself.

import { type Api, lockRoles } from '#features/accounts/actor.ts'
import { avatarUrl } from '#features/accounts/avatars.ts'
import { invalid, Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { addBlock, canSeePerson, listBlocks, removeBlock } from './queries.ts'
import { BlockedPerson } from './schemas.ts'

export function blockRoutes(service: Api, { config }: Services) {
  const api = service.withTag('Posts')

  api.post(
    '/users/{user}/block',
    {
      operationId: 'blockUser',
      access: 'subscriber',
      summary: 'Block someone',
      description:
        'What they write is marked with `is_blocked`, for the caller alone; anonymous posts never are. You see those in a common regular group, and whoever a group, a post or a comment names, and with whom you have a one to one; everybody else is 404. Leaders and admins also see their organization’s people.',
      response: { 200: Message, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, words }) => {
      if (params.user === actor.id) throw invalid({ user: [{ rule: 'not_yourself' }] })
      if (!(await db.transaction(async (tx) => addBlock(tx, await lockRoles(tx, actor), params.user)))) throw notFound('user_not_found')
      return { message: words.posts.answers.blocked }
    },
  )

  api.delete(
    '/users/{user}/block',
    {
      operationId: 'unblockUser',
      access: 'subscriber',
      summary: 'Unblock someone',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      const wasBlocked = (await removeBlock(db, actor.id, params.user)) > 0
      if (!wasBlocked && !(await canSeePerson(db, actor, params.user))) throw notFound('user_not_found')
      return { message: words.posts.answers.unblocked }
    },
  )

  api.get(
    '/user/blocks',
    {
      operationId: 'listBlockedUsers',
      access: 'subscriber',
      summary: 'List the people I have blocked, newest first',
      query: completeListQuery,
      response: { 200: CompleteListOf(BlockedPerson), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readOffset(query)
      const blocks = await listBlocks(db, actor.id, before)
      return completeList(
        blocks.map(({ avatar_key, ...person }) => ({ ...person, avatar: avatarUrl(config.publicUrl, { ...person, avatar_key }) })),
        before,
      )
    },
  )
}
