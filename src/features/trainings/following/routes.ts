// Following how far everyone is: for leaders and admins.
import type { Api } from '#features/accounts/actor.ts'
import { Refused } from '#platform/http/errors.ts'
import { pageOf } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { countOthers } from './queries.ts'
import { peopleToFollow, readUsersProgress } from './reading.ts'
import { ListUsersProgress, peopleAtOnce, UsersProgress } from './schemas.ts'

export function followingRoutes(service: Api, { clock }: Services) {
  service.withTag('Trainings').get(
    '/qualifications/users-progress',
    {
      operationId: 'listUsersProgress',
      access: 'subscriber',
      summary: 'List everyone’s progress (leaders and admins)',
      description:
        'The people of the organization, or of all organizations in which I am a leader or admin, by name, with the trainings that they started or were assigned. They come whole, up to 1,000 people or 4 MB; `next_page_url` leads on, and carries `per_page`.',
      query: ListUsersProgress,
      response: { 200: UsersProgress, 403: Refused, 404: Refused },
    },
    async ({ db, actor, query, address }) => {
      const filter = await peopleToFollow(db, actor, query, clock)
      const asked = { page: query.page ?? 1, perPage: peopleAtOnce(query), most: query.most }
      const { items, total, ...read } = await readUsersProgress(db, filter, asked, clock)
      address.searchParams.set('per_page', String(read.perPage))
      return { ...pageOf(items, total, { ...read, address }), others: await countOthers(db, filter) }
    },
  )
}
