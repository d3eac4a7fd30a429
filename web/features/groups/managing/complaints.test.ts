import assert from 'node:assert/strict'
import { it } from 'node:test'
import { asComplaint, complaintsOf } from './complaints.ts'

const well = { leader: {}, is_full: false, is_idle: false, waiting_count: 0 }

it('says what is unwell in a group, and nothing of one in which all is well', () => {
  assert.deepEqual(complaintsOf(well), [])
  assert.deepEqual(complaintsOf({ ...well, waiting_count: null }), [])
  assert.deepEqual(complaintsOf({ leader: null, is_full: true, is_idle: true, waiting_count: 2 }), ['no_leader', 'waiting', 'full', 'idle'])
})

it('takes a filter from an address, and no other word', () => {
  assert.equal(asComplaint('full'), 'full')
  for (const other of [undefined, '', 'lively']) assert.equal(asComplaint(other), undefined)
})
