// What a route is: who may call it, what is sent and what comes back, as data; and the table of them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { Words } from '#words/languages.ts'
import type { Db } from '../db/database.ts'
import type { Subject } from './idempotency.ts'
import type { RateLimits } from './rate-limit.ts'

/** Who may call a route at all. What they may do there, the rules say. */
export type Access =
  /** No token is asked for. */
  | 'anyone'
  /** Whoever is signed in. */
  | 'signed-in'
  /** Whoever is signed in and has a subscription. */
  | 'subscriber'
  /** Programs, with a key that has the scope of the route. No other route is open to a key. */
  | 'key'

export interface Caller {
  id: number
  isSubscribed: boolean
  /** They may do nothing but look after their account until they have. */
  mustConfirmEmail?: boolean
  /** They were not here for an hour: a browser's session begins to count its days anew. */
  isBack?: boolean
  /** The languages (BCP 47) that they read, and that is read where they belong. */
  locale?: string | null
  organizationLocale?: string | null
}

/** What calls with a key. It is nobody: what belongs to people is not open to it. */
export interface Program {
  keyId: number
  organizationId: number
  /** Who made the key. With their account answers are kept, also when another has taken it over: a repeat finds them. */
  madeBy: number
  scopes: readonly string[]
  /** The web pages that may use the key; none, where it is no key for web pages. */
  origins: readonly string[]
  isSubscribed: boolean
  /** The language (BCP 47) that is read there. */
  locale: string | null
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ParamsOf<Path extends string, Texts extends string> = { [Name in NamesIn<Path>]: Name extends Texts ? string : number }
type ReplyOf<Replies> = Replies extends { 200: infer Schema extends TSchema }
  ? Static<Schema>
  : Replies extends { 201: infer Schema extends TSchema }
    ? Static<Schema>
    : unknown

export interface Bytes {
  /** Their content type. */
  type: string
  /** Headers that must come with them, and what they say. */
  headers: Readonly<Record<string, string>>
}

export interface RouteOptions<Query extends TProperties, Body extends TProperties, Replies, Texts extends string, Allowed extends Access> {
  access: Allowed
  /** With which keys may call it: where, and only where, `access` is 'key'. */
  scope?: string
  /** What generated clients call it, as a sentence: `joinGroup`, `listChallenges`. */
  operationId: string
  /** A few words: what it does. */
  summary: string
  /** More, where it helps a client developer. Markdown. */
  description?: string
  query?: Query
  body?: Body
  /** Answers by their status. The first of 200 and 201 is what the handler's value is sent with. */
  response: Replies
  /** Parameters of the path that are texts; the others are identifiers. */
  stringParams?: readonly Texts[]
  /** A tighter limit of its own, by name. */
  limit?: string
  /** The handler reads a multipart body itself (multipart.ts); `form` documents its fields. */
  form?: TObject
  /** The handler reads a body that is no JSON itself, as a stream: `request.body`. */
  bytes?: Bytes
  /** Answers something else than JSON; documented by its content types. */
  produces?: string | readonly string[]
  /** Looks at the request before what was sent is read, and may refuse it. */
  before?: (request: FastifyRequest) => void | Promise<void>
  /** Open also to whoever must set a second factor up before anything else. */
  beforeSecondFactor?: boolean
  /** Its answer shows a secret, which is shown once: with an Idempotency-Key the answer is not kept, and its repetition is refused. */
  showsSecret?: boolean
  /** It is kept for clients of before: since when another way should be gone, and until when it is kept at least (docs/versions.md). */
  deprecated?: { since: string; until: string }
  /** The row that the answer shows: when it is deleted, an answer that was kept for an Idempotency-Key is forgotten. Each POST that makes something says it. */
  subject?: (reply: ReplyOf<Replies>) => Subject | null
  /** Headers of what it made, which its answer also has where it is one that was kept. */
  headers?: (reply: ReplyOf<Replies>) => Record<string, string>
  /** What it shows has a version: its answers carry it as `ETag`, and a change may ask for it by `If-Match` (etag.ts). */
  versioned?: boolean
  /** The handler asks other services, so it never runs inside a transaction, not even with an Idempotency-Key. */
  callsExternalService?: boolean
  /** The handler answers itself, for as long as the client listens: it is no slow request, nor one under way. */
  staysOpen?: boolean
}

/** How a route counts among what is under way (overload.ts), and whether as a slow one. */
export const waiting = (route: { form?: unknown; bytes?: unknown; callsExternalService?: boolean; staysOpen?: boolean }) =>
  route.staysOpen ? { waits: true, staysOpen: true } : route.form || route.bytes || route.callsExternalService ? { waits: true } : {}

export interface Call<Person, Params, Query, Body> {
  /** The pool, or the transaction of a request that carries an Idempotency-Key. */
  db: Db
  actor: Person
  params: Params
  query: Query
  body: Body
  request: FastifyRequest
  reply: FastifyReply
  /** What the answer says to people, in their language. */
  words: Words
  /** The address that was called, with its query, under the service's public address. */
  address: URL
}

export interface Route {
  method: Method
  path: string
  access: Access
  scope?: string
  tag: string
  operationId: string
  summary: string
  description?: string
  stringParams: readonly string[]
  query?: TObject
  body?: TObject
  form?: TObject
  bytes?: Bytes
  produces?: readonly string[]
  response: Record<number, TSchema>
  deprecated?: boolean
  versioned?: boolean
}

export type Define<Person> = <
  const Path extends string,
  Replies extends Record<number, TSchema>,
  Query extends TProperties = Record<never, never>,
  Body extends TProperties = Record<never, never>,
  Texts extends string = never,
  Allowed extends Access = Access,
>(
  path: Path,
  options: RouteOptions<Query, Body, Replies, Texts, Allowed>,
  handler: (
    call: Call<
      Allowed extends 'anyone' ? Person | undefined : Allowed extends 'key' ? Program : Person,
      ParamsOf<Path, Texts>,
      Static<TObject<Query>>,
      Static<TObject<Body>>
    >,
  ) => Promise<ReplyOf<Replies>>,
) => void

export interface Api<Person extends Caller> {
  get: Define<Person>
  post: Define<Person>
  put: Define<Person>
  patch: Define<Person>
  delete: Define<Person>
  /** The same, with the routes that follow listed under `tag` in the documentation. */
  withTag(tag: string): Api<Person>
  readonly routes: readonly Route[]
  /** Fastify's own instance under /api, for what is no JSON route. */
  readonly app: FastifyInstance
}

export interface ApiOptions<Person extends Caller> {
  db: Db
  /** Whose token or key this is; undefined when it is nobody's. */
  authenticate(token: string): Promise<Person | Program | undefined>
  /** Keys with this scope alone may stand in web pages: at what it reads browsers may ask beforehand whether pages of an origin may call. */
  fromPages: { scope: string; mayCall(origin: string): Promise<boolean> }
  limits: RateLimits
  /** Requests a minute: of subscribers, of everybody else, of keys, and by the names that routes use. */
  rates: { subscriber: number; standard: number; key: number; [name: string]: number }
  /** Looks at who calls for what before the handler does, and may refuse it. */
  admit(actor: Person, request: FastifyRequest): Promise<void>
  /** Days that a browser keeps a session unused. */
  sessionDays: number
  /** Bytes of JSON that one person may send in a day: most of it lands on the disk. */
  textPerDay: number
  /** What the ETags of lists are made with (list-etags.ts). */
  lists: { key: Buffer; standingOf: (person: Person) => unknown }
  /** Address of the service as clients know it, without a path. */
  publicUrl: string
  /** Tests look at every answer here. */
  checkReply?: (route: Route, status: number, body: unknown) => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    scope?: string
    limit?: string
    beforeSecondFactor?: boolean
    methods?: string[]
    staysOpen?: boolean
    /** Headers that say so. */
    deprecation?: Record<string, string>
  }
  interface FastifyRequest {
    actor: Caller | undefined
    program: Program | undefined
  }
}
