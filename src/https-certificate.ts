// The certificate of HTTPS: the operator's, one that an authority gave, or one for localhost. A new one is taken up while the service runs.
import { X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type AcmeOptions, fetchedCertificate, renewCertificate } from './platform/http/acme.ts'
import { type Certificate, openCertificate } from './platform/http/certificate.ts'
import { defineJob, handle, type Periodic } from './platform/jobs/jobs.ts'
import { gauges } from './platform/metrics.ts'
import type { Services } from './services.ts'

const LOOK_EVERY_MS = 10_000

export const tlsFolder = ({ dataDir }: Config) => join(dataDir, 'tls')

export async function httpsCertificate(config: Config): Promise<Certificate> {
  const folder = tlsFolder(config)
  if (config.acmeNames.length > 0) return (await fetchedCertificate(folder, config.acmeNames)) ?? (await openCertificate({ folder }))
  return await openCertificate({ ...(config.TLS_CERT ? { certFile: config.TLS_CERT, keyFile: config.TLS_KEY } : {}), folder })
}

/** Looks again and again whether there is a new one, and hands it to `use`; what can't be used yet, since only one of two files is new, is left. */
export function watchCertificate(
  config: Config,
  first: Certificate,
  use: (certificate: Certificate) => void,
  log: Services['log'],
  everyMs = LOOK_EVERY_MS,
) {
  let used = first
  gauges({ certificate_seconds_left: 'How long the certificate of HTTPS is still valid; 0 where a name of ACME_NAMES has none' }, () => {
    const x509 = new X509Certificate(used.cert)
    const isForAll = config.acmeNames.every((name) => x509.checkHost(name))
    return { certificate_seconds_left: isForAll ? Math.round((Date.parse(x509.validTo) - Date.now()) / 1_000) : 0 }
  })
  let refused = ''
  const look = async () => {
    const found = await httpsCertificate(config)
    if (found.cert === used.cert && found.key === used.key) return
    use(found)
    used = found
    refused = ''
    log.info('A new certificate of HTTPS is in use')
  }
  const timer = setInterval(() => {
    look().catch((error: Error) => {
      if (error.message !== refused) log.warn({ error: error.message }, 'The new certificate of HTTPS can’t be used, and the former stays')
      refused = error.message
    })
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Hourly, and once when the service starts: authorities count failures by the hour. */
export const renewing = defineJob<object>('https.renew-certificate', { maxAttempts: 1 })

export const certificateJobs = ({ config }: Services) => [
  handle(renewing, async (_, { log }) => {
    if (config.acmeNames.length === 0) return
    const names = config.acmeNames.join(', ')
    try {
      if (await renewCertificate(acmeOptions(config))) log.info(`The certificate for ${names} was renewed`)
    } catch (error) {
      log.error({ error: (error as Error).message }, `No certificate for ${names} was given; it is asked for again within the hour`)
    }
  }),
]

export const certificateSchedule: Periodic[] = [{ job: renewing, cron: '23 * * * *' }]

const acmeOptions = (config: Config): AcmeOptions => ({
  names: config.acmeNames,
  directory: config.ACME_DIRECTORY,
  email: config.ACME_EMAIL,
  caFile: config.ACME_CA,
  folder: tlsFolder(config),
})
