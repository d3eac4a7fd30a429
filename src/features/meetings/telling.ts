// What a group's members are told of its meetings at once. They are named by their group: whatever else they are called is seen inside.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { findPlace } from './queries.ts'

interface Group {
  id: number
  name: string
}

export const notifyOfChange = async (tx: Db, group: Group, meetingId: number, by: number) =>
  notify(tx, {
    kind: 'meeting_changed',
    to: { group: group.id, except: by },
    params: { group: group.name, ...(await findPlace(tx, meetingId)) },
    data: { group_id: group.id, meeting_id: meetingId },
  })

/** It is about the decision, and stays. */
export const notifyOfCancelling = (tx: Db, group: Group, what: { starts_at: string; following: boolean }, by: number) =>
  notify(tx, {
    kind: 'meeting_cancelled',
    to: { group: group.id, except: by },
    params: { group: group.name, ...what },
    data: { group_id: group.id },
  })
