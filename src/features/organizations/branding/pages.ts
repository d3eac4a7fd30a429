// What the pages of the app load of its church: the hue of its colour, the manifest with which the app is installed, and its icons. Without a
// sign-in, and so of the only organization; where there are several, the app's own.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { colourOfHue, drawIcon } from '#platform/files/icons.ts'
import { notFound } from '#platform/http/errors.ts'
import { isKnown } from '#platform/http/etag.ts'
import type { Services } from '#src/services.ts'
import { directionOf, languageOf, wordsOf } from '#words/languages.ts'
import { type Look, listLooks } from './queries.ts'

/** The app's own: of `--hue` in its stylesheet, where nothing else is said. */
const OWN_HUE = 168
/** Of the paper that the app draws on. */
const PAPER = colourOfHue(95, 0.985, 0.006)
/** Milliseconds for which what the church looks like is not asked again: every phone in a hall loads it at once. */
const FRESH = 1_000
/** As many as there are icons, twice. */
const MAX_DRAWN = 12

/** By the names in their addresses. */
const icons: Record<string, { side: number; isMaskable: boolean }> = {
  '32.png': { side: 32, isMaskable: false },
  '180.png': { side: 180, isMaskable: false },
  '192.png': { side: 192, isMaskable: false },
  '512.png': { side: 512, isMaskable: false },
  'maskable-512.png': { side: 512, isMaskable: true },
}

export function brandingPages(root: FastifyInstance, { db, files }: Services) {
  let asked: { at: number; look: Promise<Look | undefined> } | undefined
  const readLook = () => {
    if (asked && performance.now() - asked.at < FRESH) return asked.look
    const look = listLooks(db).then((all) => (all.length === 1 ? all[0] : undefined))
    asked = { at: performance.now(), look }
    look.catch(() => (asked = undefined))
    return look
  }

  root.get('/brand.css', { config: { hasNoLanguage: true } }, async (request, reply) => {
    const look = await readLook()
    return send(request, reply.type('text/css; charset=utf-8'), `:root { --hue: ${look?.hue ?? OWN_HUE} }\n`)
  })

  root.get('/app.webmanifest', { config: { hasNoLanguage: true } }, async (request, reply) => {
    const look = await readLook()
    const language = languageOf(look?.locale) ?? request.language
    reply.header('vary', 'Accept-Language').type('application/manifest+json; charset=utf-8')
    return send(request, reply, JSON.stringify(manifest(look?.name ?? wordsOf(language).service.app.name, language)))
  })

  const drawn = new Map<string, Promise<Buffer>>()
  root.get<{ Params: { icon: string } }>('/icons/:icon', async (request, reply) => {
    const { icon } = request.params
    const kind = Object.hasOwn(icons, icon) ? icons[icon]! : undefined
    if (!kind) throw notFound('picture_not_found')
    const { name = wordsOf('en').service.app.name, hue, logo_key } = (await readLook()) ?? {}
    const of = JSON.stringify([icon, logo_key ?? name, hue])
    const picture = drawn.get(of) ?? draw()
    if (!drawn.has(of)) {
      if (drawn.size >= MAX_DRAWN) drawn.delete(drawn.keys().next().value!)
      drawn.set(of, picture)
      picture.catch(() => drawn.delete(of))
    }
    return send(request, reply.type('image/png'), await picture, 3_600)

    async function draw() {
      const stored = logo_key ? await files.get(logo_key) : undefined
      return drawIcon({ name, hue: hue ?? OWN_HUE, logo: stored && (await buffer(stored.stream)) }, kind!)
    }
  })
}

function manifest(name: string, language: Parameters<typeof directionOf>[0]) {
  const icon = (file: string, purpose: string) => {
    const { side } = icons[file]!
    return { src: `/icons/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose }
  }
  return {
    id: '/',
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon('192.png', 'any'), icon('512.png', 'any'), icon('maskable-512.png', 'maskable')],
  }
}

/** To be asked for again after so many seconds, by default each time. */
function send(request: FastifyRequest, reply: FastifyReply, content: string | Buffer, seconds = 0): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': seconds > 0 ? `public, max-age=${seconds}` : 'no-cache' })
  return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content)
}
