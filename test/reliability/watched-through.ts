// Asks the service everything while something is wrong, and looks how soon all is well again afterwards.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#test/app.ts'
import type { Organization } from '#test/given.ts'
import { wavBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'
import type { ServiceProcess } from '#test/service-process.ts'
import { reportFigures, shortOrLong } from './size.ts'
import type { Writers } from './writers.ts'

/** What is asked: what needs nothing, whether it is ready, reading, writing, putting a file away. */
export type Probe = 'live' | 'ready' | 'read' | 'write' | 'file'

export interface Fault {
  name: string
  /** Which may be answered "come back later". */
  may: readonly Probe[]
  begin(): unknown
  end(): unknown
  /** How long it lasts. */
  ms?: number
}

interface Watched {
  service: ServiceProcess
  church: Organization
  writers: Writers
  /** What is written, each time. */
  writing?: () => string
}

/** Gives a function that lets a fault happen and fails unless everything was answered rightly and is well again within 5 seconds of its end. */
export function watchedThrough({ service, church: { admin, id }, writers, writing = () => 'Probe' }: Watched) {
  const sound = wavBytes(0.1)
  const probes: Record<Probe, () => Promise<Answer>> = {
    live: () => service.request('GET', '/health/live'),
    ready: () => service.request('GET', '/health/ready'),
    read: () => admin.get('/groups'),
    write: () => admin.post('/journal', { title: 'probe', content: writing() }),
    file: () =>
      sendForm(admin, '/challenges/upload-media', [
        ['type', 'audio'],
        ['organization_id', id],
        ['file', { name: 'a.wav', bytes: sound }],
      ]),
  }
  const isGood = ({ status }: Answer) => status === 200 || status === 201

  return async ({ name: what, may, begin, end, ms = shortOrLong(500, 8000) }: Fault) => {
    await writers.answers(3)
    await begin()
    const over = performance.now() + ms
    const asked: Promise<void>[] = []
    const tally = { good: 0, later: 0 }
    const ask = async (name: Probe) => {
      const answer = await probes[name]()
      tally[isGood(answer) ? 'good' : 'later']++
      if (isGood(answer)) return
      assert.deepEqual([answer.status, Boolean(answer.headers['retry-after'])], [503, true], `${what}: ${name}: ${answer.text}`)
      assert.ok(may.includes(name), `${what}: ${name} is answered 503`)
    }
    while (performance.now() < over) {
      for (const name of Object.keys(probes) as Probe[]) asked.push(ask(name))
      for (const one of asked) one.catch(() => {}) // told below
      await sleep(100)
    }
    const ended = performance.now()
    await end()
    const secondsSince = () => (performance.now() - ended) / 1000
    while (!(await Promise.all(Object.values(probes).map((probe) => probe()))).every(isGood)) {
      assert.ok(secondsSince() < 30, `${what}: not well again\n${service.output()}`)
      await sleep(50)
    }
    const seconds = secondsSince()
    await Promise.all(asked)
    assert.equal(service.child.exitCode, null, service.output())
    reportFigures(what, {
      'answered well': tally.good,
      'told to come back': tally.later,
      'well again after seconds': Number(seconds.toFixed(2)),
    })
    assert.ok(seconds < 5, `${what}: well again after ${seconds} s`)
  }
}
