// What people are told about who leads a group. Notices name nobody.
import { notify } from '#features/notifications/notifying.ts'
import { findName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { listGroupAdmins } from './members/queries.ts'

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
