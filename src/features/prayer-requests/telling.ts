// What moderators and the care team are told about prayer requests: that one waits, never what it says or whose it is.
import { notify } from '#features/notifications/notifying.ts'
import { listLeadersAndAdmins } from '#features/organizations/members/queries.ts'
import { findName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { listCarersToTell } from './care/queries.ts'
import type { RequestRow } from './queries.ts'

/** Those who are to look at it, once, however often its author changes it and who may read it. */
export const notifyOfWaiting = (tx: Db, request: RequestRow) =>
  request.visibility === 'care_team' ? notifyCareTeam(tx, request) : notifyModerators(tx, request)

/** What is for the care team is told to it and to those who moderate. */
async function notifyCareTeam(tx: Db, request: RequestRow) {
  const users = await listCarersToTell(tx, request)
  if (users.length === 0) return
  await notify(tx, {
    kind: 'care_request_waiting',
    to: { users },
    once: `care-request-${request.id}`,
    params: {},
    data: { request_id: request.id },
  })
}

const notifyModerators = async (tx: Db, { id, organization_id, user_id }: RequestRow) =>
  notify(tx, {
    kind: 'prayer_request_received',
    once: `prayer-request-${id}`,
    to: { users: await listLeadersAndAdmins(tx, organization_id, { except: user_id }) },
    params: { organization: await findName(tx, organization_id) },
    data: { request_id: id, organization_id },
  })
