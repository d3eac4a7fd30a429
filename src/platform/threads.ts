// Work that would hold up everybody is done in threads beside the main one: a few at once, a short queue before them, and for each task a
// deadline and a bound on memory.
import { Worker } from 'node:worker_threads'
import pLimit, { type LimitFunction } from 'p-limit'
import { unavailable } from './http/errors.ts'

export interface ThreadLimits {
  /** How many tasks are worked on at once, each in its thread. */
  concurrency: number
  /** How many may wait for their turn; past it 503, with `tooMany` as its code. */
  maxWaiting: number
  /** What one task may take of a processor, and ten times as much by the clock: on a busy machine even a short one waits for its turn there. */
  cpuMs: number
  /** What the thread may hold: JavaScript's heap, and as much again outside of it. */
  megabytes: number
  tooMany?: Parameters<typeof unavailable>[0]
  /** Each thread does one task and ends: for what holds much memory, or may be left in disorder by what it reads. */
  single?: boolean
}

/** A task took longer, or more memory, than it may. */
export class TaskLimitExceeded extends Error {}

export interface Threads<Task, Answer> {
  /**
   * What the thread answers. TaskLimitExceeded past the bounds; what the thread throws otherwise, and the next task gets a new one. `whose`: who
   * wants it. Of theirs one stands in line at a time, so that others don't wait until all that one person wants is done.
   */
  run(task: Task, whose?: number): Promise<Answer>
  /** How many tasks are worked on or stand in line. */
  count(): number
}

/** Threads for one kind of task. The script answers each message with one, in order. They start with the first task, and keep no process alive. */
export function openThreads<Task, Answer>(script: URL, bounds: ThreadLimits): Threads<Task, Answer> {
  const { concurrency, maxWaiting, cpuMs, megabytes, tooMany, single = false } = bounds
  const idle: Worker[] = []
  const turns = pLimit(concurrency)
  const count = () => turns.activeCount + turns.pendingCount

  const start = () => {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    // A thread may fail between tasks too. While a task runs, it has a listener of its own.
    thread.on('error', () => {})
    thread.once('exit', () => {
      const place = idle.indexOf(thread)
      if (place >= 0) idle.splice(place, 1)
    })
    return thread
  }

  async function inThread(task: Task): Promise<Answer> {
    const thread = idle.pop() ?? start()
    thread.ref()
    try {
      const answer = await answerOf<Answer>(thread, task, cpuMs, megabytes)
      if (single) await thread.terminate()
      else idle.push(thread)
      thread.unref()
      return answer
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  const most = concurrency + maxWaiting
  async function inTurn(task: Task): Promise<Answer> {
    if (count() >= most) throw unavailable(tooMany)
    return await turns(inThread, task)
  }

  const people = new Map<number, { turns: LimitFunction; tasks: number }>()
  async function inOwnTurn(task: Task, whose: number): Promise<Answer> {
    const own = people.get(whose) ?? { turns: pLimit(1), tasks: 0 }
    if (own.tasks >= most) throw unavailable(tooMany)
    people.set(whose, own)
    own.tasks++
    try {
      return await own.turns(inTurn, task)
    } finally {
      own.tasks--
      if (own.tasks === 0) people.delete(whose)
    }
  }

  return { count, run: (task, whose) => (whose === undefined ? inTurn(task) : inOwnTurn(task, whose)) }
}

const LOOK_EVERY = 50
const WAITING = 10

function answerOf<Answer>(thread: Worker, task: unknown, cpuMs: number, megabytes: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(deadline)
      clearInterval(watch)
      thread.off('message', answered).off('error', failed).off('exit', ended)
    }
    const answered = (answer: Answer) => {
      stop()
      resolve(answer)
    }
    const failed = (error: Error & { code?: string }) => {
      stop()
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskLimitExceeded(`more than ${megabytes} MB`) : error)
    }
    const ended = () => failed(new Error('The thread ended without an answer'))
    const tookTooLong = () => failed(new TaskLimitExceeded(`longer than ${cpuMs} ms`))
    const deadline = setTimeout(tookTooLong, WAITING * cpuMs)
    // `resourceLimits` knows only JavaScript's own heap; array buffers lie outside of it.
    let before: number | undefined
    const look = async () => {
      const [{ external_memory: outside }, { user, system }] = await Promise.all([thread.getHeapStatistics(), thread.cpuUsage()])
      const used = (user + system) / 1000
      before ??= used
      if (used - before > cpuMs) tookTooLong()
      if (outside > megabytes * 1_048_576) failed(new TaskLimitExceeded(`more than ${megabytes} MB`))
    }
    // One look at a time: a busy thread answers late. None is needed while it ends.
    let isLooking = false
    const watch = setInterval(() => {
      if (isLooking) return
      isLooking = true
      look()
        .catch(() => {})
        .finally(() => {
          isLooking = false
        })
    }, LOOK_EVERY)
    thread.on('message', answered).on('error', failed).on('exit', ended)
    thread.postMessage(task)
  })
}
