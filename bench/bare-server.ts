// What the service is measured against: a bare HTTPS server that answers given bytes, before that (where it is told to) running given
// statements through `pg`, named and prepared, and making the text of the answer. Its work arrives by message; there is no framework, no
// check, no log.
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { types } from '#platform/db/types.ts'
import type { Certificate } from '#platform/http/certificate.ts'
import { type Recorded, replay } from './replay.ts'

export interface Work {
  certificate: Certificate
  databaseUrl: string
  status: number
  body: string
  /** Whether the answer is turned into text for each request, as whoever answers what was just read must; else its text is ready. */
  makesText: boolean
  /** Statements of one request; none for the server that only answers bytes. */
  statements: Recorded[]
  /** Values of request n in place of those of request 0. */
  values: [unknown, unknown][][]
}

process.once('message', async (work: Work) => {
  const pool = new pg.Pool({ connectionString: work.databaseUrl, types, max: 10, options: '-c timezone=UTC -c datestyle=ISO' })
  const substitutes = work.values.map((pairs) => new Map(pairs))
  const answer = JSON.parse(work.body)
  let n = 0
  const server = https.createServer(work.certificate, async (request, response) => {
    request.resume()
    if (work.statements.length > 0) await replay(pool, work.statements, substitutes[n++ % substitutes.length])
    const body = work.makesText ? JSON.stringify(answer) : work.body
    response.writeHead(work.status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
})
