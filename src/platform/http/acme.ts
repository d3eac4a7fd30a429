// A certificate of a public authority, such as Let's Encrypt, for the service's public names (ACME, RFC 8555). The names are proven on the port of
// HTTPS itself (TLS-ALPN-01, RFC 8737), so no other port has to be open. What is kept lies in the data folder, for all processes that use it.
import { randomUUID, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import type { Certificate } from './certificate.ts'

export interface AcmeOptions {
  /** Public names, the first of which is the certificate's common name. */
  names: readonly string[]
  /** The authority's directory, an https:// address. */
  directory: string
  /** Where the authority writes to when something is wrong; empty for nowhere. */
  email: string
  /** PEM file of the authority that signed the directory's own certificate, where that is no public one. */
  caFile: string
  folder: string
}

const PROTOCOL = 'acme-tls/1'
const METHOD = 'tls-alpn-01'
const ANSWER_WITHIN_MS = 30_000

const files = {
  certificate: (folder: string) => join(folder, 'acme.json'),
  account: (folder: string) => join(folder, 'acme-account.json'),
  proofs: (folder: string) => join(folder, 'acme-proofs.json'),
}

/** The certificate that was fetched, while it is valid for some of these names: better for those than none. */
export async function fetchedCertificate(folder: string, names: readonly string[]): Promise<Certificate | undefined> {
  try {
    const kept: Certificate = JSON.parse(await readFile(files.certificate(folder), 'utf8'))
    const x509 = new X509Certificate(kept.cert)
    return names.some((name) => x509.checkHost(name)) && Date.parse(x509.validTo) > Date.now() ? kept : undefined
  } catch {
    return undefined
  }
}

/** Whether a name is missing, or less than a third of its time is left, as Let's Encrypt advises: https://letsencrypt.org/docs/integration-guide/#when-to-renew */
function isRenewalDue({ cert }: Certificate, names: readonly string[]): boolean {
  const x509 = new X509Certificate(cert)
  const [from, to] = [Date.parse(x509.validFrom), Date.parse(x509.validTo)]
  return !names.every((name) => x509.checkHost(name)) || to - Date.now() < (to - from) / 3
}

/** Fetches a certificate where there is none, or it is time for a new one; says whether it did. Throws what the authority says against it. */
export async function renewCertificate(options: AcmeOptions): Promise<boolean> {
  const { names, directory, email, caFile, folder } = options
  const kept = await fetchedCertificate(folder, names)
  if (kept && !isRenewalDue(kept, names)) return false
  const { default: acme } = await import('acme-client')
  Object.assign(acme.axios.defaults, {
    timeout: ANSWER_WITHIN_MS,
    acmeSettings: { retryMaxAttempts: 3, retryDefaultDelay: 2 },
    ...(caFile ? { httpsAgent: new Agent({ ca: await readFile(caFile) }) } : {}),
  })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const account = await keptAccount(options)
  const accountKey = account?.key ?? String(await acme.crypto.createPrivateEcdsaKey())
  const client = new acme.Client({ directoryUrl: directory, accountKey, ...(account ? { accountUrl: account.url } : {}) })
  const [key, csr] = await acme.crypto.createCsr(
    { commonName: names[0]!, altNames: [...names] },
    await acme.crypto.createPrivateEcdsaKey('P-256'),
  )
  const proofs: Record<string, Certificate> = {}
  try {
    const cert = await client.auto({
      csr,
      ...(email ? { email } : {}),
      termsOfServiceAgreed: true,
      challengePriority: [METHOD],
      // The authority looks from outside, where this machine may not reach itself by its public name.
      skipChallengeVerification: true,
      challengeCreateFn: async (authorization, { type }, keyAuthorization) => {
        if ((type as string) !== METHOD) throw new Error(`The authority does not offer ${METHOD}`)
        const [proofKey, proof] = await acme.crypto.createAlpnCertificate(authorization, keyAuthorization)
        proofs[authorization.identifier.value] = { cert: String(proof), key: String(proofKey) }
        await keep(files.proofs(folder), proofs)
      },
      challengeRemoveFn: async () => {},
    })
    await keep(files.certificate(folder), { cert, key: String(key) } satisfies Certificate)
    return true
  } finally {
    await rm(files.proofs(folder), { force: true })
    await keepAccount(options, client, accountKey)
  }
}

interface Account {
  directory: string
  email: string
  /** Private, PEM. */
  key: string
  url: string
}

/** By one account the authority knows who asks again. Another one is made for another authority or address. */
async function keptAccount({ folder, directory, email }: AcmeOptions): Promise<Account | undefined> {
  try {
    const kept: Account = JSON.parse(await readFile(files.account(folder), 'utf8'))
    return kept.directory === directory && kept.email === email ? kept : undefined
  } catch {
    return undefined
  }
}

/** Also of a request that failed, so that the next one does not make another account. */
async function keepAccount({ folder, directory, email }: AcmeOptions, client: { getAccountUrl(): string }, key: string) {
  let url: string
  try {
    url = client.getAccountUrl()
  } catch {
    return // the authority did not even answer
  }
  await keep(files.account(folder), { directory, email, key, url } satisfies Account)
}

async function keep(file: string, content: object) {
  const draft = `${file}.${randomUUID()}` // names are proven at the same time
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 })
  await rename(draft, file)
}

/** Whether these first bytes of a connection are of an authority that looks whether a name is ours. */
export const wantsProof = (hello: Buffer): boolean => hello.includes(PROTOCOL)

/** Answers such connections by what is kept in the folder: a handshake, and nothing after it. */
export function openProofs(folder: string): (socket: Socket) => void {
  const server = tls.createServer({
    ALPNProtocols: [PROTOCOL],
    handshakeTimeout: ANSWER_WITHIN_MS,
    SNICallback: (name, done) => {
      readFile(files.proofs(folder), 'utf8').then(
        (text) => {
          const proof = JSON.parse(text)[name.toLowerCase()]
          done(proof ? null : new Error('No such name'), proof && tls.createSecureContext(proof))
        },
        (error) => done(error),
      )
    },
  })
  server.on('secureConnection', (socket) => socket.end())
  server.on('tlsClientError', (_, socket) => socket.destroy())
  return (socket) => server.emit('connection', socket)
}
