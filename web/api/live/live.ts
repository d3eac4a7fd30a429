// What happens elsewhere is read anew here, as soon as the service tells it. One tab listens for all of this browser, since a browser has six
// connections to a service; when it is closed another one does. Where nobody can listen, what is shown is asked for again each minute.
import { signal } from '@preact/signals'
import { queries } from '#web/api/keeping.ts'
import { blocksOf, waitAfter } from '#web/api/live/reading.ts'
import { isTouched, type LiveEvent } from '#web/api/live/touched.ts'
import { isLocked, me, readMyself } from '#web/api/session.ts'

/** A sleeping phone does not notice that a connection is gone: the service says something each twenty seconds. */
const SILENCE_MS = 65_000
/** A tab that nobody looks at lets go after this. */
const HIDDEN_MS = 5 * 60_000
const ASK_MS = 60_000
const QUIET_MS = 2_000
/** Events that come together are one reason to read, and not all phones read at the same moment. */
const [GATHER_MS, SPREAD_MS] = [50, 300]

/** Whether what happens elsewhere is heard. */
export const isLive = signal(false)

interface Told {
  events?: LiveEvent[]
  lastId?: string | undefined
  isLive?: boolean
  /** A tab that has just come asks how it is. */
  asks?: true
}

let lastId: string | undefined
let leading = new AbortController()
let isLeading = false
const tabs = new BroadcastChannel('live')
tabs.onmessage = ({ data }: MessageEvent<Told>) => take(data)

let silence: ReturnType<typeof setTimeout> | undefined
/** What is being written is not read anew under whoever writes it. */
const isOnlyRead = ({ meta }: { meta?: Record<string, unknown> | undefined }) => !meta?.['isEdited']

/** What the leading tab heard, in this one as in the others. */
function tell(told: Told) {
  tabs.postMessage(told)
  take(told)
}

function take({ events, lastId: id, isLive: live, asks }: Told) {
  if (asks && isLeading) tabs.postMessage({ isLive: isLive.value, lastId })
  if (id !== undefined) lastId = id
  if (live !== undefined) isLive.value = live
  // The tab that leads may be asleep.
  clearTimeout(silence)
  silence = setTimeout(() => {
    isLive.value = false
  }, SILENCE_MS)
  if (events) readSoon(events)
}

let gathered: LiveEvent[] = []
function readSoon(events: readonly LiveEvent[]) {
  if (gathered.length === 0 && events.length > 0) setTimeout(readAnew, GATHER_MS + Math.random() * SPREAD_MS)
  gathered.push(...events)
}

function readAnew() {
  const events = gathered
  gathered = []
  if (events.some(({ kind, group_id }) => kind === 'membership.changed' && group_id === null)) void readMyself().catch(() => {})
  void queries.invalidateQueries({
    predicate: (query) => isOnlyRead(query) && events.some((event) => isTouched(query.queryKey, event)),
    // A tab that nobody looks at reads when somebody does.
    refetchType: document.hidden ? 'none' : 'active',
  })
}

/** Listens until it is told to stop, or that nobody is signed in any more. */
async function lead({ signal: stop }: AbortController) {
  let failures = 0
  let pause: number | undefined
  await untilQuiet(stop)
  while (!stop.aborted && me.value) {
    try {
      for await (const { data, id, retry } of blocksFrom(stop)) {
        failures = 0
        pause = retry ?? pause
        if (id !== undefined && !isLive.value) {
          // What changed between the first reading and now, nobody told.
          if (lastId === undefined) void queries.invalidateQueries({ refetchType: 'none' })
          tell({ isLive: true })
        }
        if (data.length > 0 || id !== undefined) tell({ events: data.map((text) => JSON.parse(text)), lastId: id })
      }
    } catch (error) {
      if (error instanceof Ended) break
      if (error instanceof Busy) pause = Math.max(pause ?? 0, error.seconds * 1000)
    }
    tell({ isLive: false })
    failures++
    if (!stop.aborted) await wakened(waitAfter(failures, pause), stop)
  }
  tell({ isLive: false })
}

/** The sign-in is over, or opens no live events. */
class Ended extends Error {}
class Busy extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super()
    this.seconds = seconds
  }
}

async function* blocksFrom(stop: AbortSignal) {
  const silence = new AbortController()
  const ends = () => silence.abort()
  let timer = setTimeout(ends, SILENCE_MS)
  try {
    const answer = await fetch('/api/events', {
      headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
      signal: AbortSignal.any([stop, silence.signal]),
    })
    if (answer.status === 401 || answer.status === 403) throw new Ended()
    if (!answer.ok || !answer.body) throw new Busy(Number(answer.headers.get('retry-after')) || 5)
    const read = blocksOf()
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(ends, SILENCE_MS)
      yield* read(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** What is shown comes first on a slow line: nothing has been asked for during two seconds. (A page that listens is never idle for its browser.) */
async function untilQuiet(stop: AbortSignal) {
  for (let quiet = 0; quiet < 4 && !stop.aborted; ) {
    await wakened(QUIET_MS / 4, stop)
    quiet = queries.isFetching() > 0 || document.readyState !== 'complete' ? 0 : quiet + 1
  }
}

/** After so long, or as soon as there is a network again. */
function wakened(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      stop.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    stop.addEventListener('abort', done)
  })
}

/** Waits until it is this tab that listens, of all that show this account. */
function compete() {
  if (isLeading) return
  isLeading = true
  leading = new AbortController()
  const mine = leading
  navigator.locks
    .request(`live ${me.value?.account.id}`, { signal: mine.signal }, () => lead(mine))
    .catch(() => {}) // it let go before it was its turn
    .finally(() => {
      if (leading === mine) isLeading = false
    })
}

function letGo() {
  leading.abort()
  isLeading = false
}

let hasBegun = false
/** Once, when the first page is drawn. */
export function live() {
  if (hasBegun || !('locks' in navigator)) return
  hasBegun = true
  // Whoever saves data asks when they look, as before.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  setInterval(() => {
    if (!isLive.value && !document.hidden && navigator.onLine) void queries.invalidateQueries({ predicate: isOnlyRead })
  }, ASK_MS)
  tabs.postMessage({ asks: true })
  // Who signs in again over the page listens again.
  isLocked.subscribe((locked) => (locked ? letGo() : compete()))
  // Who was refused may be let in now: with a subscription, or a second factor.
  me.subscribe((person) => person && !isLocked.value && compete())
  let hidden: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(letGo, HIDDEN_MS)
    else compete()
  })
  document.addEventListener('freeze', letGo)
  addEventListener('pagehide', letGo)
  addEventListener('pageshow', compete)
}
