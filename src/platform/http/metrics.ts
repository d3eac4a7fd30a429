// Figures for Prometheus, on a port of their own that only this machine reaches.
import http from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.inc({ method: request.method, route, status: reply.statusCode })
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000)
  })
}

/** Adds figures that are read when they are asked for: each name with its help text and the number now. */
export function gauge(name: string, help: string, read: () => number | Promise<number>) {
  if (registry.getSingleMetric(name)) return
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}

/** Serves the figures on loopback. Gives undefined, and says so, when the port is taken. */
export async function serveMetrics(port: number, onTaken: (port: number) => void): Promise<http.Server | undefined> {
  collectDefaultMetrics({ register: registry })
  const server = http.createServer(async (request, response) => {
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
