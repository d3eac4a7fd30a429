// The TLS certificate: the operator's, or one for localhost that is made once and kept in the data folder.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Certificate {
  cert: string
  key: string
}

const DAY = 86_400_000

/** Reads the certificate and key that are configured, or makes a self-signed one for localhost (P-256, a year, renewed in its last month). */
export async function openCertificate({
  certFile,
  keyFile,
  folder,
}: {
  certFile?: string
  keyFile?: string
  folder: string
}): Promise<Certificate> {
  if (certFile && keyFile) return { cert: await readFile(certFile, 'utf8'), key: await readFile(keyFile, 'utf8') }
  const file = join(folder, 'localhost.json')
  const kept = await readFile(file, 'utf8')
    .then(usable)
    .catch(() => undefined)
  if (kept) return kept
  const made = await selfSigned()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${file}.${process.pid}`, file)
  return made
}

/** What was kept, while it holds for another month; throws when it is damaged. */
function usable(text: string): Certificate | undefined {
  const kept: Certificate = JSON.parse(text)
  createPrivateKey(kept.key)
  return Date.parse(new X509Certificate(kept.cert).validTo) > Date.now() + 30 * DAY ? kept : undefined
}

export async function selfSigned(): Promise<Certificate> {
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - DAY),
    notAfterDate: new Date(Date.now() + 365 * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  })
  return { cert, key }
}
