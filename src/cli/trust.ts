// Lets the browsers of this machine trust the certificate that the service makes for itself: without it they give a page no worker, no pushes
// and no passkeys, not even when somebody goes on past their warning.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoFolder, readConfig } from '../config.ts'
import { keptCertificate, openCertificate } from '../platform/http/certificate.ts'
import { addTrust, type Outcome, removeTrust } from '../platform/trust-stores.ts'

export async function trustCommand({ remove = false, json = false }: { remove?: boolean; json?: boolean }) {
  const config = readConfig()
  // The demo keeps its own in its folder: whoever tries it is meant as well.
  const folders = [config.dataDir, demoFolder()].filter((folder) => existsSync(folder)).map((folder) => join(folder, 'tls'))
  if (folders.length === 0) folders.push(join(config.dataDir, 'tls'))
  const outcomes: (Outcome & { folder: string })[] = []
  for (const folder of new Set(folders)) {
    const certificate = remove ? await keptCertificate(folder) : await openCertificate({ folder })
    if (!certificate?.root) continue
    for (const outcome of (remove ? removeTrust : addTrust)(certificate.root)) outcomes.push({ folder, ...outcome })
  }
  process.stdout.write(json ? `${JSON.stringify({ stores: outcomes })}\n` : told(outcomes, remove, config.TLS_CERT !== ''))
  if (outcomes.some(({ isDone }) => !isDone) && !outcomes.some(({ isDone }) => isDone)) process.exitCode = 1
}

function told(outcomes: (Outcome & { folder: string })[], isRemoved: boolean, hasOwn: boolean): string {
  const lines = outcomes.map(({ folder, store, isDone, why }) => {
    if (isDone) return `${isRemoved ? 'No longer trusted' : 'Trusted'} by ${store}: the certificate in ${folder}`
    return `Not ${isRemoved ? 'taken out' : 'trusted'} by ${store}: ${why}`
  })
  if (outcomes.length === 0) lines.push('There is no certificate here that the service made for itself.')
  if (hasOwn) lines.push('The service uses a certificate of yours (TLS_CERT), to which this changes nothing.')
  if (!isRemoved && outcomes.some(({ isDone }) => isDone))
    lines.push(
      'Close all windows of the browser and open it again. A service that runs since before an update has to be started again too.',
    )
  return `${lines.join('\n')}\n`
}
