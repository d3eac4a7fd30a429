// What people are told about pairs. A notice names nobody, and never says what was written.
import { notify } from '#features/notifications/notifying.ts'
import { listAdminsBut } from '#features/organizations/members/queries.ts'
import { findName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { LockedPair } from './queries.ts'

interface AboutPair {
  id: number
  organization_id: number
}
const both = ({ mentor_id, mentee_id }: LockedPair) => [mentor_id, mentee_id]

export const notifyAsked = async (tx: Db, pair: AboutPair, userId: number) =>
  notify(tx, {
    kind: 'pair_asked',
    to: { users: [userId] },
    params: { organization: await findName(tx, pair.organization_id) },
    data: { pair_id: pair.id },
  })

export const notifyAdmins = async (tx: Db, pair: LockedPair) =>
  notify(tx, {
    kind: 'pair_waiting',
    to: { users: await listAdminsBut(tx, pair.organization_id, both(pair)) },
    params: { organization: await findName(tx, pair.organization_id) },
    data: { pair_id: pair.id, organization_id: pair.organization_id },
  })

export const notifyOfBeginning = async (tx: Db, pair: LockedPair, users = both(pair)) =>
  notify(tx, {
    kind: 'pair_began',
    to: { users },
    params: { organization: await findName(tx, pair.organization_id) },
    data: { pair_id: pair.id },
  })

export const notifyOfDeclining = async (tx: Db, pair: LockedPair) =>
  notify(tx, {
    kind: 'pair_declined',
    to: { users: both(pair) },
    params: { organization: await findName(tx, pair.organization_id) },
    data: { pair_id: pair.id },
  })
