// A certificate that the service fetches itself and renews, from a real authority.
import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import tls from 'node:tls'
import { generate } from 'selfsigned'
import { fetchedCertificate, renewCertificate } from '#platform/http/acme.ts'
import { freePort } from '../free-port.ts'
import { dataFolder, ready, startProcess } from '../service-process.ts'
import { startAuthority } from './pebble.ts'

const DAY = 86_400_000

/** The certificate with which a port answers. */
async function shown(port: number, servername = 'localhost'): Promise<X509Certificate> {
  const socket = tls.connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const certificate = socket.getPeerX509Certificate()!
  socket.destroy()
  return certificate
}

const isOfAuthority = ({ issuer }: X509Certificate) => /Pebble/.test(issuer)

it('fetches a certificate when it first starts, uses it at once, and keeps it over the next start', { timeout: 180_000 }, async () => {
  const port = await freePort()
  const authority = await startAuthority({ tlsPort: port })
  const dataDir = dataFolder()
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    ACME_NAMES: 'localhost',
    ACME_DIRECTORY: authority.directory,
    ACME_CA: authority.caFile,
    ACME_EMAIL: 'it@example.org',
  }
  const service = await ready(await startProcess(settings))
  assert.ok(!isOfAuthority(await shown(port)) || /was renewed/.test(service.output()))
  while (!isOfAuthority(await shown(port))) await setTimeout(100)
  const { serialNumber } = await shown(port)
  assert.equal((await service.request('GET', '/health/ready')).status, 200)
  for (const name of ['acme.json', 'acme-account.json']) assert.equal(statSync(join(dataDir, 'tls', name)).mode & 0o077, 0, name)
  assert.equal(existsSync(join(dataDir, 'tls', 'acme-proofs.json')), false)
  assert.doesNotMatch(service.output(), /PRIVATE KEY/)
  await service.end()
  await authority.stop()

  const again = await ready(await startProcess(settings))
  assert.equal((await shown(port)).serialNumber, serialNumber)
  await again.end()
})

it('serves on with what it has while no authority answers, and says so', { timeout: 180_000 }, async () => {
  const directory = `https://127.0.0.1:${await freePort()}/dir`
  const service = await ready(await startProcess({ DATA_DIR: dataFolder(), ACME_NAMES: 'localhost', ACME_DIRECTORY: directory }))
  while (!service.output().includes('No certificate for localhost was given')) await setTimeout(50)
  assert.match((await shown(service.port)).issuer, /discipleship local authority/)
  assert.equal((await service.request('GET', '/health/ready')).status, 200)
  await service.end()
})

it('says what the authority says where a name leads elsewhere, and leaves nothing to be proven', async () => {
  const authority = await startAuthority({ tlsPort: await freePort() })
  const folder = dataFolder()
  const options = { ...authority, names: ['localhost'], email: '', folder }
  await assert.rejects(renewCertificate(options), /Failed to connect to 127.0.0.1/)
  assert.equal(existsSync(join(folder, 'acme-proofs.json')), false)
  assert.equal(await fetchedCertificate(folder, ['localhost']), undefined)
})

it('renews in the last third of its time, and when a name is added, not before', async () => {
  const port = await freePort()
  const authority = await startAuthority({ tlsPort: port })
  const dataDir = dataFolder()
  const folder = join(dataDir, 'tls')
  mkdirSync(folder)
  const service = await ready(await startProcess({ DATA_DIR: dataDir, PORT: String(port) }))
  const options = { ...authority, names: ['localhost'], email: '', folder }
  const keepOne = async (daysAgo: number, daysLeft: number, name = 'localhost') => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
      notBeforeDate: new Date(Date.now() - daysAgo * DAY),
      notAfterDate: new Date(Date.now() + daysLeft * DAY),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
    })
    writeFileSync(join(folder, 'acme.json'), JSON.stringify({ cert, key }))
    return cert
  }
  const kept = await keepOne(59, 31)
  assert.equal(await renewCertificate(options), false)
  assert.equal(JSON.parse(readFileSync(join(folder, 'acme.json'), 'utf8')).cert, kept)
  for (const due of [() => keepOne(61, 29), () => keepOne(90, -1), () => keepOne(1, 89, 'elsewhere.example.org')]) {
    await due()
    assert.equal(await renewCertificate(options), true)
    assert.ok(isOfAuthority(new X509Certificate((await fetchedCertificate(folder, ['localhost']))!.cert)))
  }
  await service.end()
})

it('keeps showing a certificate that lacks a name which was added, and one account however often the authority refuses', async () => {
  const authority = await startAuthority({ tlsPort: await freePort() })
  const folder = dataFolder()
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'kept.example.org' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'kept.example.org' }] }],
  })
  writeFileSync(join(folder, 'acme.json'), JSON.stringify({ cert, key }))
  const options = { ...authority, names: ['localhost', 'kept.example.org'], email: '', folder }
  const accounts: string[] = []
  for (let n = 0; n < 2; n++) {
    await assert.rejects(renewCertificate(options))
    accounts.push(readFileSync(join(folder, 'acme-account.json'), 'utf8'))
  }
  assert.equal(accounts[0], accounts[1])
  assert.equal((await fetchedCertificate(folder, options.names))?.cert, cert)
})

it('shows what an authority looks for to nobody else, and nothing where nothing is to be proven', async () => {
  const service = await ready(await startProcess({ DATA_DIR: dataFolder() }))
  const looking = tls.connect({
    port: service.port,
    host: '127.0.0.1',
    servername: 'localhost',
    ALPNProtocols: ['acme-tls/1'],
    rejectUnauthorized: false,
  })
  await assert.rejects(once(looking, 'secureConnect'))
  assert.equal((await service.request('GET', '/health/ready')).status, 200)
  await service.end()
})
