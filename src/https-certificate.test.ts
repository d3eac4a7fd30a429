// Certificates that another program renews: its two files are taken up while the service runs.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import tls from 'node:tls'
import pino from 'pino'
import { makeCertificate } from '#platform/http/certificate.ts'
import { createHttpAndHttpsServer } from '#platform/http/https.ts'
import { readConfig } from './config.ts'
import { httpsCertificate, watchCertificate } from './https-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
after(() => rmSync(folder, { recursive: true }))
const TLS_CERT = join(folder, 'cert.pem')
const TLS_KEY = join(folder, 'key.pem')

async function shown(port: number): Promise<string> {
  const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const certificate = socket.getPeerX509Certificate()!.toString()
  socket.destroy()
  return certificate
}

it('takes up new files once both belong together, and keeps the former ones until then', async () => {
  const [first, second] = [await makeCertificate(), await makeCertificate()]
  writeFileSync(TLS_CERT, first.cert)
  writeFileSync(TLS_KEY, first.key)
  const config = readConfig({ TLS_CERT, TLS_KEY }, { environment: false })
  const used = await httpsCertificate(config)
  const server = createHttpAndHttpsServer(used, (_request, response) => response.end('here'), { trusted: () => false })
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lines: string[] = []
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) })
  const unwatch = watchCertificate(config, used, (renewed) => server.useCertificate(renewed), log, 5)
  after(() => {
    unwatch()
    server.close()
  })

  writeFileSync(TLS_CERT, second.cert)
  while (!lines.some((line) => line.includes('can’t be used'))) await setTimeout(5)
  assert.equal(await shown(port), `${first.cert.trim()}\n`)
  writeFileSync(TLS_KEY, second.key)
  while (!lines.some((line) => line.includes('is in use'))) await setTimeout(5)
  assert.equal(await shown(port), `${second.cert.trim()}\n`)
  assert.equal(lines.length, 2)
  assert.doesNotMatch(lines.join(), /PRIVATE KEY/)
})

it('asks for one or the other: files, or names for which a certificate is fetched', () => {
  assert.throws(() => readConfig({ TLS_CERT, TLS_KEY, ACME_NAMES: 'church.example.org' }, { environment: false }), /do not go together/)
  for (const wrong of ['Church.example.org', 'https://church.example.org', '*.example.org', 'a b'])
    assert.throws(() => readConfig({ ACME_NAMES: wrong }, { environment: false }), /ACME_NAMES/, wrong)
})
