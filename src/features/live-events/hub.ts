// Who listens to this process, and how they hear what happened: each announcement of the database is one look at what is new, and one at who of all
// that listen here may hear of it (queries.ts). Nobody who listens costs a connection to the database.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { type Actor, lifetimesOf } from '#features/accounts/actor.ts'
import type { Subjects } from '#features/notifications/subjects.ts'
import { type ListeningDb, openListening } from '#platform/db/listening.ts'
import { unavailable } from '#platform/http/errors.ts'
import { counter, gauges } from '#platform/metrics.ts'
import type { Services } from '#src/services.ts'
import { EVENTS_AT_ONCE, MOST_HELD, RESUMING_AT_ONCE, TOLD_AT_ONCE, TOLD_PAUSE_MS } from './limits.ts'
import { type Listener, openListeners } from './listeners.ts'
import { openPositions, type Positions } from './positions.ts'
import { type LiveEvent, listAdmitted, listBetween, listHearing, readMoment } from './queries.ts'
import { listMissed } from './resuming.ts'
import { eventText, openStream, positionText, retryText, withPosition } from './stream.ts'

const sent = counter('live_events_sent_total', 'Live events sent, each connection counted', [])
const closed = counter('live_connections_closed_total', 'Live connections that ended', ['reason'])

export interface Hub {
  join(reply: FastifyReply, actor: Actor, lastEventId: string | undefined): Promise<void>
  close(): Promise<void>
}

