// Asking to join a closed group: one pending request for each person and group, held by a unique index.
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, invalidChoice } from '#platform/http/errors.ts'
import { findPendingRequest, lockGroupToAsk } from '../codes/queries.ts'
import { GroupNotLive, RequestPending } from '../errors.ts'
import type { GroupLimits } from '../limits.ts'
import { notifyOfRequest } from '../telling.ts'
import { addRequest, type RequestRow } from './queries.ts'

/** People of its organization may ask, and whoever has found it closed by its code. To everybody else no group is known by its id. */
export const requestToJoin = (
  db: Db,
  actor: Actor,
  { group_id, note = null }: { group_id: number; note?: string | null },
  limits: GroupLimits,
): Promise<RequestRow> =>
  db.transaction(async (tx) => {
    const group = await lockGroupToAsk(tx, actor, group_id, limits)
    if (!group) throw invalidChoice('group_id')
    if (group.group_type === 'global') throw invalid({ group_id: [{ rule: 'everybody_belongs_to_group' }] })
    if (group.join_type !== 'closed') throw invalid({ group_id: [{ rule: 'group_is_open' }] })
    if (group.status !== 'active') throw new GroupNotLive({ group_id, status: group.status })
    if (group.role) throw invalid({ group_id: [{ rule: 'already_group_member' }] })
    const request = await addRequest(tx, { userId: actor.id, groupId: group_id, organizationId: group.organization_id, note })
    if (request) {
      await notifyOfRequest(tx, group, request)
      return request
    }
    const pending = await findPendingRequest(tx, group_id, actor.id)
    if (!pending) return requestToJoin(tx, actor, { group_id, note }, limits) // withdrawn in this very moment
    throw new RequestPending({ group_id, request_id: pending.id })
  })
