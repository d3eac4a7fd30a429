import assert from 'node:assert/strict'
import { it } from 'node:test'
import Type from 'typebox'
import { Text } from './fields.ts'
import { reader } from './input.ts'

const read = reader(Type.Object({ message: Text(10, { 'x-old-name': 'comment' }) }), 'body')

it('takes a field by its old name where the new one holds nothing', () => {
  assert.deepEqual(read({ comment: ' old ' }), { value: { message: 'old' } })
  assert.deepEqual(read({ message: ' ', comment: 'old' }), { value: { message: 'old' } })
  assert.deepEqual(read({ message: null, comment: 'old' }), { value: { message: 'old' } })
})

it('prefers the new name, whatever the old one holds', () => {
  assert.deepEqual(read({ message: 'new', comment: 'x'.repeat(11) }), { value: { message: 'new' } })
})

it('tells a mistake under the name that was sent', () => {
  const tooLong = 'The comment field must not be greater than 10 characters.'
  assert.deepEqual(read({ comment: 'x'.repeat(11) }), { errors: { comment: [tooLong] } })
  assert.deepEqual(read({ comment: '' }), { errors: { message: ['The message field is required.'] } })
  assert.deepEqual(read({}), { errors: { message: ['The message field is required.'] } })
})
