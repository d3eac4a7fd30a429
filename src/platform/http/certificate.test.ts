import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { openCertificate, selfSigned } from './certificate.ts'

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

it('makes another when the kept one is damaged', async () => {
  for (const text of ['', '{}', '{"cert": "x", "key": "y"}']) {
    await writeFile(join(folder, 'tls', 'localhost.json'), text)
    assert.match((await openCertificate({ folder: join(folder, 'tls') })).cert, /BEGIN CERTIFICATE/, text)
  }
  assert.match(await readFile(join(folder, 'tls', 'localhost.json'), 'utf8'), /BEGIN CERTIFICATE/)
})

it('reads the operator’s own, and says which file it cannot read', async () => {
  const own = await selfSigned()
  await writeFile(join(folder, 'own.pem'), own.cert)
  await writeFile(join(folder, 'own.key'), own.key)
  const files = { certFile: join(folder, 'own.pem'), keyFile: join(folder, 'own.key'), folder }
  assert.deepEqual(await openCertificate(files), own)
  await assert.rejects(openCertificate({ ...files, keyFile: join(folder, 'none.key') }), /none\.key/)
})
