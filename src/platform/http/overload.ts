// Sheds load. One process answers a limited number of requests a second, so past a number of requests under way a new one is
// refused with 503 before any work is done for it: nine refusals cost less than one answer. A short burst is let in
// all the same, since it is over soon: only a standing queue makes everybody wait. (K. Nichols and V. Jacobson, "Controlling
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
 * milliseconds. A service that is a little too slow for a while then makes requests wait, and refuses none.
 */
const BURST = { times: 16, atLeast: 2_000, afterRoomFor: 1_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its handler mostly waits, such as for the bytes of an upload, and does not count as under way. */
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
  countExcluded: () => number
  origins: readonly string[]
  log: Logger
}

export function openOverload({ atOnce, countExcluded, origins, log }: OverloadOptions): Overload {
  // A number, and a mark on each request: a Set that all requests pass through makes new tables again and again, of which each old one holds
  // requests and the table after it, so that few of either are young when they are collected (docs/performance.md).
  let underWay = 0
  const taken = () => underWay - countExcluded()
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
      app.decorateRequest('countsAsActive', false)
      app.addHook('onRequest', (request, _reply, done) => {
        enter(request)
        done()
      })
      // A body may arrive slowly, so the request does not count meanwhile; it counts again, unconditionally, when the body is there.
      app.addHook('preParsing', (request, _reply, _payload, done) => {
        leave(request)
        done()
      })
      app.addHook('preHandler', (request, _reply, done) => {
        if (!request.routeOptions.config.waits) enter(request)
        done()
      })
      // The work is done; a client that reads its answer slowly does not count.
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
