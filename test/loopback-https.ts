// An HTTPS server on 127.0.0.1 that plays an outside service in tests.
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { generate } from 'selfsigned'

export type LoopbackHttps = {
  /** `https://127.0.0.1:port` */
  origin: string
  port: number
  /** The certificate to trust, the same for all in this process: for 127.0.0.1, localhost and *.push.example. */
  ca: string
  counts: { requests: number; connections: number }
  /** Breaks the connection of an answer off (RST). */
  reset(response: ServerResponse): void
  close(): Promise<void>
}

/** @param answer gets each request with its whole body */
export async function startLoopbackHttps(
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => unknown,
): Promise<LoopbackHttps> {
  certificate ??= makeCertificate()
  const { private: key, cert } = await certificate
  const counts = { requests: 0, connections: 0 }
  const server = createServer({ key, cert }, async (request, response) => {
    counts.requests += 1
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return // the client hung up
    }
    await answer(request, Buffer.concat(chunks), response)
  })
  // TLS sockets can't be reset: the sockets below them, by the client's port.
  const below = new Map<number, Socket>()
  server.on('connection', (socket) => below.set(socket.remotePort!, socket))
  server.on('secureConnection', () => {
    counts.connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `https://127.0.0.1:${port}`,
    port,
    ca: cert,
    counts,
    reset: (response) => below.get(response.socket!.remotePort!)!.resetAndDestroy(),
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

let certificate: ReturnType<typeof makeCertificate> | undefined

function makeCertificate() {
  return generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: '*.push.example' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
}
