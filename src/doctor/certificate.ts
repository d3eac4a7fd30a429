// The certificate: whether browsers trust it, for which names, and until when.
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, isIP } from 'node:net'
import tls from 'node:tls'
import { fetchedCertificate } from '#platform/http/acme.ts'
import { keptCertificate } from '#platform/http/certificate.ts'
import type { Config } from '../config.ts'
import { tlsFolder } from '../https-certificate.ts'
import { codeOf, connectionFaults, type Finding, fault, ok, warning } from './finding.ts'

const DAY = 86_400_000
const SOON = 21

/** What to do about it, by whose it is. */
const ways = {
  own: {
    none: 'Set TLS_CERT and TLS_KEY.',
    renew: 'Renew it: the service takes the new files up by itself.',
    chain: 'The file must hold the whole chain (certbot’s fullchain.pem, not cert.pem).',
  },
  proxy: {
    none: 'Let the proxy speak TLS there, with a certificate.',
    renew: 'Renew it at the proxy, and let the proxy take it up.',
    chain: 'The proxy must send the whole chain (certbot’s fullchain.pem, not cert.pem).',
  },
}
type Ways = (typeof ways)[keyof typeof ways]

export async function checkCertificate(config: Config): Promise<Finding[]> {
  const { hostname: host, port } = new URL(config.publicUrl)
  const hostname = host.replace(/^\[|\]$/g, '')
  if (config.TLS_CERT) return checkOwn(await readFile(config.TLS_CERT), await readFile(config.TLS_KEY), hostname)
  if (config.acmeNames.length > 0) {
    const fetched = await fetchedCertificate(tlsFolder(config), config.acmeNames)
    if (fetched) return checkOwn(fetched.cert, fetched.key, hostname)
    return [
      fault(
        `No certificate for ${config.acmeNames.join(', ')} was fetched yet.`,
        'The log says why. Port 443 of each name in ACME_NAMES must lead to the service, which asks again within the hour.',
      ),
    ]
  }
  if (config.trustedProxies.length > 0 && hostname !== 'localhost') return checkAt(hostname, Number(port) || 443)
  const kept = await keptCertificate(tlsFolder(config))
  if (!kept) return [ok('The service makes a certificate for localhost when it starts.')]
  return [ok(`The certificate is the one for localhost, until ${new X509Certificate(kept.cert).validToDate.toISOString().slice(0, 10)}.`)]
}

async function checkOwn(cert: string | Buffer, key: string | Buffer, hostname: string): Promise<Finding[]> {
  let context: tls.SecureContextOptions
  try {
    tls.createSecureContext({ cert, key })
    context = { cert, key }
  } catch (error) {
    const isOther = codeOf(error) === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH'
    return [
      fault(
        isOther
          ? 'TLS_KEY is not the key of the certificate in TLS_CERT.'
          : 'TLS_CERT and TLS_KEY cannot be read as a certificate and its key (PEM).',
        'Name the files that belong together, such as fullchain.pem and privkey.pem of certbot.',
      ),
    ]
  }
  // Spoken to as browsers do, over a connection of this machine's own.
  const server = tls.createServer(context, (socket) => socket.end())
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await examineAt({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, hostname }, ways.own)
  } finally {
    server.close()
  }
}

async function checkAt(hostname: string, port: number): Promise<Finding[]> {
  try {
    return await examineAt({ host: hostname, port, hostname }, ways.proxy)
  } catch (error) {
    const code = codeOf(error)
    return [
      warning(
        `The proxy’s certificate could not be looked at: ${hostname} does not answer from here (${code}${connectionFaults[code] ? `: ${connectionFaults[code]}` : ''}).`,
        'Look at it from outside, in a browser.',
      ),
    ]
  }
}

async function examineAt({ host, port, hostname }: { host: string; port: number; hostname: string }, way: Ways): Promise<Finding[]> {
  const trusted = [...tls.getCACertificates('default'), ...tls.getCACertificates('system')]
  // An address is no name to be asked for (RFC 6066).
  const servername = isIP(hostname) ? '' : hostname
  const socket = tls.connect({ host, port, servername, ca: trusted, rejectUnauthorized: false, timeout: 8_000 })
  try {
    socket.on('timeout', () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
    await once(socket, 'secureConnect')
    const certificate = socket.getPeerX509Certificate()
    if (!certificate) return [fault('There is no certificate.', way.none)]
    // An authority is asked for with names and dates apart: they are told of below.
    const unknown = socket.authorizationError && !/ALTNAME|EXPIRED|NOT_YET/.test(String(socket.authorizationError))
    return [
      ...(unknown ? [untrusted(String(socket.authorizationError), way)] : [ok('The certificate is of an authority that browsers trust.')]),
      ...namesAndDates(certificate, hostname, way),
    ]
  } finally {
    socket.destroy()
  }
}

const untrusted = (code: string, way: Ways) =>
  fault(
    `Browsers do not trust the certificate (${codeOf({ code })}).`,
    code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' ? way.chain : 'Get one from an authority that they trust, such as Let’s Encrypt.',
  )

function namesAndDates(certificate: X509Certificate, hostname: string, way: Ways): Finding[] {
  const ends = certificate.validToDate
  const days = Math.floor((ends.getTime() - Date.now()) / DAY)
  const day = ends.toISOString().slice(0, 10)
  return [
    (isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname))
      ? ok(`It is for ${hostname}.`)
      : fault(`It is not for ${hostname}, which PUBLIC_URL names.`, 'Get one for that name, or change PUBLIC_URL.'),
    certificate.validFromDate.getTime() > Date.now()
      ? fault(`It is valid from ${certificate.validFromDate.toISOString().slice(0, 10)} on.`, 'Set the clock of this machine, or wait.')
      : days < 0
        ? fault(`It has expired on ${day}.`, way.renew)
        : days < SOON
          ? warning(`It ends on ${day}, in ${days} days.`, way.renew)
          : ok(`It ends on ${day}.`),
  ]
}
