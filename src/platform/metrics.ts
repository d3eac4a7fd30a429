// Figures for Prometheus, on a port of their own that only this machine reaches.
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const { createServer } = process.getBuiltinModule('node:http') // http/https.ts says why it is not imported

export const registry = new Registry()

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
})
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long answers took',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

/** Counts every answer by its route, never by its address. */
export function countRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.inc({ method: request.method, route, status: reply.statusCode })
    if (!request.routeOptions.config.staysOpen) durations.observe({ method: request.method, route }, reply.elapsedTime / 1000)
    done()
  })
}

/** A figure that only grows, counted by labels with few values: never an id, an address or a text. */
export const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  new Counter({ name, help, labelNames, registers: [registry] })

/** Adds figures that are read together when they are asked for. One that can't be read then is `NaN`, and the others are there. */
export function gauges<Name extends string>(
  helps: Record<Name, string>,
  read: () => Record<NoInfer<Name>, number> | Promise<Record<NoInfer<Name>, number>>,
) {
  let reading: Promise<Record<Name, number> | undefined> | undefined
  const readOnce = () => {
    reading ??= Promise.resolve(read())
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  for (const [name, help] of Object.entries(helps) as [Name, string][]) {
    registry.removeSingleMetric(name)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await readOnce())?.[name] ?? Number.NaN)
      },
    })
  }
}

/** Serves the figures on loopback. Gives undefined, and says so, when the port is taken. */
export async function serveMetrics(port: number, onTaken: (port: number) => void): Promise<Server | undefined> {
  collectDefaultMetrics({ register: registry })
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  return new Promise((resolve) => {
    server.once('error', () => {
      onTaken(port)
      resolve(undefined)
    })
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
