// Serves uploaded files and the pictures of initials: to everyone who has the address, and for long, since what is at an address never changes.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COLOURS } from '#features/accounts/avatars.ts'
import { initialsPicture } from '#platform/files/avatar.ts'
import { contentTypeOf } from '#platform/files/names.ts'
import { parseRange } from '#platform/files/range.ts'
import { notFound, Refusal } from '#platform/http/errors.ts'
import { isKnown } from '#platform/http/etag.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import type { Services } from '#src/services.ts'

const YEAR = 31_536_000
const WEEK = 604_800

export function mediaPages(root: FastifyInstance, { files, limits, config }: Services) {
  root.route<{ Params: { key: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:key',
    async handler(request, reply) {
      const { key } = request.params
      const found = isPublic(key) ? await files.stat(key) : undefined
      if (!found) throw notFound('file_not_found')
      const etag = `"${key}"`
      const range = asksForPart(request, etag) ? parseRange(request.headers.range, found.size) : undefined
      if (range === 'unsatisfiable')
        throw new Refusal(416, 'range_not_satisfiable', { headers: { 'content-range': `bytes */${found.size}` } })
      publish(reply, YEAR).header('etag', etag).header('accept-ranges', 'bytes')
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()

      reply.type(contentTypeOf(key)).header('content-length', range ? range.end - range.start + 1 : found.size)
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`)
      if (request.method === 'HEAD') return reply.send()
      const opened = await files.get(key, range)
      if (!opened) throw notFound('file_not_found')
      return reply.send(opened.stream)
    },
  })

  root.get<{ Params: { initials: string; picture: string } }>('/avatars/:initials/:picture', async (request, reply) => {
    const { initials, picture } = request.params
    const [, colour, kind] = /^(\d{1,2})\.(png|svg)$/.exec(picture) ?? []
    if (colour === undefined || Number(colour) >= COLOURS) throw notFound('picture_not_found')
    publish(reply, WEEK)
    // Addresses from before they were PNGs, which more phones can show.
    if (kind === 'svg') return reply.redirect(`${config.publicUrl}/avatars/${encodeURIComponent(initials)}/${colour}.png`, 308)
    // The address holds the letters together, as people see them; the picture is made from words.
    const words = [...new Intl.Segmenter().segment(initials.slice(0, 50))].map(({ segment }) => segment).join(' ')
    const drawing = await initialsPicture(words, colour, () =>
      limits.require('avatar', config.RATE_LIMIT_PRO, addressKey(request.clientAddress)),
    )
    const etag = `"${createHash('sha256').update(drawing).digest('base64url').slice(0, 22)}"`
    reply.header('etag', etag)
    return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type('image/png').send(drawing)
  })
}

/** Exports lie in the same store, and have links of their own; of a part nobody knows yet what it is. */
const isPublic = (key: string) => !/\.(zip|part)$/.test(key)

/** Other sites may show it; opened by itself it can run and load nothing. */
function publish(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.removeHeader('x-frame-options').headers({
    'cache-control': `public, max-age=${seconds}, immutable`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
}

/** RFC 9110, 13.1.5: a part is only of use beside the rest of the same file. */
function asksForPart({ headers }: FastifyRequest, etag: string): boolean {
  return headers.range !== undefined && (headers['if-range'] === undefined || headers['if-range'] === etag)
}
