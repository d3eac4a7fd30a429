import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hashPassword, isPassword } from './passwords.ts'

it('knows a password by its hash, and no other', async () => {
  const hash = await hashPassword('grace and peace')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await isPassword('grace and peace', hash), true)
  assert.equal(await isPassword('grace and peace ', hash), false)
  assert.equal(await isPassword('grace and peace', undefined), false)
})
