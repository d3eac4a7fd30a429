// A real ACME authority on loopback: Pebble, Let's Encrypt's own for tests. It looks for each name at the port that is given.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { makeCertificate } from '#platform/http/certificate.ts'
import { freePort } from '../free-port.ts'
import { listens } from '../service-process.ts'

export interface Authority {
  directory: string
  /** File of the certificate that its directory is to be trusted by. */
  caFile: string
  stop(): Promise<void>
}

export async function startAuthority({ tlsPort }: { tlsPort: number }): Promise<Authority> {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'))
  after(() => rmSync(folder, { recursive: true }))
  const { cert, key, root } = await makeCertificate()
  const [certificate, privateKey, caFile, config] = ['cert.pem', 'key.pem', 'ca.pem', 'config.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  const port = await freePort()
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${await freePort()}`,
    certificate,
    privateKey,
    httpPort: await freePort(),
    tlsPort,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  }
  writeFileSync(certificate, cert)
  writeFileSync(privateKey, key)
  writeFileSync(caFile, root)
  writeFileSync(config, JSON.stringify({ pebble }))
  const child = spawn('pebble', ['-config', config], { stdio: 'ignore', env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' } })
  child.on('error', () => {})
  if (!(await listens(child, port)))
    throw new Error('These tests need Pebble. Install it (Debian and Ubuntu: apt-get install pebble), then run them again.')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  after(stop)
  return { directory: `https://127.0.0.1:${port}/dir`, caFile, stop }
}
