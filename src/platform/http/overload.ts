// Sheds what would only wait. One process answers so many requests a second and no more, so past a number of them under way whoever comes is
// told to try again, before anything is done for them: nine of ten are turned away for less than one costs. A burst of a moment is let in
// all the same, since it is gone soon: only a queue that grows and stands makes everybody wait. (K. Nichols and V. Jacobson, "Controlling
// Queue Delay", ACM Queue 10(5), 2012.)
import { randomInt } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { counter, gauges } from '../metrics.ts'
import { unavailable } from './errors.ts'
import { answerWithoutApp } from './https.ts'

const shed = counter('http_requests_shed_total', 'Requests turned away because too many were under way', [])
const TELL_EVERY = 10_000

/**
 * So many times the usual number may be under way, once there was room for so many milliseconds: until they are, and at least for so many
 * milliseconds. Whoever is a little too slow for a while then makes people wait and turns nobody away.
 */
const BURST = { times: 16, atLeast: 2_000, afterRoomFor: 1_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its handler waits for others, such as for the bytes of an upload, longer than it works: it takes nobody's place. */
    waits?: boolean
  }
  interface FastifyRequest {
    /** It counts as under way. */
    countsAsActive: boolean
  }
}

export interface Overload {
  /** The same listener for no more requests than may be under way. Health stays answered, and preflights, which ask nothing of us. */
  bounded(listener: RequestListener): RequestListener
  /** Counts what is under way. */
  count(app: FastifyInstance): void
}

export interface OverloadOptions {
  atOnce: number
  /** How many requests under way stand in a line of their own, which has its own bound: they take nobody's place. */
  countWaitingApart: () => number
  origins: readonly string[]
  log: Logger
}

export function openOverload({ atOnce, countWaitingApart, origins, log }: OverloadOptions): Overload {
  // A number, and a mark on each request: a Set that all requests pass through makes new tables again and again, of which each old one holds
  // requests and the table after it, so that few of either are young when they are collected (docs/performance.md).
  let underWay = 0
  const taken = () => underWay - countWaitingApart()
  // Whether the usual places are all taken, and since when they were not.
  let isFull = false
  let roomSince = Number.NEGATIVE_INFINITY
  let burst = { began: Number.NEGATIVE_INFINITY, hasFilled: true }
  const enter = (request: FastifyRequest) => {
    if (!request.countsAsActive) underWay++
    request.countsAsActive = true
  }
  const leave = (request: FastifyRequest) => {
    if (request.countsAsActive) underWay--
    request.countsAsActive = false
    if (!isFull || taken() >= atOnce) return
    isFull = false
    roomSince = performance.now()
  }
  const hasRoom = () => {
    const places = taken()
    if (places < atOnce) return true
    const now = performance.now()
    if (!isFull && now - roomSince > BURST.afterRoomFor) burst = { began: now, hasFilled: false }
    isFull = true
    const hasPlace = places < atOnce * BURST.times
    burst.hasFilled ||= !hasPlace
    return hasPlace && (!burst.hasFilled || now - burst.began < BURST.atLeast)
  }
  let told = -TELL_EVERY
  const tell = () => {
    if (performance.now() - told < TELL_EVERY) return
    told = performance.now()
    log.warn({ under_way: taken() }, 'Too many requests at once: some are told to come back')
  }
  gauges({ http_requests_under_way: 'Requests that are worked on' }, () => ({ http_requests_under_way: taken() }))

  return {
    bounded: (listener) => (request, response) => {
      const { method, url = '' } = request
      if (method === 'OPTIONS' || url.startsWith('/health/') || hasRoom()) return listener(request, response)
      shed.inc()
      tell()
      // Not all at the same moment again.
      answerWithoutApp(request, response, unavailable('service_busy', randomInt(1, 6)), origins)
    },
    count(app) {
      app.decorateRequest('takesPlace', false)
      app.addHook('onRequest', (request, _reply, done) => {
        enter(request)
        done()
      })
      // Not while a body is on its way, which may be slow: what has been let in goes on when it is there.
      app.addHook('preParsing', (request, _reply, _payload, done) => {
        leave(request)
        done()
      })
      app.addHook('preHandler', (request, _reply, done) => {
        if (!request.routeOptions.config.waits) enter(request)
        done()
      })
      // The work is done; whoever reads the answer slowly takes no place.
      app.addHook('onSend', (request, _reply, _payload, done) => {
        leave(request)
        done()
      })
      app.addHook('onResponse', (request, _reply, done) => {
        leave(request)
        done()
      })
    },
  }
}
