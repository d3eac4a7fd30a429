import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { it } from 'node:test'
import { hashPassword, isPassword } from './passwords.ts'

it('knows a password by its hash, and no other', async () => {
  const hash = await hashPassword('grace and peace')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await isPassword('grace and peace', hash), true)
  assert.equal(await isPassword('grace and peace ', hash), false)
  assert.equal(await isPassword('grace and peace', undefined), false)
})

it('goes on after a hash that is none', async () => {
  await assert.rejects(isPassword('grace and peace', 'nonsense'))
  assert.equal(await isPassword('grace and peace', await hashPassword('grace and peace')), true)
})

it('leaves the processor to everybody else first', {
  skip: process.platform !== 'linux' && 'only Linux has a priority for each thread',
}, async () => {
  const before = getPriority()
  await hashPassword('grace and peace')
  const NICE = 16 // of what stands after the name, from 0 on
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const [, afterName] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
    return Number(afterName!.split(' ')[NICE])
  })
  assert.ok(threads.includes(19))
  assert.equal(getPriority(), before)
})
