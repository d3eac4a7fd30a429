// From where people sign in: the networks, and the browsers by a secret in a cookie of their own (what a browser says of itself anybody can say).
// Only used so that others' guesses do not lock a person out there.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/rate-limit.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import { findPlaces, type Place, savePlaces } from './queries.ts'

export const PLACE_DAYS = 90
const COOKIE = '__Secure-browser'
/** Where people sign in: the cookie goes nowhere else. */
const paths = { token: '/api/login', session: '/api/session' }

const browserOf = ({ headers }: FastifyRequest) => new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
const asBrowser = (secret: string): Place => ({ kind: 'browser', value: digest(secret).toString('base64url') })

function placesOf(request: FastifyRequest): Place[] {
  const secret = browserOf(request)
  const network: Place = { kind: 'network', value: networkOf(request.clientAddress) }
  return secret === undefined ? [network] : [asBrowser(secret), network]
}

/** In which count a try belongs: of the browser or network from which this person signed in before, else of all others. */
export async function findKnownPlace(db: Db, userId: number, request: FastifyRequest): Promise<string> {
  const known = await findPlaces(db, userId, placesOf(request), PLACE_DAYS)
  const place = known.find(({ kind }) => kind === 'browser') ?? known[0]
  return place ? `${place.kind} ${place.value}` : 'elsewhere'
}

/** Notes that somebody has signed in from here. A browser keeps its secret, since several people may use it. */
export async function rememberPlace(db: Db, userId: number, kind: keyof typeof paths, request: FastifyRequest, reply: FastifyReply) {
  const secret = browserOf(request) ?? newSecret()
  await savePlaces(db, userId, [asBrowser(secret), { kind: 'network', value: networkOf(request.clientAddress) }])
  reply.header('set-cookie', `${COOKIE}=${secret}; Path=${paths[kind]}; Max-Age=${PLACE_DAYS * 86_400}; Secure; HttpOnly; SameSite=Strict`)
}
