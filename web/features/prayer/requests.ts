// What became of what somebody asked for, and where it is prayed for.
import type { Schemas } from '#web/api/asking.ts'

type Request = Pick<Schemas['OwnPrayerRequest'], 'status' | 'group_post_id' | 'prayer_status' | 'visibility'>

export type State = 'waiting' | 'notShared' | 'shared' | 'carried' | 'answered' | 'takenDown'

export function stateOf({ status, group_post_id, prayer_status, visibility }: Request): State {
  if (status === 'pending') return 'waiting'
  if (status === 'rejected') return 'notShared'
  if (visibility === 'church' && group_post_id === null) return 'takenDown'
  if (prayer_status === 'resolved') return 'answered'
  return visibility === 'care_team' ? 'carried' : 'shared'
}

/** Whether it stands on the wall once the leaders share it: what is for the care team never does. */
export const waitsForWall = (request: Request): boolean => request.visibility === 'church' && stateOf(request) === 'waiting'

type Group = Pick<Schemas['Group'], 'id' | 'organization_id' | 'group_type' | 'name'>

/** Each church has one group for prayer, whose name is the same in every language. */
export const wallsAmong = <Each extends Group>(groups: readonly Each[]): Each[] =>
  groups.filter(({ group_type, name }) => group_type === 'global' && name === 'Prayer Requests')
