import assert from 'node:assert/strict'
import { it } from 'node:test'
import { outcomeOf, outcomeOfRefusal } from './outcomes.ts'

const toJoin = { kind: 'join_request', verdict: 'accept' } as const

it('knows whether one decided oneself, or somebody else had decided so, or otherwise', () => {
  assert.deepEqual(outcomeOf(toJoin, { status: 'accepted', by: 7, me: 7 }), { is: 'done' })
  assert.deepEqual(outcomeOf(toJoin, { status: 'accepted', by: 8, me: 7 }), { is: 'same' })
  assert.deepEqual(outcomeOf({ kind: 'prayer_request', verdict: 'share' }, { status: 'approved', by: null, me: 7 }), { is: 'done' })
  const toKeep = { kind: 'report', verdict: 'keep' } as const
  assert.deepEqual(outcomeOf(toKeep, { status: 'removed', by: null, me: 7 }), { is: 'other', verdict: 'remove' })
  assert.deepEqual(outcomeOf(toKeep, { status: 'dismissed', by: null, me: 7 }), { is: 'done' })
})

it('tells what was decided otherwise from what is gone, and from what still waits and why', () => {
  const message = 'This request has been decided already.'
  const decided = { status: 422, code: 'request_already_reviewed', message, body: { status: 'rejected' } }
  assert.deepEqual(outcomeOfRefusal(toJoin, decided), { is: 'other', verdict: 'decline' })
  assert.deepEqual(outcomeOfRefusal({ kind: 'prayer_request' }, decided), { is: 'other', verdict: 'dontShare' })
  assert.deepEqual(outcomeOfRefusal(toJoin, { status: 404, code: 'join_request_not_found', message: '', body: {} }), { is: 'gone' })
  const narrowed = { status: 422, code: 'request_for_care_team', message, body: {} }
  assert.deepEqual(outcomeOfRefusal({ kind: 'prayer_request' }, narrowed), { is: 'other', verdict: 'give' })
  const full = { status: 422, code: 'group_full', message: 'This group is full.', body: {} }
  assert.deepEqual(outcomeOfRefusal(toJoin, full), { is: 'refused', why: 'This group is full.' })
})
