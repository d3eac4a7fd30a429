// Which internet addresses this server may call when somebody else chose the address (server-side request forgery, CWE-918).
// Everything but plain public unicast is refused; the operator can allow more networks.
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Rules for what is wrong with a URL. */
export type UrlFault = 'https_address' | 'no_user_in_address' | 'port_443' | 'public_address'

export type AddressPolicy = {
  /** Whether a connection to this IP address and port may be opened. The operator's own networks are open on every port, the internet on 443. */
  permits(address: string, port: number): boolean
  /**
   * The rule that a URL breaks as far as its text tells, or undefined.
   * A host name can still lead to a forbidden address, so the connection itself is checked again (safe-fetch.ts).
   */
  urlFault(url: string): UrlFault | undefined
}

/**
 * @param allow networks that are open in addition to the public internet, as CIDRs: `['127.0.0.0/8', '::1/128']`
 * @param plainOnLoopback whether this machine itself, where it is allowed, may be called without TLS
 */
export function addressPolicy(allow: readonly string[] = [], { plainOnLoopback = false } = {}): AddressPolicy {
  const networks = allow.map(parseNetwork)

  function permits(address: string, port: number) {
    // isIP is stricter than ipaddr.js, which also reads octal and short forms that the system reads differently.
    if (isIP(address) === 0) return false
    const ip = ipaddr.parse(address)
    return networks.some(([network, bits]) => ip.kind() === network.kind() && ip.match(network, bits)) || (port === 443 && isPublic(ip))
  }

  function urlFault(text: string): UrlFault | undefined {
    const url = URL.parse(text)
    if (!url) return 'https_address'
    const port = portOf(url)
    const addresses = addressesWithoutLookup(url.hostname)
    const isPlain =
      plainOnLoopback && url.protocol === 'http:' && addresses?.some((address) => isLoopback(address) && permits(address, port))
    if (url.protocol !== 'https:' && !isPlain) return 'https_address'
    if (url.username || url.password) return 'no_user_in_address'
    if (addresses && !addresses.some((address) => permits(address, 443))) return 'public_address'
    if (addresses ? !addresses.some((address) => permits(address, port)) : port !== 443 && networks.length === 0) return 'port_443'
    return undefined
  }

  return { permits, urlFault }
}

/** The port of an https or http URL. */
export function portOf(url: URL) {
  return url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
}

const isLoopback = (address: string) => ipaddr.parse(address).range() === 'loopback'

/**
 * The addresses of a host name that needs no look-up: an IP address (`URL` has turned every spelling of IPv4 into four decimals
 * and put IPv6 in brackets), or localhost, which never leaves the machine (RFC 6761, 6.3).
 */
export function addressesWithoutLookup(hostname: string): string[] | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return [address]
  if (/(^|\.)localhost\.?$/i.test(hostname)) return ['127.0.0.1', '::1']
  return undefined
}

function parseNetwork(cidr: string) {
  if (!ipaddr.isValidCIDR(cidr)) throw new Error(`"${cidr}" is not a network: write an address and a prefix length, such as 10.0.0.0/8`)
  return ipaddr.parseCIDR(cidr)
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

function isPublic(ip: ipaddr.IPv4 | ipaddr.IPv6) {
  // ipaddr.js names the special ranges of the IANA registries, among them the ones that carry an IPv4 address (mapped, NAT64, 6to4, Teredo).
  if (ip.range() !== 'unicast') return false
  if (ip instanceof ipaddr.IPv4) return true
  // It takes the rest of the IPv6 space for public, IPv4-compatible ::127.0.0.1 too: only 2000::/3 is given out (RFC 4291, 2.5.4).
  // ISATAP carries an IPv4 address behind any prefix (RFC 5214, 6.1).
  const isatap = (ip.parts[4]! & ~0x0300) === 0 && ip.parts[5] === 0x5efe
  return ip.match(globalUnicast) && !isatap
}
