// The service as one test file has it: over HTTPS, on a database of its own, with every answer checked against its schema.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { Agent, request as send } from 'undici'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type Certificate, openCertificate } from '#platform/http/certificate.ts'
import type { Route } from '#platform/http/route.ts'
import type { WebApp } from '#platform/http/web-app.ts'
import { type DueJobs, openDueJobs } from '#platform/jobs/worker.ts'
import { buildApp } from '#src/app.ts'
import { jobHandlers } from '#src/background-jobs.ts'
import { readConfig } from '#src/config.ts'
import { type DemoSignIn, openServices, type Services } from '#src/services.ts'
import { checkReply } from './check-reply.ts'
import { testDatabase } from './database.ts'
import { rolledBackDatabase } from './rolled-back.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
  text: string
}

export interface SendOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface App {
  services: Services
  /** The service's address, without /api. */
  url: string
  /** One request under /api. An object is sent as JSON, a string or Buffer as it is. */
  request(method: string, path: string, options?: SendOptions): Promise<Answer>
  /** Runs the background jobs that are due. */
  work(): Promise<void>
  /** The e-mails that were sent so far (as files; tests with an SMTP server look there). */
  mails(): Promise<{ to: string; subject: string; text: string; html: string }[]>
  /** The table of routes. */
  routes: readonly Route[]
  /** The same service once more, on this database. */
  on(db: Db): Promise<Pick<App, 'request' | 'work'>>
  /** The same service once more, in which nothing that a request does in the database lasts. One request at a time. */
  rolledBack(): Promise<Pick<App, 'request'> & { together: Together }>
  /** What was logged, line by line. */
  logged: string[]
}

/** Runs `work`, whose requests see what those before them did, and undoes all of it; `db` is the database as they see it. */
export type Together = <Result>(work: (seen: { request: App['request']; db: Db }) => Promise<Result>) => Promise<Result>

/** With more connections than anybody's requests hang on: the next ones must not wait for them in the test itself. */
export const agent = new Agent({ connect: { rejectUnauthorized: false }, connections: 1_000 })
const lifted = {
  RATE_LIMIT_PRO: 1e6,
  RATE_LIMIT_KEY: 1e6,
  RATE_LIMIT_STANDARD: 1e6,
  RATE_LIMIT_ADDRESS: 1e6,
  CONNECTIONS_PER_ADDRESS: 1e6,
  RATE_LIMIT_MEDIA: 1e6,
  RATE_LIMIT_JOIN: 1e6,
  RATE_LIMIT_UPLOAD: 1e6,
  RATE_LIMIT_QUIZ: 1e6,
  RATE_LIMIT_LOGIN: 1e6,
  TEXT_MEGABYTES_PER_DAY: 1e6,
  RATE_LIMIT_LOGIN_HOUR: 1e6,
}

/** Starts the service for a test file, at its top level; it ends with the file. Rate limits are lifted unless given. */
export async function startApp({
  config = {},
  clock = systemClock,
  port = 0,
  web,
  ...more
}: {
  config?: Parameters<typeof readConfig>[0]
  clock?: Clock
  /** Any that is free, unless one must be known before. */
  port?: number
  /** A web app that was built. */
  web?: WebApp | undefined
  /** A certificate (PEM) to trust: of a push service on loopback. */
  ca?: string
  demoSignIns?: readonly DemoSignIn[]
} = {}): Promise<App> {
  const closing: (() => Promise<unknown>)[] = []
  after(async () => {
    for (const close of closing) await close()
  })
  const database = await testDatabase()
  closing.unshift(() => database.drop())
  const dataDir = await mkdtemp(join(tmpdir(), 'discipleship-test-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const logged: string[] = []
  const log = pino({ base: undefined, level: 'info' }, { write: (line: string) => void logged.push(line) })
  const settings = readConfig({ ...lifted, DATA_DIR: dataDir, METRICS_PORT: 0, DATABASE_WAIT: 60_000, ...config }, { environment: false })
  const services = await openServices(settings, database.url, { log, clock, ...more })
  closing.unshift(() => services.close())
  const { app, routes } = await buildApp(services, { certificate: await testCertificate(), web, checkReply })
  const url = await listen(app, port)
  closing.unshift(() => app.close())
  const worker = (there: Services) => {
    let opened: Promise<DueJobs> | undefined
    closing.unshift(async () => (await opened)?.close())
    return async () => {
      opened ??= openDueJobs({ url: database.url, db: there.db, handlers: jobHandlers(there), clock, log })
      await (await opened).run()
    }
  }
  const on: App['on'] = async (db) => {
    const servicesThere = { ...services, db: { ...services.db, ...db } }
    const beside = await buildApp(servicesThere, { certificate: await testCertificate(), checkReply })
    const address = await listen(beside.app)
    closing.unshift(() => beside.app.close())
    return { request: (method, path, options) => ask(method, `${address}/api${path}`, options), work: worker(servicesThere) }
  }
  return {
    services,
    url,
    logged,
    routes,
    on,
    async rolledBack() {
      const { db, undone } = await rolledBackDatabase(database.url)
      closing.unshift(() => db.close())
      const { request } = await on(db)
      return {
        request: (...sent) => undone(() => request(...sent)),
        together: (work) => undone(() => work({ request, db })),
      }
    },
    request: (method, path, options) => ask(method, `${url}/api${path}`, options),
    work: worker(services),
    mails: () => readMails(join(dataDir, 'mail')),
  }
}

async function listen(app: FastifyInstance, port = 0): Promise<string> {
  await app.listen({ port, host: '127.0.0.1' })
  return `https://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

let certificate: Promise<Certificate> | undefined
/** A promise of its own for each caller: whoever waits for one of another file counts to the runner as that file (together.ts). */
export async function testCertificate(): Promise<Certificate> {
  certificate ??= openCertificate({ folder: '.test/tls' })
  return await certificate
}

/** One request to any address. */
export async function ask(method: string, address: string, { token, body, headers = {} }: SendOptions = {}): Promise<Answer> {
  const raw = typeof body === 'string' || Buffer.isBuffer(body)
  const answer = await send(address, {
    method: method as 'GET',
    dispatcher: agent,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !raw ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
  })
  const isStream = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream')
  const text = isStream ? await beginningOf(answer.body) : await answer.body.text()
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  return { status: answer.statusCode, headers: answer.headers, text, body: isJson && text ? JSON.parse(text) : undefined }
}

/** Of what goes on for ever: up to where it has begun. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const piece of body) {
    text += piece
    if (text.includes('\nid: ')) break
  }
  return text
}

async function readMails(folder: string) {
  const { simpleParser } = await import('mailparser') // most test files read no mail, and it takes its time
  const names = await readdir(folder).catch(() => [] as string[])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      // By the numbers in their names, so that the tenth comes after the ninth.
      .sort(new Intl.Collator('en', { numeric: true }).compare)
      .map(async (name) => simpleParser(await readFile(join(folder, name)))),
  )
  return mails.map((mail) => ({
    to: [mail.to]
      .flat()
      .map((to) => to?.text)
      .join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
  }))
}
