import assert from 'node:assert/strict'
import { it } from 'node:test'
import { mayManage, mayRead, rightsIn } from './rights.ts'

const group = { organization_id: 1, group_type: 'group', is_member: true, role: 'member', posting: 'everyone' } as const
const outside = { ...group, is_member: false, role: null }
const global = { ...group, group_type: 'global' } as const
const as = (role: 'member' | 'leadership' | 'admin') => [{ id: 1, role }]
const elsewhere = [{ id: 2, role: 'admin' as const }]

it('lets members read, write, comment and like', () => {
  assert.equal(mayRead(group, as('member')), true)
  assert.deepEqual(rightsIn(group, as('member')), {
    write: true,
    comment: true,
    like: true,
    moderate: false,
    pin: false,
    moderatePrayers: false,
  })
  assert.equal(mayManage(group, as('member')), false)
})

it('lets admins of the organization read and moderate where they are no members', () => {
  assert.equal(mayRead(outside, as('admin')), true)
  assert.deepEqual(rightsIn(outside, as('admin')), {
    write: false,
    comment: false,
    like: false,
    moderate: true,
    pin: true,
    moderatePrayers: true,
  })
  for (const organizations of [as('member'), as('leadership'), elsewhere]) assert.equal(mayRead(outside, organizations), false)
})

it('lets only admins of the organization write to everybody, and nobody comment there', () => {
  assert.deepEqual(rightsIn(global, as('leadership')), {
    write: false,
    comment: false,
    like: true,
    moderate: false,
    pin: false,
    moderatePrayers: true,
  })
  assert.deepEqual(rightsIn(global, as('admin')), {
    write: true,
    comment: false,
    like: true,
    moderate: true,
    pin: true,
    moderatePrayers: true,
  })
  assert.equal(mayManage(global, as('admin')), false)
})

it('lets the group’s own admins and its leader manage it', () => {
  for (const role of ['admin', 'leader'] as const) {
    assert.equal(mayManage({ ...group, role }, as('member')), true)
    assert.equal(rightsIn({ ...group, role }, as('member')).moderate, true)
  }
})

it('lets leaders alone write where the group wants it so, and everybody comment', () => {
  const led = { ...group, posting: 'leaders' } as const
  assert.deepEqual([rightsIn(led, as('member')).write, rightsIn(led, as('member')).comment], [false, true])
  assert.equal(rightsIn({ ...led, role: 'admin' }, as('member')).write, true)
  assert.equal(rightsIn(led, as('admin')).write, true)
})
