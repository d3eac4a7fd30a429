// The page to which `redirect_url` leads whoever is not qualified to lead a group: what is missing and where to go. It knows nobody and names
// nobody, since no token comes with it.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { directionOf, type Language, wordsOf } from '#words/languages.ts'

export function trainingPages(root: FastifyInstance) {
  if (root.hasRoute({ method: 'GET', url: '/trainings' })) return
  root.get('/trainings', async ({ language }, reply) =>
    reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleDigest}'; img-src data:; frame-ancestors 'none'; base-uri 'none'`,
        'cache-control': 'private, no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page(language)),
  )
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 10vh auto; padding: 0 1rem }
`
const styleDigest = createHash('sha256').update(style).digest('base64')

function page(language: Language) {
  const words = wordsOf(language).trainings.pages.required
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.heading}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
<p>${words.why}</p>
<h2>${words.to_lead}</h2>
<p>${words.complete}</p>
<h2>${words.to_name}</h2>
<p>${words.assign}</p>
<p>${words.none}</p>
</main>
</body>
</html>
`
}
