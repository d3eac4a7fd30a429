// What is at the service's own address: where one is, and where to look next. No version, and nothing about whose service it is.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { directionOf, type Words, wordsOf } from '#words/languages.ts'
import { sendShell, type WebApp } from './web-app.ts'

/** `title` is the service's name, as HTML too. People get the web app, where it is built. */
export function serveFrontPage(app: FastifyInstance, { title, web }: { title: string; web: WebApp | undefined }) {
  app.get('/', { config: { hasNoLanguage: web !== undefined } }, async (request, reply) => {
    reply.header('vary', 'Accept')
    if (!request.headers.accept?.includes('text/html'))
      return { name: title, api: '/api', documentation: '/docs/', openapi: '/api/openapi.json', health: '/health/ready' }
    if (web) return sendShell(web, request, reply)
    const nonce = randomBytes(18).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page(title, nonce, wordsOf(request.language)))
  })
}

const page = (title: string, nonce: string, { language, service: { pages } }: Words) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 10vh auto; padding: 0 1rem }
</style>
</head>
<body>
<main>
<h1 lang="en" dir="ltr">${title}</h1>
<p>${pages.front.forApps({ address: '<code dir="ltr">/api</code>' })}</p>
<p>${pages.front.notBuilt({ command: '<code dir="ltr">npm run build</code>' })}</p>
<ul>
<li><a href="/docs/">${pages.front.reference}</a></li>
<li><a href="/health/ready">${pages.front.health}</a></li>
</ul>
</main>
</body>
</html>
`
