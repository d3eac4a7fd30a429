// The TLS certificate: the operator's, or one for localhost that is made once and kept in the data folder. That one is signed by an authority of
// its own, which a machine may be told to trust (../trust-stores.ts): it can be misused for nothing, since its key is kept nowhere.
import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Certificate {
  cert: string
  key: string
  /** The certificate of the authority that signed it, where it was made here. */
  root?: string
}

const DAY = 86_400_000
/** Apple takes no longer ones. Whoever trusts it has to do so again after them. */
const VALID_DAYS = 820

/** Reads the certificate and key that are configured, or makes one for localhost (P-256, renewed in its last month). */
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
  const kept = await keptCertificate(folder)
  if (kept) return kept
  const file = fileIn(folder)
  const made = await makeCertificate()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${file}.${process.pid}`, file)
  return made
}

const fileIn = (folder: string) => join(folder, 'localhost.json')

/** The one that was made in this folder, if it is still of use. */
export const keptCertificate = (folder: string): Promise<Required<Certificate> | undefined> =>
  readFile(fileIn(folder), 'utf8')
    .then(usable)
    .catch(() => undefined)

/** What was kept, while it holds for another month; throws when it is damaged. Those of before have no authority. */
function usable(text: string): Required<Certificate> | undefined {
  const kept: Certificate = JSON.parse(text)
  createPrivateKey(kept.key)
  if (!kept.root || !new X509Certificate(kept.cert).checkIssued(new X509Certificate(kept.root))) return undefined
  return Date.parse(new X509Certificate(kept.cert).validTo) > Date.now() + 30 * DAY ? { ...kept, root: kept.root } : undefined
}

export async function makeCertificate(): Promise<Required<Certificate>> {
  const { generate } = await import('selfsigned')
  const common = {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - DAY),
    notAfterDate: new Date(Date.now() + VALID_DAYS * DAY),
  } as const
  const name = `${'discipleship local authority'} ${randomBytes(4).toString('hex')}`
  const authority = await generate([{ name: 'commonName', value: name }], {
    ...common,
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...common,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
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
  return { cert, key, root: authority.cert }
}
