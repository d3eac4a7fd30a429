import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { hashSync } from '@node-rs/argon2'
import { checkPassword, hashPassword, isPassword } from './passwords.ts'

it('knows a password by its hash, and no other', async () => {
  const hash = await hashPassword('grace and peace')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await isPassword('grace and peace', hash), true)
  assert.equal(await isPassword('grace and peace ', hash), false)
  assert.equal(await isPassword('grace and peace', undefined), false)
})

it('knows a password in each form in which it may be typed, and tells a hash that is of another form than the one compared', async () => {
  const [asMacsType, asPhonesType] = ['Mu\u0308ller-gro\u0308\u00dfe ２０２６', 'Müller-größe 2026']
  const hash = await hashPassword(asMacsType)
  for (const typed of [asMacsType, asPhonesType]) assert.deepEqual(await checkPassword(typed, hash), { isRight: true, isOld: false })
  const old = hashSync(asMacsType, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  assert.deepEqual(await checkPassword(asMacsType, old), { isRight: true, isOld: true })
  for (const typed of [asPhonesType, 'Muller-große 2026']) assert.equal(await isPassword(typed, old), false)
})

it('computes two hashes wherever what was typed has another form, whether there is an account or not', async () => {
  const hash = await hashPassword('grace and peace')
  const tasks = (typed: string, known?: string) => {
    const { postMessage } = Worker.prototype
    const sent: { passwords: string[] }[] = []
    Worker.prototype.postMessage = function (task, ...others: never[]) {
      sent.push(task)
      return postMessage.call(this, task, ...others)
    }
    return isPassword(typed, known)
      .finally(() => {
        Worker.prototype.postMessage = postMessage
      })
      .then(() => sent.map(({ passwords }) => passwords.length))
  }
  for (const known of [hash, undefined]) {
    assert.deepEqual(await tasks('gra\u0301ce and peace', known), [2])
    assert.deepEqual(await tasks('grace and peace', known), [1])
  }
})

it('goes on after a hash that is none', async () => {
  await assert.rejects(isPassword('grace and peace', 'nonsense'))
  assert.equal(await isPassword('grace and peace', await hashPassword('grace and peace')), true)
})

it('lets others have the processor first, and is not last in line where the machine is busy', {
  skip: process.platform !== 'linux' && 'only Linux has a priority for each thread',
}, async () => {
  const before = getPriority()
  await hashPassword('grace and peace')
  const NICE = 16 // of what stands after the name, from 0 on
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const [, afterName] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
    return Number(afterName!.split(' ')[NICE])
  })
  assert.ok(threads.includes(5))
  assert.ok(!threads.includes(19))
  assert.equal(getPriority(), before)
})
