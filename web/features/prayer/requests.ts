// What became of what somebody asked for, and where it is prayed for.
import type { Schemas } from '#web/api/asking.ts'

type Request = Pick<Schemas['OwnPrayerRequest'], 'status' | 'group_post_id' | 'prayer_status'>

export type State = 'waiting' | 'notShared' | 'shared' | 'answered' | 'takenDown'

export function stateOf({ status, group_post_id, prayer_status }: Request): State {
  if (status === 'pending') return 'waiting'
  if (status === 'rejected') return 'notShared'
  if (group_post_id === null) return 'takenDown'
  return prayer_status === 'resolved' ? 'answered' : 'shared'
}

type Group = Pick<Schemas['Group'], 'id' | 'organization_id' | 'group_type' | 'name'>

/** Each church has one group for prayer, whose name is the same in every language. */
export const wallsAmong = <Each extends Group>(groups: readonly Each[]): Each[] =>
  groups.filter(({ group_type, name }) => group_type === 'global' && name === 'Prayer Requests')
