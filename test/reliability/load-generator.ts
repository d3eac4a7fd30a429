// Sends requests from a process of its own: as fast as answers come (so many callers), or at a rate, whether or not the earlier ones have been
// answered. The bytes are made beforehand and answers only glanced at, so that little of the machine goes into asking.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

export type Load = { seconds: number } & ({ callers: number } | { rate: number })

interface Times {
  count: number
  /** Milliseconds from the moment at which the request was due. */
  p50: number
  p99: number
}

export interface Figures {
  useful: Times
  /** Useful answers a second, as long as was asked. */
  perSecond: number
  /** Answers with 503. */
  shed: Times
  /** In how many seconds of the run there were any. */
  shedSeconds: number
  /** Those of them without Retry-After. */
  unadvised: number
  /** How often other statuses from 400 on came, and connections broke. */
  wrong: Record<string, number>
  /** Requests for which the generator had no connection left. */
  unsent: number
  /** Seconds after which every request had a useful answer. */
  settledAfter: number
}

export interface LoadGenerator {
  send(load: Load): Promise<Figures>
  /** Closes its connections. */
  end(): void
}

/** Sends complete HTTP/1.1 requests in turn to a port, on connections that are kept. It ends with the test file, if not before. */
export function startLoadGenerator(port: number, requests: string[]): LoadGenerator {
  const child = fork(fileURLToPath(import.meta.url))
  const end = () => void child.kill()
  after(end)
  child.send({ port, requests })
  return {
    end,
    async send(load) {
      child.send(load)
      const [figures] = await once(child, 'message')
      return figures
    },
  }
}

const MAX_CONNECTIONS = 4_000

class Run {
  readonly began = performance.now()
  readonly end: number
  readonly useful: number[] = []
  readonly shed: number[] = []
  readonly shedIn = new Set<number>()
  readonly wrong: Record<string, number> = {}
  inTime = 0
  unadvised = 0
  unsent = 0
  settledAfter = 0
  waiting = 0

  readonly seconds: number

  constructor(seconds: number) {
    this.seconds = seconds
    this.end = this.began + seconds * 1000
  }

  answer(due: number, status: number, head: string) {
    const now = performance.now()
    const took = now - due
    if (status < 400) {
      this.useful.push(took)
      if (now < this.end) this.inTime++
      return
    }
    this.settledAfter = Math.max(this.settledAfter, (due - this.began) / 1000)
    if (status === 503) {
      this.shed.push(took)
      this.shedIn.add(Math.floor((now - this.began) / 1000))
      if (!/retry-after: \d/i.test(head)) this.unadvised++
    } else this.fail(String(status))
  }

  fail(what: string) {
    this.wrong[what] = (this.wrong[what] ?? 0) + 1
  }

  figures(): Figures {
    const { useful, shed, unadvised, wrong, unsent, settledAfter } = this
    return {
      useful: times(useful),
      perSecond: Math.round(this.inTime / this.seconds),
      shed: times(shed),
      shedSeconds: this.shedIn.size,
      unadvised,
      wrong,
      unsent,
      settledAfter: Math.round(settledAfter * 10) / 10,
    }
  }
}

function times(unsorted: number[]): Times {
  const sorted = Float64Array.from(unsorted).sort()
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) }
}

interface Connection {
  socket: Socket
  /** When the request was due whose answer it waits for. */
  due: number | undefined
  received: Buffer
}

const EMPTY = Buffer.alloc(0)

/** Gives what works off one load after the other. */
function generator(port: number, requests: Buffer[]) {
  const free = new Set<Connection>()
  let open = 0
  let next = 0
  let run: Run
  let onAnswer: () => void

  function connect(): Connection {
    const socket = net.connect(port, '127.0.0.1').setNoDelay(true)
    const connection: Connection = { socket, due: undefined, received: EMPTY }
    open++
    socket.on('data', (bytes) => read(connection, bytes as Buffer))
    socket.on('error', () => {})
    socket.on('close', () => {
      open--
      free.delete(connection)
      if (connection.due === undefined) return
      run.fail('connection lost')
      done()
    })
    return connection
  }

  function ask(due: number) {
    const [waiting] = free
    const connection = waiting ?? (open < MAX_CONNECTIONS ? connect() : undefined)
    if (!connection) return run.unsent++
    free.delete(connection)
    connection.due = due
    run.waiting++
    connection.socket.write(requests[next++ % requests.length]!)
  }

  function read(connection: Connection, bytes: Buffer) {
    const received = connection.received.length > 0 ? Buffer.concat([connection.received, bytes]) : bytes
    connection.received = received
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = received.toString('latin1', 0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (received.length < headEnd + 4 + length) return
    run.answer(connection.due!, Number(head.slice(9, 12)), head)
    Object.assign(connection, { due: undefined, received: EMPTY })
    free.add(connection)
    done()
  }

  function done() {
    run.waiting--
    onAnswer()
  }

  /** Asks until the time is over, then waits for what is still to come. */
  return async (load: Load): Promise<Figures> => {
    run = new Run(load.seconds)
    const { began, end } = run
    const askNow = () => performance.now() < end && ask(performance.now())
    onAnswer = 'callers' in load ? askNow : () => {}
    if ('callers' in load) for (let caller = 0; caller < load.callers; caller++) ask(began)
    const dueAt = (n: number) => ('rate' in load ? began + (n * 1000) / load.rate : Number.POSITIVE_INFINITY)
    for (let n = 0; performance.now() < end; await passed(1)) for (; dueAt(n) <= performance.now(); n++) ask(dueAt(n))
    while (run.waiting > 0) await passed(5)
    return run.figures()
  }
}

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

if (process.send && process.argv[1] === fileURLToPath(import.meta.url))
  process.once('message', ({ port, requests }: { port: number; requests: string[] }) => {
    const send = generator(
      port,
      requests.map((request) => Buffer.from(request)),
    )
    process.on('message', async (load: Load) => process.send!(await send(load)))
  })
