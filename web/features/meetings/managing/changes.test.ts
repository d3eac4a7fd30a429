import assert from 'node:assert/strict'
import { it } from 'node:test'
import { changesOf } from './changes.ts'

it('gives what is other than it was, as it was typed', () => {
  const before = { location: null, agenda: 'Romans 8', title: 'With guests', duration_minutes: 90 }
  assert.deepEqual(changesOf({ location: null, agenda: 'Romans 8', title: 'With guests', duration_minutes: '90' }, before), {})
  assert.deepEqual(changesOf({ location: 'Room 2', agenda: null, title: 'With guests', duration_minutes: '60' }, before), {
    location: 'Room 2',
    agenda: null,
    duration_minutes: '60',
  })
})
