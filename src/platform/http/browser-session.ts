// A browser's session: a token in a cookie that no script can read. It is taken only where a page of this service asks, which browsers say
// themselves; SameSite=Strict, JSON alone, and CORS without credentials stand before it.
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from './errors.ts'

/** Browsers let nobody but this very host set it, over HTTPS. */
export const SESSION_COOKIE = '__Host-session'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'
const DAY = 86_400

const tokenInCookie = ({ headers }: IncomingMessage) => new RegExp(`(?:^|;) *${SESSION_COOKIE}=([^\\s;]+)`).exec(headers.cookie ?? '')?.[1]
const bearer = (header: string) => /^Bearer\s+(\S+)$/i.exec(header)?.[1]

/** How a request says who sends it. */
export interface Credential {
  token: string | undefined
  /** The token is in the cookie. */
  isSession: boolean
  /** A page of somebody else asks, or one of whom the browser does not tell and that would change something by the cookie. */
  isForeign: boolean
  /** There is a cookie, which is not taken since it is a foreign page that asks. */
  isRefused: boolean
}

/** `publicUrl`: the service's own address. With `Authorization` the cookie is not looked at. */
export function credentialOf(request: IncomingMessage, publicUrl: string): Credential {
  const { authorization } = request.headers
  const page = askingPage(request, publicUrl)
  if (authorization !== undefined)
    return { token: bearer(authorization), isSession: false, isForeign: page === 'foreign', isRefused: false }
  const token = tokenInCookie(request)
  const isForeign = page === 'foreign' || (page === 'unknown' && token !== undefined && !isReading(request))
  return isForeign
    ? { token: undefined, isSession: false, isForeign, isRefused: token !== undefined }
    : { token, isSession: token !== undefined, isForeign, isRefused: false }
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Whose page asks. Browsers say it in Sec-Fetch-Site; those of before 2023 in Origin, wherever something is changed or another site is asked. */
function askingPage(request: IncomingMessage, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  const { 'sec-fetch-site': site, origin, host, ':authority': authority = host } = request.headers
  if (site === 'same-origin') return 'own'
  // No page asks: the address was typed, or is a bookmark.
  if (site === 'none') return isReading(request) ? 'own' : 'foreign'
  if (site !== undefined) return 'foreign'
  if (origin === undefined) return 'unknown'
  return origin === publicUrl || origin === `https://${String(authority).toLowerCase()}` ? 'own' : 'foreign'
}

/** For what gives a browser a session, or takes it away: no page of others signs somebody in, as somebody else perhaps, or out. */
export function requireOwnPage({ raw }: FastifyRequest) {
  if (raw.arrival!.isForeign) throw forbidden('cross_site_request')
}

/** Whether it is a browser's session that sends this. */
export const isBySession = ({ raw }: FastifyRequest) => raw.arrival!.isSession

/** Gives the browser a session that lasts so many days unused. */
export const setSession = (reply: FastifyReply, token: string, idleDays: number) => setCookie(reply, token, idleDays * DAY)

/** Takes it away, unless it is another's token that the request came with. */
export function clearSession(request: FastifyRequest, reply: FastifyReply) {
  if (request.headers.authorization === undefined) setCookie(reply, '', 0)
}

/** In place of what the answer already says of it. */
function setCookie(reply: FastifyReply, value: string, seconds: number) {
  const others = [reply.getHeader('set-cookie') ?? []].flat().filter((cookie) => !String(cookie).startsWith(`${SESSION_COOKIE}=`))
  reply.removeHeader('set-cookie').header('set-cookie', [...others, `${SESSION_COOKIE}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`])
}
