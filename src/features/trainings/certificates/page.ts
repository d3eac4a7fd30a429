// The page on which anyone can check a certificate, without signing in: what was completed by whom, or that there is no such certificate. In the
// reader's language, which need not be that of the certificate.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#platform/html/escape.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import type { Services } from '#src/services.ts'
import { directionOf, type Language, wordsOf } from '#words/languages.ts'
import { printedCode, readCode } from './codes.ts'
import { type Certificate, findCertificateByCode } from './queries.ts'

export function certificatePages(root: FastifyInstance, { db, limits, config }: Services) {
  root.get<{ Params: { code: string } }>('/certificates/:code', async (request, reply) => {
    await limits.require('certificate', config.RATE_LIMIT_STANDARD, addressKey(request.clientAddress))
    const code = readCode(request.params.code)
    const certificate = code && (await findCertificateByCode(db, code))
    reply.headers({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleDigest}'; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex', // it names people
    })
    return reply
      .code(certificate ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(certificate ? genuine(certificate, request.language) : unknown(request.language))
  })
}

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f1e8; color: #1f2a37; font: 17px/1.5 Georgia, 'Times New Roman', serif }
main { box-sizing: border-box; width: min(36rem, calc(100% - 2rem)); margin: 1rem; padding: 2.5rem 2rem; background: #fdfcf8; border: 2px solid #1f4d3f; outline: 1px solid #b08d3c; outline-offset: -8px; text-align: center }
h1 { margin: 0 0 1.5rem; font-size: 1.1rem; font-weight: normal; color: #1f4d3f }
p { margin: .3rem 0; color: #4b5563 }
strong { display: block; margin: .2rem 0 .8rem; font-size: 1.6rem; line-height: 1.25; color: #1f2a37; overflow-wrap: anywhere }
small { display: block; margin-top: 1.8rem; color: #4b5563 }
`
const styleDigest = createHash('sha256').update(style).digest('base64')

const page = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`

function genuine({ name, title, organization, completed_on: date, code }: Certificate, language: Language) {
  const words = wordsOf(language).trainings.pages.certificate
  return page(
    language,
    words.genuine,
    `<h1>✓ ${words.is_genuine}</h1>
<strong dir="auto">${escapeHtml(name)}</strong>
<p>${words.before_title}</p>
<strong dir="auto">${escapeHtml(title)}</strong>
<p>${words.after_title({ organization: `<bdi>${escapeHtml(organization)}</bdi>`, date })}</p>
<small>${words.code({ code: printedCode(code) })}</small>`,
  )
}

function unknown(language: Language) {
  const words = wordsOf(language).trainings.pages.certificate
  return page(
    language,
    words.unknown,
    `<h1>${words.is_unknown}</h1>
<p>${words.compare}</p>
<p>${words.ask}</p>`,
  )
}
