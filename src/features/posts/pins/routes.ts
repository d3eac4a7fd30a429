// The one post of a group that stands above the others.
import type { Api } from '#features/accounts/actor.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { Message, Refused } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { setPin } from './pinning.ts'

export function pinRoutes(service: Api, services: Services) {
  const api = service.withTag('Posts')
  const limits = groupLimits(services)

  const pinning = {
    access: 'subscriber',
    response: { 200: Message, 403: Refused, 404: Refused },
  } as const

  api.put(
    '/groups/{group}/post/{post_id}/pin',
    {
      operationId: 'pinPost',
      ...pinning,
      summary: 'Pin a post above the others (the group’s admins)',
      description: 'One a group: the one that was pinned before is not any more. Pinning again changes nothing.',
    },
    async ({ db, actor, params, words }) => {
      await setPin(db, actor, params.group, params.post_id, true, limits)
      return { message: words.posts.answers.postPinned }
    },
  )

  api.delete(
    '/groups/{group}/post/{post_id}/pin',
    { operationId: 'unpinPost', ...pinning, summary: 'Unpin a post (the group’s admins)' },
    async ({ db, actor, params, words }) => {
      await setPin(db, actor, params.group, params.post_id, false, limits)
      return { message: words.posts.answers.postUnpinned }
    },
  )
}
