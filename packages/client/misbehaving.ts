// Something that answers on loopback as a service should not: what tests of the client talk to.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answering = (response: ServerResponse, seen: Seen) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/** It answers one after the other, and the last for ever. */
export async function startMisbehaving() {
  let answers: Answering[] = []
  let seen: Seen[] = []
  let heard = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray().catch(() => [])).toString()
    seen.push({ method: request.method!, url: request.url!, headers: request.headers, body })
    heard.resolve()
    heard = Promise.withResolvers()
    const answering = answers.length > 1 ? answers.shift()! : answers[0]!
    answering(response, seen.at(-1)!)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    answers(...these: Answering[]) {
      answers = these
      seen = []
    },
    /** What came since then. */
    seen: () => seen,
    next: () => heard.promise,
  }
}
