import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { Refusal } from './http/errors.ts'
import { openThreads, TaskLimitExceeded } from './threads.ts'

const script = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads'\n${code}`)}`)
/** Does what the task says: tells its thread, goes on for ever, fills its heap or the memory beside it, fails or ends. */
const obedient = script(`
  const kept = []
  const deeds = {
    tell: () => threadId,
    wait: () => { setInterval(() => {}, 1e6) },
    hang: () => { for (;;); },
    heap: () => { for (;;) kept.push(new Array(10_000).fill(threadId + Math.random())) },
    outside: () => { setInterval(() => kept.push(new Uint8Array(8_000_000).fill(1)), 1) },
    fail: () => { throw new TypeError('not like this') },
    end: () => process.exit(0),
  }
  parentPort.on('message', (deed) => {
    const answer = deeds[deed]()
    if (answer) parentPort.postMessage(answer)
  })`)
const bounds = { concurrency: 1, maxWaiting: 10, cpuMs: 60_000, megabytes: 64 }

describe('Work in threads', () => {
  it('is done by the same thread, one after the other', async () => {
    const threads = openThreads<string, number>(obedient, bounds)
    const told = await Promise.all([threads.run('tell'), threads.run('tell'), threads.run('tell')])
    assert.equal(new Set(told).size, 1)
    assert.equal(threads.count(), 0)
  })

  it('is done by a thread for each where they shall not share one', async () => {
    const threads = openThreads<string, number>(obedient, { ...bounds, single: true })
    assert.notEqual(await threads.run('tell'), await threads.run('tell'))
  })

  it('is done by so many at once, and whoever finds a full queue is told to come back (503)', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4))
    const waiting = script(`parentPort.on('message', (gate) => { Atomics.wait(gate, 0, 0); parentPort.postMessage(threadId) })`)
    const threads = openThreads<Int32Array, number>(waiting, { ...bounds, concurrency: 2, maxWaiting: 1, tooMany: 'too_many_files' })
    const let3in = [threads.run(gate), threads.run(gate), threads.run(gate)]
    assert.equal(threads.count(), 3)
    await assert.rejects(threads.run(gate), (error) => error instanceof Refusal && error.status === 503 && error.code === 'too_many_files')
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    assert.equal(new Set(await Promise.all(let3in)).size, 2)
    assert.equal(threads.count(), 0)
  })

  it('lets nobody wait until all is done that one person wants, and counts what they want against themselves alone', async () => {
    const threads = openThreads<string, number>(obedient, { ...bounds, maxWaiting: 2, tooMany: 'too_many_files' })
    const order: string[] = []
    const asked = async (name: string, whose: number) => {
      await threads.run('tell', whose)
      order.push(name)
    }
    const all = ['first', 'second', 'third'].map((name) => asked(name, 1))
    await assert.rejects(threads.run('tell', 1), (error) => error instanceof Refusal && error.code === 'too_many_files')
    await Promise.all([...all, asked('another person’s', 2)])
    assert.deepEqual(order, ['first', 'another person’s', 'second', 'third'])
    await asked('later', 1)
    assert.equal(threads.count(), 0)
  })

  it('ends at its deadline, and the next one goes on', async () => {
    const threads = openThreads<string, number>(obedient, { ...bounds, cpuMs: 1_000 })
    const hung = threads.run('hang')
    const next = threads.run('tell')
    await assert.rejects(hung, TaskLimitExceeded)
    assert.ok((await next) > 0)
  })

  it('ends by the clock too, when it only waits', async () => {
    const threads = openThreads<string, number>(obedient, { ...bounds, cpuMs: 200 })
    await assert.rejects(threads.run('wait'), TaskLimitExceeded)
  })

  for (const place of ['heap', 'outside'])
    it(`ends when it takes too much memory (${place})`, async () => {
      const threads = openThreads<string, number>(obedient, bounds)
      await assert.rejects(threads.run(place), TaskLimitExceeded)
      assert.ok((await threads.run('tell')) > 0)
    })

  it('may fail or end: that task has failed, the others are done by another thread', async () => {
    const threads = openThreads<string, number>(obedient, bounds)
    const before = threads.run('tell')
    const failed = threads.run('fail')
    const ended = threads.run('end')
    const after = threads.run('tell')
    await assert.rejects(failed, /not like this/)
    await assert.rejects(ended, /without an answer/)
    assert.notEqual(await before, await after)
  })

  it('keeps no process alive when it is done', async () => {
    const url = JSON.stringify(new URL('threads.ts', import.meta.url))
    const main = script(`
      const { openThreads } = await import(${url})
      await openThreads(new URL(${JSON.stringify(obedient.href)}), ${JSON.stringify(bounds)}).run('tell')`)
    assert.deepEqual(await once(new Worker(main), 'exit'), [0])
  })
})
