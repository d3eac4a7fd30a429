// What people are told about who leads a group, and who comes into it or would like to. Notices name nobody.
import { notify } from '#features/notifications/notifying.ts'
import { findName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { listGroupAdmins, listLeaderAndAdmins, listManagers } from './members/queries.ts'

interface Named {
  id: number
  organization_id: number
  name: string
}

/** A group as people from several churches know it: with its organization. */
export const placeOf = async (tx: Db, { name, organization_id }: Named) => ({
  group: name,
  organization: await findName(tx, organization_id),
})

/** Nobody is made a leader without hearing of it. */
export const notifyNewLeader = async (tx: Db, group: Named, leaderId: number) =>
  notify(tx, {
    kind: 'group_leader_named',
    to: { users: [leaderId] },
    params: await placeOf(tx, group),
    data: { group_id: group.id },
  })

/** The admins of the group and of its organization: one of them names another leader. */
export const notifyOfSteppingDown = async (tx: Db, group: Named, leaderId: number) =>
  notify(tx, {
    kind: 'group_leader_stepped_down',
    to: { users: await listGroupAdmins(tx, group, { except: leaderId }) },
    params: await placeOf(tx, group),
    data: { group_id: group.id },
  })

/** Whoever may decide about a request hears of it at once. */
export const notifyOfRequest = async (tx: Db, group: Named, request: { id: number; user_id: number }) =>
  notify(tx, {
    kind: 'join_request_received',
    to: { users: await listManagers(tx, group, { except: request.user_id }) },
    params: await placeOf(tx, group),
    data: { group_id: group.id, request_id: request.id },
  })

/** Who came in without a decision of theirs: by code, from the waiting list, or by an invitation. */
export async function notifyOfNewMembers(tx: Db, group: Named, users: readonly number[]) {
  const params = await placeOf(tx, group)
  for (const user_id of users)
    await notify(tx, {
      kind: 'group_member_joined',
      to: { users: await listLeaderAndAdmins(tx, group.id, { except: user_id }) },
      params,
      data: { group_id: group.id, user_id },
    })
}
