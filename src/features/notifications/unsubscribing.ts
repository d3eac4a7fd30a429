// Ending one kind of e-mails by the link that is in each of them: without signing in, and with one click where the mail program
// offers it (RFC 8058). Opening the link changes nothing, because mail scanners open links.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/html/escape.ts'
import { signingKey } from '#platform/signing-keys.ts'
import type { Services } from '#src/services.ts'
import { acceptedLanguage, directionOf, languageFor, type Words, wordsOf } from '#words/languages.ts'
import { isKind, type Kind } from './kinds.ts'
import { findReaderLocales, savePreferences } from './queries.ts'

/** The address in an e-mail of this kind to this person. It holds for good. */
export async function unsubscribeUrl(services: Pick<Services, 'config' | 'db'>, userId: number, kind: Kind): Promise<string> {
  return `${services.config.publicUrl}/unsubscribe/${userId}.${kind}.${await signature(services, userId, kind)}`
}

async function signature({ db }: Pick<Services, 'db'>, userId: number, kind: Kind): Promise<string> {
  const key = await signingKey(db, 'unsubscribe', () => randomBytes(32))
  return createHmac('sha256', key).update(`${userId} ${kind}`).digest('base64url')
}

async function readToken(services: Pick<Services, 'db'>, token: string): Promise<{ userId: number; kind: Kind } | undefined> {
  const [, id, kind, signed] = /^(\d{1,15})\.([a-z_]+)\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !kind || !signed || !isKind(kind)) return undefined
  const userId = Number(id)
  const right = timingSafeEqual(Buffer.from(signed), Buffer.from(await signature(services, userId, kind)))
  return right ? { userId, kind } : undefined
}

export function unsubscribePages(app: FastifyInstance, services: Pick<Services, 'db'>) {
  app.register(async (scope) => {
    // Mail programs send `List-Unsubscribe=One-Click` in either form; that they send anything to this address says it all.
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: 10_000 },
      (_request, _body, done) => done(null),
    )
    scope.get<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const link = await readToken(services, request.params.token)
      if (!link) return unknownLink(request, reply)
      const words = await wordsFor(services, request, link.userId)
      const { title, text, button } = words.notifications.pages.unsubscribe
      const form = `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
      return sendPage(reply, words, { title, text: text({ kind: words.notifications.kinds[link.kind] }), form })
    })
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const link = await readToken(services, request.params.token)
      if (!link) return unknownLink(request, reply)
      await savePreferences(services.db, link.userId, [{ kind: link.kind, channel: 'email', enabled: false }])
      const words = await wordsFor(services, request, link.userId)
      const { title, text } = words.notifications.pages.done
      return sendPage(reply, words, { title, text: text({ kind: words.notifications.kinds[link.kind] }) })
    })
  })
}

/** The person's own language, else the one that their browser asks for, else their organization's. */
async function wordsFor({ db }: Pick<Services, 'db'>, request: FastifyRequest, userId: number): Promise<Words> {
  const locales = await findReaderLocales(db, userId)
  request.language = languageFor(locales?.locale, acceptedLanguage(request.headers['accept-language']), locales?.organization_locale)
  return wordsOf(request.language)
}

const unknownLink = (request: FastifyRequest, reply: FastifyReply) => {
  const words = wordsOf(request.language)
  return sendPage(reply.code(404), words, words.notifications.pages.unknown_link)
}

/** A page without a script. Its policy allows its own style, and its form to be sent to this service. */
const sendPage = (reply: FastifyReply, words: Words, { title, text, form = '' }: { title: string; text: string; form?: string }) => {
  const nonce = randomBytes(18).toString('base64')
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${words.language}" dir="${directionOf(words.language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)}</title>
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <main>
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>${form}
  </main>
</body>
</html>
`)
}

/** The colours and sizes of the web app (web/parts/base.css). */
const STYLE = `
    :root {
      color-scheme: light dark;
      --paper: light-dark(oklch(0.985 0.006 95), oklch(0.19 0.012 230));
      --card: light-dark(oklch(1 0 0), oklch(0.235 0.014 230));
      --line: light-dark(oklch(0.905 0.01 95), oklch(0.32 0.015 230));
      --ink: light-dark(oklch(0.25 0.02 230), oklch(0.94 0.008 95));
      --ink-soft: light-dark(oklch(0.47 0.02 230), oklch(0.74 0.012 95));
      --accent: light-dark(oklch(0.44 0.085 168), oklch(0.8 0.1 168));
      --on-accent: light-dark(oklch(0.99 0.005 168), oklch(0.2 0.03 168));
    }
    * { box-sizing: border-box; margin: 0 }
    body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: break-word }
    main { max-inline-size: 28rem; margin: 12vh auto 2rem; inline-size: calc(100% - 2rem); padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem }
    h1 { font: 500 clamp(1.5rem, 1.2rem + 1.4vw, 2rem)/1.2 Georgia, "Noto Serif", serif; text-wrap: balance }
    p { margin-block-start: 0.75rem; color: var(--ink-soft) }
    button { margin-block-start: 1.5rem; min-block-size: 2.75rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 999px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
    button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    @media (prefers-contrast: more) { :root { --line: light-dark(oklch(0.6 0.01 95), oklch(0.65 0.01 230)); --ink-soft: var(--ink) } }
    @media (forced-colors: active) { button { border: 1px solid } }
  `
