// Ending one kind of e-mails by the link that is in each of them: without signing in, and with one click where the mail program
// offers it (RFC 8058). Opening the link changes nothing, because mail scanners open links.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '#src/services.ts'
import { isKind, type Kind, kinds } from './kinds.ts'
import { savePreferences, signingKey } from './queries.ts'

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
    scope.get<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      const link = await readToken(services, params.token)
      if (!link) return unknownLink(reply)
      return sendPage(
        reply,
        'Unsubscribe',
        `<p>No more e-mails about: ${kinds[link.kind].label}?</p><form method="post"><button type="submit">Unsubscribe</button></form>`,
      )
    })
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      const link = await readToken(services, params.token)
      if (!link) return unknownLink(reply)
      await savePreferences(services.db, link.userId, [{ kind: link.kind, channel: 'email', enabled: false }])
      return sendPage(reply, 'You are unsubscribed', `<p>You get no more e-mails about: ${kinds[link.kind].label}.</p>`)
    })
  })
}

const unknownLink = (reply: FastifyReply) =>
  sendPage(reply.code(404), 'This link does not work', '<p>It may be incomplete. Please use the link as it is in the e-mail.</p>')

/** A page that needs no style and no script. What it says is ours, so nothing has to be escaped. */
const sendPage = (reply: FastifyReply, title: string, content: string) =>
  reply
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title}</title>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`)