export function openHub({ db, databaseUrl, config, clock, log }: Services, subjects: Subjects): Hub {
  const lifetimes = lifetimesOf(config)
  const heartbeat = config.LIVE_HEARTBEAT
  const listeners = openListeners()
  const resuming = pLimit(RESUMING_AT_ONCE)
  let [connections, secondsBehind, isClosing, second] = [0, 0, false, 0]
  let moment: string | undefined
  let position = ''
  let positions: Positions
  let starting: Promise<void> | undefined
  let listening: ReturnType<typeof openListening> | undefined
  let ticking: NodeJS.Timeout | undefined

  gauges({ live_connections: 'Live connections', live_events_seconds_behind: 'Age of the newest live event when it was sent' }, () => ({
    live_connections: connections,
    live_events_seconds_behind: secondsBehind,
  }))

  /** With the first who listens. */
  function start(): Promise<void> {
    starting ??= (async () => {
      positions = await openPositions(db, clock)
      moveTo(await readMoment(db)) // what comes until it listens, it finds then
      listening = openListening({
        url: databaseUrl,
        name: 'discipleship-live',
        channel: 'live_events',
        onAnnounced(payload) {
          const [what, ids] = payload.split(' ')
          if (what !== 'ended') return void look()
          if (ids) endSignIns(ids.split(',').map(Number))
          else checkSignIns(listeners.tokens()).catch(() => {})
        },
        onConnected() {
          void look()
          checkSignIns(listeners.tokens()).catch(() => {})
        },
        onLost: (error) => log.warn({ code: (error as { code?: string }).code ?? error.name }, 'The connection for live events was lost'),
      })
      ticking = setInterval(tick, 1_000).unref()
    })().catch((error) => {
      starting = undefined
      throw error
    })
    return starting
  }

  function moveTo(next: string) {
    if (next === moment) return
    moment = next
    position = positions.seal(next)
  }

  // Looking for what is new

  let isLooking = false
  let again = false
  async function look() {
    again = true
    if (isLooking) return
    isLooking = true
    while (again && listening?.db) {
      again = false
      await lookAt(listening.db).catch((error) => log.warn({ error: error.name }, 'Live events could not be read')) // the next turn comes
    }
    isLooking = false
  }

  let looking: Promise<void> | undefined
  function lookAt(here: ListeningDb) {
    looking = lookOnce(here).finally(() => {
      looking = undefined
    })
    return looking
  }

  async function lookOnce(here: ListeningDb) {
    const next = await readMoment(here)
    const from = moment
    if (from === undefined || connections === 0) return moveTo(next)
    let after = 0
    for (;;) {
      const events = await listBetween(here, from, next, { after, limit: EVENTS_AT_ONCE })
      const isLast = events.length < EVENTS_AT_ONCE
      const id = isLast ? positions.seal(next) : undefined
      if (events.length > 0) await tell(here, events, id)
      if (isLast) break
      after = events.at(-1)!.id
    }
    moveTo(next)
  }

  async function tell(here: ListeningDb, events: LiveEvent[], id: string | undefined) {
    const hearing = { users: listeners.users(), tokens: listeners.tokens() }
    const heard = await listHearing(here, subjects, idsOf(events), hearing, lifetimes)
    const texts = new Map(events.map(({ id: event, kind, data }) => [event, eventText({ kind, ...data })]))
    const perToken = new Map<number, string[]>()
    for (const { event_id, tokens } of heard.sort((one, other) => one.event_id - other.event_id))
      for (const token of tokens) {
        const mine = perToken.get(token)
        if (mine) mine.push(texts.get(event_id)!)
        else perToken.set(token, [texts.get(event_id)!])
      }
    let told = 0
    for (const [token, mine] of perToken) {
      if (told++ > 0 && told % TOLD_AT_ONCE === 1) await pause(TOLD_PAUSE_MS)
      if (id) mine.push(withPosition(mine.pop()!, id))
      const text = mine.join('')
      for (const listener of listeners.with(token)) {
        write(listener, text)
        sent.inc(mine.length)
      }
    }
    secondsBehind = events.at(-1)!.seconds
  }

  function write(listener: Listener, text: string) {
    if (listener.stream) listener.stream.write(text)
    else if (listener.held.push(text) > MOST_HELD) end(listener, 'slow')
  }

  // Who listens

  async function join(reply: FastifyReply, actor: Actor, lastEventId: string | undefined) {
    if (isClosing || connections >= config.LIVE_CONNECTIONS) throw unavailable('service_busy', randomInt(10, 40))
    connections++
    const listener: Listener = {
      userId: actor.id,
      tokenId: actor.tokenId,
      turn: randomInt(heartbeat),
      stream: undefined,
      held: [],
      hasEnded: false,
    }
    // Whoever leaves while what they missed is looked for.
    const left = () => leave(listener, 'left')
    reply.raw.once('close', left)
    try {
      await start()
      // Whoever came in the middle of a look would be left out of it. The next one has not asked who listens yet.
      await looking?.catch(() => {})
      const here = position
      const upTo = moment!
      const surplus = listeners.add(listener)
      // It stays away for a while: else two would push each other out for ever.
      if (surplus) end(surplus, 'replaced', retryText(60_000) + eventText({ kind: 'replaced' }))
      const missed = lastEventId === undefined ? '' : await resuming(() => missedBy(listener, lastEventId, upTo))
      if (listener.hasEnded || isClosing || isGone(reply)) throw unavailable('service_busy', randomInt(1, 6))
      // Once it is heard of, nothing is between it and what was found.
      reply.raw.off('close', left)
      listener.stream = openStream(reply, (why) => leave(listener, why))
      listener.stream.write(retryText(randomInt(2_000, 6_000)) + missed + positionText(here))
      for (const text of listener.held.splice(0)) listener.stream.write(text)
    } catch (error) {
      leave(listener, 'refused')
      throw error
    }
  }

  async function missedBy(listener: Listener, lastEventId: string, upTo: string): Promise<string> {
    if (listener.hasEnded) return '' // while others' were looked for
    const from = positions.open(lastEventId)
    const events = from && (await listMissed(db, subjects, { from, upTo }, listener, lifetimes))
    return (events || [{ kind: 'reset' }]).map(eventText).join('')
  }

  /** At once, also where its last words are still on their way. */
  function end(listener: Listener, why: string, text = '') {
    leave(listener, why)
    listener.stream?.end(text)
  }

  function leave(listener: Listener, why: string) {
    if (!listeners.leave(listener)) return
    connections--
    closed.inc({ reason: why })
  }

  // Sign-ins that end

  function endSignIns(tokens: Iterable<number>) {
    for (const token of tokens) for (const listener of listeners.with(token)) end(listener, 'signed_out')
  }

  async function checkSignIns(tokens: number[]) {
    const here = listening?.db
    if (tokens.length === 0 || !here) return
    const admitted = new Set(await listAdmitted(here, tokens, { lifetimes, needsProof: config.SMTP_URL !== '' }))
    endSignIns(tokens.filter((token) => !admitted.has(token)))
  }

  /** Each second a part of them: a sign that we are here, and a look at whether their sign-ins still last. */
  function tick() {
    second = (second + 1) % heartbeat
    if (second === 0) void look() // should an announcement be lost
    const due = listeners.all().filter(({ turn }) => turn === second)
    for (const { stream } of due) stream?.write(positionText(position))
    checkSignIns(due.map(({ tokenId }) => tokenId)).catch(() => {}) // the database is away: the next turn comes
  }

  return {
    join,
    async close() {
      isClosing = true
      clearInterval(ticking)
      for (const listener of listeners.all()) end(listener, 'closing', retryText(randomInt(500, 10_000)))
      await listening?.close()
    },
  }
}

/** Also before we began to listen for it; by HTTP/2 an answer has a stream that says it. */
const isGone = ({ raw }: FastifyReply) => raw.destroyed || (raw as { stream?: { destroyed: boolean } }).stream?.destroyed === true
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
