// A proxy in front of several instances, which gives each request to the next one, as those of operators do.
import type { IncomingMessage } from 'node:http'
import { request as send } from 'undici'
import { agent } from '#test/app.ts'
import { startLoopbackHttps } from '#test/loopback-https.ts'

export interface Balancer {
  /** `https://127.0.0.1:port` */
  origin: string
  /** How many requests each instance got. */
  counts: number[]
  close(): Promise<void>
}

/** @param ports of the instances; one that does not answer is passed over */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const counts = ports.map(() => 0)
  let turn = 0

  const pass = async (to: number, { method, url, headers }: IncomingMessage, body: Buffer) => {
    const answer = await send(`https://127.0.0.1:${ports[to]}${url}`, {
      method: method as 'GET',
      dispatcher: agent,
      headers: { ...withoutHops(headers), 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
      body: body.length > 0 ? body : null,
    })
    counts[to]!++
    return { status: answer.statusCode, headers: withoutHops(answer.headers), body: Buffer.from(await answer.body.arrayBuffer()) }
  }

  const { origin, close } = await startLoopbackHttps(async (request, body, response) => {
    const first = turn++ % ports.length
    for (let n = 0; n < ports.length; n++) {
      const answer = await pass((first + n) % ports.length, request, body).catch(() => undefined)
      if (!answer) continue
      return response.writeHead(answer.status, answer.headers).end(answer.body)
    }
    response.writeHead(502).end()
  })
  return { origin, counts, close }
}

/** Headers are for the whole way, but for those that are about one connection of it. */
const hops = ['connection', 'keep-alive', 'transfer-encoding']
const withoutHops = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.includes(name)))
