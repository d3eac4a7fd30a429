// A client of the Discipleship Management Service. Paths, fields and answers are those of its API document; what it refuses is thrown as `ApiError`.
import { ask, type Loose } from './asking.ts'
import { ApiError } from './errors.ts'
import { type EventOptions, eventsOf, type LiveEvent } from './events.ts'
import type { Answer, Arguments, Item, ListPath, Method, PathOf, Schemas, Sending } from './operations.ts'
import { eachOf } from './paging.ts'
import type { Connection } from './sending.ts'
import { type SignIn, signInWith } from './signing-in.ts'
import { type Upload, uploadWith } from './uploading.ts'

export type { Answer, EventOptions, Item, ListPath, LiveEvent, PathOf, Schemas, Sending, SignIn, Upload }
export { ApiError }

export interface ClientOptions {
  /** The service's address, which ends in `/api`. */
  baseUrl: string
  /** Of a person: from `POST /login`, or by `signIn`. */
  token?: string | undefined
  /** Of a program, in place of a token. */
  key?: string | undefined
  /** In which sentences for people are written, where the account has no language: `de`. */
  locale?: string | undefined
  /** How requests are sent; the platform's own by default. */
  fetch?: typeof fetch | undefined
  /** How often a request is sent again: GET, and POST with a key, after a lost connection, 429 or 5xx. 3 by default, 0 for never. */
  retries?: number | undefined
  /** For each attempt; 30,000 by default. */
  timeoutMs?: number | undefined
  /** Where the service asks for a longer pause (`Retry-After`), the refusal is thrown at once; 60,000 by default. */
  longestPauseMs?: number | undefined
}

export interface Client {
  get<Path extends PathOf<'get'>>(path: Path, ...options: Arguments<'get', Path>): Promise<Answer<'get', Path>>
  post<Path extends PathOf<'post'>>(path: Path, ...options: Arguments<'post', Path>): Promise<Answer<'post', Path>>
  put<Path extends PathOf<'put'>>(path: Path, ...options: Arguments<'put', Path>): Promise<Answer<'put', Path>>
  patch<Path extends PathOf<'patch'>>(path: Path, ...options: Arguments<'patch', Path>): Promise<Answer<'patch', Path>>
  delete<Path extends PathOf<'delete'>>(path: Path, ...options: Arguments<'delete', Path>): Promise<Answer<'delete', Path>>
  /** The same with all of the answer: its status, its headers, its `etag`. */
  request<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    ...options: Arguments<M, Path>
  ): Promise<{ status: number; headers: Headers; etag: string | undefined; body: Answer<M, Path> }>
  /** Reads what is another than it was with this `etag`: undefined where it is the same. */
  getIfChanged<Path extends PathOf<'get'>>(
    etag: string | undefined,
    path: Path,
    ...options: Arguments<'get', Path>
  ): Promise<{ etag: string | undefined; body: Answer<'get', Path> } | undefined>
  /** All items of a list, page after page as they are used. */
  each<Path extends ListPath>(path: Path, ...options: Arguments<'get', Path>): AsyncGenerator<Item<Path>, void, void>
  /** What happens, while it happens; connected anew where the line is lost, until `signal` ends it. */
  events(options?: EventOptions): AsyncGenerator<LiveEvent, void, void>
  /** Signs somebody in; the client goes on with their token. */
  signIn(who: SignIn): Promise<Schemas['SignedIn']>
  /** Ends the sign-in of the client's token. */
  signOut(): Promise<void>
  /** Goes on with another token, or with none. */
  useToken(token: string | undefined): void
  /** Sends a sound or a PDF in parts, and goes on where a lost connection stopped it. */
  upload(upload: Upload): Promise<Schemas['FinishedUpload']>
}

export function createClient({
  baseUrl,
  token,
  key,
  locale,
  fetch: sendWith = (input, init) => fetch(input, init),
  retries = 3,
  timeoutMs = 30_000,
  longestPauseMs = 60_000,
}: ClientOptions): Client {
  let bearer = token ?? key
  const connection: Connection = {
    baseUrl: addressOf(baseUrl),
    token: () => bearer,
    locale,
    fetch: sendWith,
    retries,
    timeoutMs,
    longestPauseMs,
  }
  const useToken = (other: string | undefined) => {
    bearer = other
  }

  const request = async (method: Method, path: string, options: Loose = {}) => {
    const answered = await ask(connection, method, path, options)
    return { ...answered, etag: answered.headers.get('etag') ?? undefined }
  }
  const call =
    (method: Method) =>
    async (path: string, options?: Loose): Promise<unknown> =>
      (await ask(connection, method, path, options)).body
  const client = {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
    request,
    async getIfChanged(etag: string | undefined, path: string, options: Loose = {}) {
      const headers = { ...options.headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) }
      const answered = await request('get', path, { ...options, headers })
      return answered.status === 304 ? undefined : { etag: answered.etag, body: answered.body }
    },
    each: (path: string, options: Loose = {}) =>
      eachOf((query) => ask(connection, 'get', path, { ...options, query }), options.query ?? {}),
    events: (options: EventOptions = {}) => eventsOf(connection, options),
    signIn: (who: SignIn) => signInWith(typed, who),
    async signOut() {
      await typed.post('/logout')
      useToken(undefined)
    },
    useToken,
    upload: (upload: Upload) => uploadWith(typed, connection, upload),
  }
  // The types say of each path what these take and give.
  const typed = client as unknown as Client
  return typed
}

/** The service's address. What goes there is secret: over plain HTTP at most to this machine itself. */
function addressOf(baseUrl: string): string {
  const { protocol, hostname, origin, pathname } = new URL(baseUrl)
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) throw new TypeError('baseUrl begins with https://')
  return `${origin}${pathname.replace(/\/+$/, '')}`
}
