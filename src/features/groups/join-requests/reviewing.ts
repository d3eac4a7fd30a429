// Deciding about a request: once, by the group's admins, under the lock of the group.
import { type Actor, isAdminOf, organizationsOf } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { isAdmitted } from '../codes/queries.ts'
import { GroupNotLive } from '../errors.ts'
import { addMember } from '../joining.ts'
import type { GroupLimits } from '../limits.ts'
import { findGroupMember } from '../members/queries.ts'
import { canManageGroup } from '../policy.ts'
import { lockGroup } from '../queries.ts'
import { placeOf } from '../telling.ts'
import { GroupFullForRequest, RequestAlreadyReviewed } from './errors.ts'
import { findRequest, lockRequest, type RequestRow, saveReview } from './queries.ts'

/**
 * Takes the person in. Accepting someone who has meanwhile become a member changes nothing but the request. Whoever comes from elsewhere and whom the
 * group's code would let in no more is the organization's admins' to accept.
 */
export const acceptRequest = (db: Db, actor: Actor, requestId: number, limits: GroupLimits) =>
  decide(db, actor, requestId, 'accepted', limits, async (tx, request, group, actor) => {
    if (!(await findGroupMember(tx, group.id, request.user_id))) {
      if (group.status !== 'active') throw new GroupNotLive({ group_id: group.id, status: group.status })
      if (group.member_count >= group.max_members) throw new GroupFullForRequest({})
      if (!isAdminOf(actor, group.organization_id) && !(await isAdmitted(tx, group.id, request.user_id)))
        throw forbidden('not_admitted_by_code')
      await addMember(tx, group, request.user_id, { acceptedBy: actor.id })
    }
    await notify(tx, {
      kind: 'join_request_accepted',
      ...addressed(request),
      params: await placeOf(tx, group),
    })
    return saveReview(tx, requestId, { status: 'accepted', reviewedBy: actor.id })
  })

export const rejectRequest = (db: Db, actor: Actor, requestId: number, reason: string | null, limits: GroupLimits) =>
  decide(db, actor, requestId, 'rejected', limits, async (tx, request, group) => {
    await notify(tx, {
      kind: 'join_request_rejected',
      ...addressed(request),
      params: await placeOf(tx, group),
      quote: reason,
    })
    return saveReview(tx, requestId, { status: 'rejected', reviewedBy: actor.id, reason })
  })

const addressed = ({ id, user_id, group_id }: RequestRow) => ({ to: { users: [user_id] }, data: { group_id, request_id: id } })

type Group = NonNullable<Awaited<ReturnType<typeof lockGroup>>>['group']

/** The same decision again gives the request as it is; the contrary one is refused. */
function decide(
  db: Db,
  caller: Actor,
  requestId: number,
  status: 'accepted' | 'rejected',
  limits: GroupLimits,
  act: (tx: Db, request: RequestRow, group: Group, actor: Actor) => Promise<RequestRow>,
) {
  return db.transaction(async (tx) => {
    const found = await findRequest(tx, caller.id, organizationsOf(caller), requestId)
    if (!found) throw notFound('join_request_not_found')
    const { group, actor } = (await lockGroup(tx, caller, found.group_id, limits)) ?? { actor: caller }
    if (!group || !canManageGroup(actor, group)) throw forbidden('only_group_admins_decide')
    const request = await lockRequest(tx, requestId)
    if (!request) throw notFound('join_request_not_found')
    if (request.status === status) return request
    if (request.status !== 'pending') throw new RequestAlreadyReviewed({ status: request.status })
    const decided = await act(tx, request, group, actor)
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: `join-request.${status}`,
      subject: ['join-request', requestId],
      details: { group_id: group.id, user_id: request.user_id },
    })
    return decided
  })
}
