// The OpenAPI document, made from the table of routes, and the page that shows it without reaching for anything outside.
import type { FastifyInstance } from 'fastify'
import Type, { type TObject, type TSchema } from 'typebox'
import type { Api, Caller, Route } from './api.ts'
import { Message, notFound, ValidationFailed } from './errors.ts'
import { Str } from './fields.ts'

export interface About {
  title: string
  /** Markdown. */
  introduction: string
  publicUrl: string
  /** What the parts of the document are about, by tag. */
  tags: Record<string, string>
}

const Unavailable = Type.Object({ message: Type.String(), request_id: Str('5c2b8f0e-…') })
const SubscriptionRequired = Type.Object({ message: Type.String(), error_type: Type.Literal('subscription_required') })

const usual: Record<number, { description: string; schema?: TSchema }> = {
  200: { description: 'Done' },
  201: { description: 'Created' },
  400: { description: 'The request could not be read', schema: Message },
  401: { description: 'No valid token', schema: Message },
  403: { description: 'Not allowed', schema: Message },
  404: { description: 'Does not exist, or the caller may not know that it does', schema: Message },
  413: { description: 'Too large', schema: Message },
  415: { description: 'Another content type is expected', schema: Message },
  422: { description: 'Something in what was sent is not valid, or a rule refuses it', schema: ValidationFailed },
  429: { description: 'Too many requests', schema: Message },
  431: { description: 'The address and the headers are too large', schema: Message },
  500: { description: 'A fault of the service', schema: Unavailable },
  503: { description: 'Can’t be done just now; try again after Retry-After', schema: Unavailable },
}

/** The document for these routes: OpenAPI 3.1, whose schemas are JSON Schema as they stand in the code. */
export function openApiDocument(routes: readonly Route[], { title, introduction, publicUrl, tags }: About) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: tags[name] })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token from POST /login: `<id>|<secret>`' } },
    },
  }
}

function operation(route: Route) {
  const { method, path, tag, summary, description, access, body, query, form, texts } = route
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: texts.includes(name!) ? { type: 'string' } : { type: 'integer', format: 'int64', minimum: 1 },
    })),
    ...Object.entries((query?.properties ?? {}) as Record<string, TSchema>).map(([name, schema]) => ({
      name,
      in: 'query',
      required: (query as TObject & { required?: string[] }).required?.includes(name) ?? false,
      ...('description' in schema ? { description: schema.description } : {}),
      schema: plain(schema),
    })),
    ...(takesKey(route)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'The same key makes the same request be done once',
            schema: { type: 'string', maxLength: 255 },
          },
        ]
      : []),
  ]
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(access === 'anyone' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: plain(body), example: exampleOf(body) } } } }
      : {}),
    ...(form ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: plain(form) } } } } : {}),
    responses: responses(route),
  }
}

/** Whether the request is done once for the same Idempotency-Key. */
const takesKey = ({ method, access, form }: Route) => method === 'POST' && access !== 'anyone' && !form

const operationId = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .split(/[/_-]/)
    .filter(Boolean)
    .map((word) => {
      const bare = word.replace(/[{}]/g, '')
      return (word.startsWith('{') ? 'By' : '') + bare[0]!.toUpperCase() + bare.slice(1)
    })
    .join('')

function responses(route: Route) {
  const { method, response, access, path, body, query, produces, form } = route
  const statuses = new Set([...Object.keys(response).map(Number), 400, 429, 431, 500, 503])
  if (access !== 'anyone') statuses.add(401)
  if (access === 'subscriber') statuses.add(403)
  if (path.includes('{')) statuses.add(404)
  if (method !== 'GET') statuses.add(413).add(415) // also where no body is asked for
  if (body || query || form || takesKey(route)) statuses.add(422)
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => {
        const declared = response[status] ?? usual[status]?.schema
        const schema = declared && alsoAnswered(route, status, declared)
        const description = usual[status]?.description ?? 'Answer'
        if (!schema) return [status, { description }]
        const json = { 'application/json': { schema: plain(schema), example: exampleOf(schema, status) } }
        const files = produces?.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
        return [status, { description, content: files && status < 300 ? Object.fromEntries(files) : json }]
      }),
  )
}

/** What is answered before a rule comes to speak, beside what the rule says. */
function alsoAnswered(route: Route, status: number, declared: TSchema): TSchema {
  if (status === 403 && route.access === 'subscriber') return Type.Union([SubscriptionRequired, declared])
  const isToldOf = [declared, ...((declared as { anyOf?: TSchema[] }).anyOf ?? [])].includes(ValidationFailed)
  return status === 422 && takesKey(route) && !isToldOf ? Type.Union([declared, ValidationFailed]) : declared
}

/** A schema as JSON, without our own reading hints. */
const plain = (schema: TSchema): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key.startsWith('x-') || key.startsWith('~') || (key === 'format' && value === 'time-zone') ? undefined : value,
    ),
  )

/** An example value of a schema, from the examples of its fields. */
export function exampleOf(schema: unknown, status = 200): unknown {
  const {
    examples,
    anyOf,
    const: constant,
    enum: values,
    type,
    properties,
    items,
    format,
    minimum,
  } = schema as Record<string, never> as {
    examples?: unknown[]
    anyOf?: unknown[]
    const?: unknown
    enum?: unknown[]
    type?: string | string[]
    properties?: Record<string, unknown>
    items?: unknown
    format?: string
    minimum?: number
  }
  if (constant !== undefined) return constant
  if (examples?.length) return examples[0]
  if (values) return values[0]
  if (anyOf) return exampleOf(anyOf[0], status)
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'object' && properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, isMessage(name, field) ? sentence(status) : exampleOf(field, status)]),
    )
  }
  if (kind === 'object') return status === 422 ? { title: ['The title field is required.'] } : {}
  if (kind === 'array') return [exampleOf(items, status)]
  if (kind === 'integer' || kind === 'number') return minimum ?? 1
  if (kind === 'boolean') return true
  if (kind === 'null') return null
  return format === 'uri' ? 'https://example.org' : 'text'
}

const isMessage = (name: string, field: unknown) => name === 'message' && !(field as { examples?: unknown }).examples
const sentence = (status: number) => (status >= 400 ? 'What is wrong, in a sentence.' : 'What was done, in a sentence.')

/** Serves the document at /api/openapi.json, without a token. */
export function serveDocument<Person extends Caller>(api: Api<Person>, about: About) {
  let document: string | undefined
  api.app.get('/openapi.json', { config: { access: 'anyone' } }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(api.routes, about))
    return reply
      .type('application/json; charset=utf-8')
      .serializer((text) => text)
      .send(document)
  })
}

/** Serves the page that shows the document at /docs, without a token. `root` is the instance without a prefix, outside of other plugins. */
export function serveDocumentPage(root: FastifyInstance, { title }: Pick<About, 'title'>) {
  // Browsers ask for it by themselves; there is none.
  root.get('/favicon.ico', async (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send())
  let opened: Promise<FastifyInstance> | undefined
  const reference = () => (opened ??= openReference(title))
  for (const path of ['/docs', '/docs/*'])
    root.get(path, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await reference()).inject(request.url)
      if (statusCode === 404) throw notFound('This address was')
      if (request.url.endsWith('.js')) reply.header('cache-control', 'public, max-age=86400') // five megabytes
      for (const name of ['content-type', 'location'] as const) if (headers[name]) reply.header(name, headers[name])
      return reply
        .code(statusCode)
        .header(
          'content-security-policy',
          "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
        )
        .send(rawPayload)
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
