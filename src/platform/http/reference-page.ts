// The page at /docs that shows the OpenAPI document, without reaching for anything outside.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from './errors.ts'
import type { About } from './openapi.ts'

/** What stands in the page where each answer has a nonce of its own. */
const NONCE = 'NONCE-OF-THE-ANSWER'

/**
 * Scripts are the page's own file, and what stands in it under the nonce; none is made of text (`unsafe-eval`). Styles may stand anywhere:
 * the reference writes them into its elements.
 */
const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Serves the page that shows the document at /docs, without a token. `root` is the instance without a prefix, outside of other plugins. */
export function serveDocumentPage(root: FastifyInstance, { title }: Pick<About, 'title'>) {
  // Browsers ask for it by themselves; there is none.
  root.get('/favicon.ico', async (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send())
  let opened: Promise<FastifyInstance> | undefined
  const reference = () => (opened ??= openReference(title))
  for (const path of ['/docs', '/docs/*'])
    root.get(path, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await reference()).inject(request.url)
      if (statusCode === 404) throw notFound('address_not_found')
      if (request.url.endsWith('.js')) reply.header('cache-control', 'public, max-age=86400') // five megabytes
      for (const name of ['content-type', 'location'] as const) if (headers[name]) reply.header(name, headers[name])
      const nonce = randomBytes(18).toString('base64')
      const isPage = String(headers['content-type']).startsWith('text/html')
      return reply
        .code(statusCode)
        .headers({ 'content-security-policy': policy(nonce), 'content-language': 'en' })
        .send(isPage ? rawPayload.toString().replaceAll(NONCE, nonce) : rawPayload)
    })
}

/** The page is five megabytes of script: those who never look at it shall not hold it in memory. */
async function openReference(title: string): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: scalar }] = await Promise.all([import('fastify'), import('@scalar/fastify-api-reference')])
  const app = Fastify()
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/api/openapi.json',
      title,
      nonce: NONCE,
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    } as never,
  })
  return app
}
