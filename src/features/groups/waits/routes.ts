// Waiting for a seat in a group that is full.
import type { Api } from '#features/accounts/actor.ts'
import { Message, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { ClosedGroup, GlobalGroupRefuses, GroupNotLive, MembershipIsAutomatic } from '../errors.ts'
import { groupLimits } from '../limits.ts'
import { requireManagedGroup } from '../managing.ts'
import { listWaitingPeople } from './queries.ts'
import { WaitingPerson, WaitResult } from './schemas.ts'
import { stopWaiting, waitForSeat } from './waiting.ts'

export function waitRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)

  api.post(
    '/groups/{group}/wait',
    {
      operationId: 'waitForSeat',
      access: 'subscriber',
      summary: 'Wait for a seat in an open group that is full',
      description:
        'People of its organization. A seat that becomes free goes to whoever has waited longest: they are in, and are told. Waiting again keeps the place. When the group closes, waiting becomes asking: a pending join request.',
      response: { 200: Done(WaitResult), 404: Refused, 422: refusals(ClosedGroup, GroupNotLive, MembershipIsAutomatic) },
    },
    async ({ db, actor, params, words }) => {
      const { group, result } = await waitForSeat(db, actor, params.group, limits)
      const { waiting, joined } = words.groups.answers
      return { message: result.status === 'waiting' ? waiting(group) : joined(group), data: result }
    },
  )

  api.delete(
    '/groups/{group}/wait',
    {
      operationId: 'stopWaitingForSeat',
      access: 'subscriber',
      summary: 'Wait no longer',
      description: 'Doing it again changes nothing.',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await stopWaiting(db, actor, params.group, limits)
      return { message: words.groups.answers.waitEnded }
    },
  )

  api.get(
    '/groups/{group}/waiting-list',
    {
      operationId: 'listWaitingList',
      access: 'subscriber',
      summary: 'List who waits for a seat, the longest first (the group’s admins)',
      query: completeListQuery,
      response: { 200: CompleteListOf(WaitingPerson), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      const group = await requireManagedGroup(db, actor, params.group, limits)
      return completeList(await listWaitingPeople(db, group.id, before), before)
    },
  )
}
