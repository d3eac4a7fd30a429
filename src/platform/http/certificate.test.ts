import assert from 'node:assert/strict'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { Agent, request } from 'undici'
import { makeCertificate, openCertificate } from './certificate.ts'

const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
after(() => rm(folder, { recursive: true }))

it('makes one for localhost, keeps it for itself, and uses it again', async () => {
  const made = await openCertificate({ folder: join(folder, 'tls') })
  const { subjectAltName, validTo, ca } = new X509Certificate(made.cert)
  assert.match(subjectAltName ?? '', /DNS:localhost, IP Address:127\.0\.0\.1, IP Address:0:0:0:0:0:0:0:1/)
  assert.ok(Date.parse(validTo) > Date.now() + 300 * 86_400_000)
  assert.equal(ca, false)
  assert.equal((await stat(join(folder, 'tls', 'localhost.json'))).mode & 0o077, 0)
  assert.deepEqual(await openCertificate({ folder: join(folder, 'tls') }), made)
})

it('has it signed by an authority of its own, for this machine alone, whose key is kept nowhere', async () => {
  const { cert, key, root } = await openCertificate({ folder: join(folder, 'tls') })
  const authority = new X509Certificate(root!)
  const leaf = new X509Certificate(cert)
  assert.equal(authority.ca, true)
  assert.ok(leaf.verify(authority.publicKey) && leaf.checkIssued(authority) && leaf.checkPrivateKey(createPrivateKey(key)))
  assert.ok(!authority.checkPrivateKey(createPrivateKey(key)))
  const kept = await readFile(join(folder, 'tls', 'localhost.json'), 'utf8')
  assert.deepEqual([...kept.matchAll(/BEGIN ([A-Z ]+)/g)].map(([, what]) => what).sort(), ['CERTIFICATE', 'CERTIFICATE', 'PRIVATE KEY'])
  const server = createServer({ cert, key }, (_request, response) => response.end('trusted'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const trusting = new Agent({ connect: { ca: root! } })
  assert.equal(await (await request(`https://127.0.0.1:${port}`, { dispatcher: trusting })).body.text(), 'trusted')
  await assert.rejects(request(`https://127.0.0.1:${port}`), /certificate/)
  await trusting.close()
  server.closeAllConnections()
  server.close()
})

it('makes another when the kept one is damaged, or signed by itself as those of before', async () => {
  const { cert, key } = await makeCertificate()
  for (const text of ['', '{}', '{"cert": "x", "key": "y"}', JSON.stringify({ cert, key })]) {
    await writeFile(join(folder, 'tls', 'localhost.json'), text)
    assert.match((await openCertificate({ folder: join(folder, 'tls') })).cert, /BEGIN CERTIFICATE/, text)
  }
  assert.match(await readFile(join(folder, 'tls', 'localhost.json'), 'utf8'), /BEGIN CERTIFICATE/)
})

it('reads the operator’s own, and says which file it cannot read', async () => {
  const { cert, key } = await makeCertificate()
  const own = { cert, key }
  await writeFile(join(folder, 'own.pem'), own.cert)
  await writeFile(join(folder, 'own.key'), own.key)
  const files = { certFile: join(folder, 'own.pem'), keyFile: join(folder, 'own.key'), folder }
  assert.deepEqual(await openCertificate(files), own)
  await assert.rejects(openCertificate({ ...files, keyFile: join(folder, 'none.key') }), /none\.key/)
})
