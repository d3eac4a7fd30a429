import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addressesIn } from './addresses.ts'

it('finds addresses however they are separated', () => {
  assert.deepEqual(addressesIn('ada@example.org, ben@example.org;cy@example.org\ndora@example.org\teve@example.org  fay@example.org'), [
    'ada@example.org',
    'ben@example.org',
    'cy@example.org',
    'dora@example.org',
    'eve@example.org',
    'fay@example.org',
  ])
  assert.deepEqual(addressesIn('nur@example.org، yusuf@example.org؛'), ['nur@example.org', 'yusuf@example.org'])
  assert.deepEqual(addressesIn(' \n '), [])
})

it('takes the addresses out of a line of recipients', () => {
  assert.deepEqual(addressesIn('Ada Becker <ada@example.org>, "Ito, Ben" <ben@example.org>; mailto:cy@example.org'), [
    'ada@example.org',
    'ben@example.org',
    'cy@example.org',
  ])
})

it('names each once, and loses nothing that is no address', () => {
  assert.deepEqual(addressesIn('Ada@example.org ada@EXAMPLE.org ben@example'), ['Ada@example.org', 'ben@example'])
})
