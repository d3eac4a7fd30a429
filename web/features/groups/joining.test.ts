import assert from 'node:assert/strict'
import { it } from 'node:test'
import { asCode, entranceOf, joinAddress, matching, sayCode } from './joining.ts'

const none = { pending_request_id: null, invitation_id: null, wait_position: null }
const open = { join_type: 'open', status: 'active', ...none, is_full: false } as const

it('knows the way into each group', () => {
  assert.equal(entranceOf(open), 'open')
  assert.equal(entranceOf({ ...open, is_full: true }), 'full')
  assert.equal(entranceOf({ ...open, join_type: 'closed' }), 'ask')
  assert.equal(entranceOf({ ...open, join_type: 'closed', is_full: true }), 'ask')
  assert.equal(entranceOf({ ...open, join_type: 'closed', pending_request_id: 3 }), 'asked')
  assert.equal(entranceOf({ ...open, is_full: true, wait_position: 2 }), 'waiting')
  assert.equal(entranceOf({ ...open, invitation_id: 4 }), 'invited')
  assert.equal(entranceOf({ ...open, invitation_id: 4, is_full: true }), 'full')
  assert.equal(entranceOf({ ...open, invitation_id: 4, is_full: true, wait_position: 1 }), 'waiting')
  assert.equal(entranceOf({ ...open, join_type: 'closed', invitation_id: 4, pending_request_id: 3 }), 'invited')
  for (const status of ['draft', 'inactive'] as const) assert.equal(entranceOf({ ...open, status }), 'at-rest')
})

it('takes a code as it is typed from a poster', () => {
  assert.equal(asCode(' k7qw-m2 xr\n'), 'K7QWM2XR')
  assert.equal(sayCode('K7QWM2XR'), 'K7QW M2XR')
  assert.equal(sayCode('SUMMER'), 'SUMMER')
  assert.equal(joinAddress('https://church.example', 'A/B'), 'https://church.example/join/A%2FB')
})

it('finds by all words, in any case, with or without accents', () => {
  const groups = ['Café for mothers', 'Romans, slowly', 'مجموعة الشَّباب']
  const find = (sought: string) => matching(groups, sought, (name) => name)
  assert.deepEqual(find('CAFE moth'), ['Café for mothers'])
  assert.deepEqual(find('الشباب'), ['مجموعة الشَّباب'])
  assert.deepEqual(find('romans cafe'), [])
  assert.deepEqual(find('  '), groups)
})
