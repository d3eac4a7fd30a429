// What people are told about who leads a group. Notices name nobody.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { findOrganizationName, listGroupAdmins } from './members/queries.ts'

interface Named {
  id: number
  organization_id: number
  name: string
}

/** A group as people from several churches know it. */
export const placeName = async (tx: Db, { name, organization_id }: Named) => `${name} at ${await findOrganizationName(tx, organization_id)}`

/** Nobody is made a leader without hearing of it. */
export const tellNewLeader = async (tx: Db, group: Named, leaderId: number) =>
  notify(tx, {
    kind: 'group_leader_named',
    to: { users: [leaderId] },
    title: `You lead ${group.name} now`,
    body: `You were named as the leader of ${await placeName(tx, group)}. If that is not for you, you can step down at any time.`,
    data: { group_id: group.id },
  })

/** The admins of the group and of its organization: one of them names another leader. */
export const tellOfSteppingDown = async (tx: Db, group: Named, leaderId: number) =>
  notify(tx, {
    kind: 'group_leader_stepped_down',
    to: { users: await listGroupAdmins(tx, group, { except: leaderId }) },
    title: `${group.name} has no leader now`,
    body: `The leader of ${await placeName(tx, group)} has stepped down. The group is inactive until it has another one.`,
    data: { group_id: group.id },
  })
