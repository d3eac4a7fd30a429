// What proxies in front say of a client: whether its connection was HTTPS, and its address. Only the word of trusted ones counts.
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** The proxies whose word about the client counts, as addresses or CIDR ranges. */
export type TrustedProxies = (address: string) => boolean

export function trustedProxies(ranges: readonly string[]): TrustedProxies {
  const parsed = ranges.map((range) => {
    const { kind, address, bits } = readRange(range)
    return { kind, address, bits }
  })
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    return parsed.some((range) => range.kind === address.kind() && address.match(range.address as never, range.bits))
  }
}

function readRange(range: string) {
  if (range.includes('/')) {
    const [address, bits] = ipaddr.parseCIDR(range)
    return { kind: address.kind(), address, bits }
  }
  const address = ipaddr.process(range)
  return { kind: address.kind(), address, bits: address.kind() === 'ipv4' ? 32 : 128 }
}

export const isEncrypted = (request: IncomingMessage) => (request.socket as { encrypted?: boolean }).encrypted === true

/** Whether the client's own connection was HTTPS: to this port, or to a trusted proxy that says so. */
export function isSecure(request: IncomingMessage, trusted: TrustedProxies): boolean {
  if (isEncrypted(request)) return true
  return trusted(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-proto'] === 'https'
}

/** The client's address: the last one in X-Forwarded-For that is no trusted proxy, where a trusted proxy asks; else the connection's. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  let address = request.socket.remoteAddress ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (trusted(address) && forwarded.length > 0) {
    const before = withoutPort(forwarded.pop()!.trim())
    if (!ipaddr.isValid(before)) break
    address = before
  }
  return address
}

/** Some proxies write `192.0.2.1:5000` and `[2001:db8::1]:5000`. */
const withoutPort = (text: string) => /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
