// What browsers ask before a page of another site calls, where keys may stand in web pages.
import type { FastifyInstance } from 'fastify'
import type { ApiOptions, Caller } from './route.ts'

/** `/groups/{group}` as the server writes it. */
export const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** A browser asks without the key whether a page of this origin may call: yes, where any key names it. The key itself says for which. */
export function answerPreflights(app: FastifyInstance, path: string, { mayCall }: ApiOptions<Caller>['fromPages']) {
  app.options(pattern(path), { config: { cors: false } }, async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin && (await mayCall(origin)))
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'authorization, accept, content-type',
        'access-control-max-age': '600',
      })
    return reply.code(204).send()
  })
}
