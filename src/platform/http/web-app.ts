// Serves a built web app from memory: its files, compressed when it was built, and its shell at the address of each of its pages.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { varyBy } from './compression.ts'
import { isKnown } from './etag.ts'

export interface WebApp {
  /** Its files by their addresses; the shell is `/index.html`. */
  files: ReadonlyMap<string, BuiltFile>
  /** The paths of its pages, as the router writes them: `/groups/:group`. */
  pages: readonly string[]
  /** Which pages may show frames of which others (origins), when they are opened with `?frames=1`. */
  framing: Readonly<Record<string, readonly string[]>>
  /** Whether a page or a file of the app is at this address, with or without a query. */
  has(url: string): boolean
}

interface BuiltFile {
  type: string
  etag: string
  /** As it is, and compressed. */
  content: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const endings = { br: '.br', gzip: '.gz' } as const
const LIST_OF_PAGES = '/pages.json'

/** Reads the app that was built into `folder`; undefined where none was. */
export async function openWebApp(folder: string): Promise<WebApp | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, BuiltFile>()
  for (const entry of entries.filter((one) => one.isFile() && types[extname(one.name)])) {
    const path = join(entry.parentPath, entry.name)
    files.set(`/${path.slice(folder.length + 1).replaceAll('\\', '/')}`, await readBuilt(path))
  }
  const list = files.get(LIST_OF_PAGES)
  if (!list || !files.has('/index.html')) return undefined
  files.delete(LIST_OF_PAGES)
  const { pages, framing }: Pick<WebApp, 'pages' | 'framing'> = JSON.parse(list.content.identity.toString())
  const page = new RegExp(`^(?:${pages.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`)
  const has = (url: string) => {
    const [path = ''] = url.split('?', 1)
    return files.has(path) || page.test(path)
  }
  return { files, pages, framing, has }
}

async function readBuilt(path: string): Promise<BuiltFile> {
  const identity = await readFile(path)
  const content: BuiltFile['content'] = { identity }
  for (const [coding, ending] of Object.entries(endings)) {
    const bytes = await readFile(path + ending).catch(() => undefined)
    if (bytes) content[coding as keyof typeof endings] = bytes
  }
  // A weak one stands for the file however it is compressed.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { type: types[extname(path)]!, etag, content }
}

/** Nothing but what this service serves. Scripts put no text into pages as HTML, except what was cleaned, and start no worker but the app's. */
const policyOfPages = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sanitized worker',
].join('; ')
/** For a page that was opened to show frames of others. */
const policyWithFrames = (hosts: readonly string[]) => policyOfPages.replace("frame-src 'self'", `frame-src ${hosts.join(' ')}`)

/** What a worker may do, its own answer says. */
const policyOfWorker = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types"

/** Serves all of it but the page at `/`, where programs find something else (front-page.ts). */
export function serveWebApp(app: FastifyInstance, web: WebApp) {
  const config = { hasNoLanguage: true }
  for (const page of web.pages.filter((path) => path !== '/')) {
    const hosts = web.framing[page]
    app.get<{ Querystring: { frames?: string } }>(page, { config }, async (request, reply) =>
      sendShell(web, request, reply, hosts && request.query.frames ? policyWithFrames(hosts) : policyOfPages),
    )
  }
  for (const [path, file] of web.files) {
    if (path === '/index.html') continue
    const isHashed = path.startsWith('/assets/')
    app.get(path, { config }, async (request, reply) => {
      if (path === '/worker.js') reply.header('content-security-policy', policyOfWorker)
      return send(file, request, reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'))
    })
  }
}

/** The same for everybody: who is signed in, and what they read, the app asks the API. */
export function sendShell(web: WebApp, request: FastifyRequest, reply: FastifyReply, policy = policyOfPages): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
  return send(web.files.get('/index.html')!, request, reply)
}

function send({ type, etag, content }: BuiltFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  varyBy(reply.header('etag', etag), 'Accept-Encoding')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  // Without such a header a client takes it as it is.
  const accepted = new Negotiator(request.raw).encodings(['br', 'gzip'])
  const coding = (['br', 'gzip'] as const).find((one) => content[one] && accepted.includes(one))
  if (coding) reply.header('content-encoding', coding)
  return reply.type(type).send(content[coding ?? 'identity'])
}
