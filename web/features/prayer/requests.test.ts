import assert from 'node:assert/strict'
import { it } from 'node:test'
import { stateOf, waitsForWall, wallsAmong } from './requests.ts'

it('tells what became of a request', () => {
  const church = { visibility: 'church' } as const
  const states = [
    stateOf({ status: 'pending', group_post_id: null, prayer_status: null, ...church }),
    stateOf({ status: 'rejected', group_post_id: null, prayer_status: null, ...church }),
    stateOf({ status: 'approved', group_post_id: 3, prayer_status: 'active', ...church }),
    stateOf({ status: 'approved', group_post_id: 3, prayer_status: 'resolved', ...church }),
    stateOf({ status: 'approved', group_post_id: null, prayer_status: null, ...church }),
    stateOf({ status: 'approved', group_post_id: null, prayer_status: 'active', visibility: 'care_team' }),
    stateOf({ status: 'approved', group_post_id: null, prayer_status: 'resolved', visibility: 'care_team' }),
  ]
  assert.deepEqual(states, ['waiting', 'notShared', 'shared', 'answered', 'takenDown', 'carried', 'answered'])
})

it('awaits on the wall what is for the church alone', () => {
  const pending = { status: 'pending', group_post_id: null, prayer_status: null } as const
  assert.equal(waitsForWall({ ...pending, visibility: 'church' }), true)
  assert.equal(waitsForWall({ ...pending, visibility: 'care_team' }), false)
  assert.equal(waitsForWall({ status: 'approved', group_post_id: 3, prayer_status: 'active', visibility: 'church' }), false)
})

it('finds the group in which a church prays', () => {
  const groups = [
    { id: 1, organization_id: 1, group_type: 'global' as const, name: 'Grace Chapel' },
    { id: 2, organization_id: 1, group_type: 'global' as const, name: 'Prayer Requests' },
    { id: 3, organization_id: 1, group_type: 'group' as const, name: 'Prayer Requests' },
  ]
  assert.deepEqual(
    wallsAmong(groups).map(({ id }) => id),
    [2],
  )
})
