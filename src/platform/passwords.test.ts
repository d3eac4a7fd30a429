import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { hashPassword, isPassword } from './passwords.ts'

it('knows a password by its hash, and no other', async () => {
  const hash = await hashPassword('grace and peace')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await isPassword('grace and peace', hash), true)
  assert.equal(await isPassword('grace and peace ', hash), false)
  assert.equal(await isPassword('grace and peace', undefined), false)
})

/** The nice value is the 19th of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
it('hashes on threads that come last for a processor, and answers on one that does not', {
  skip: process.platform !== 'linux',
}, async () => {
  await hashPassword('grace and peace')
  const threads = readdirSync('/proc/self/task').map((id) => {
    const [, name, rest] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/self/task/${id}/stat`, 'utf8'))!
    return { id: Number(id), name, nice: Number(rest!.split(' ')[16]) }
  })
  const own = threads.find(({ id }) => id === process.pid)!
  const workers = threads.filter(({ name }) => name === 'libuv-worker')
  assert.equal(workers.length, 4)
  assert.deepEqual([...new Set(workers.map(({ nice }) => nice))], [19])
  assert.ok(own.nice < 19)
})
