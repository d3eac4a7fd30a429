// The page to which `redirect_url` leads whoever is not qualified to lead a group: what is missing and where to go. It knows nobody and names
// nobody, since no token comes with it.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export function trainingPages(root: FastifyInstance) {
  root.get('/trainings', async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleDigest}'; img-src data:; frame-ancestors 'none'; base-uri 'none'`,
        'cache-control': 'private, no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 10vh auto; padding: 0 1rem }
`
const styleDigest = createHash('sha256').update(style).digest('base64')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Trainings that leaders need</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Trainings that leaders need</h1>
<p>In this church, whoever leads a group has completed certain trainings before. At least one of them is missing.</p>
<h2>If you want to lead</h2>
<p>Sign in to your church’s app and open the trainings. Complete those that are marked as required for leaders, with their quizzes. You may
lead as soon as the last one is done.</p>
<h2>If you name somebody else</h2>
<p>Assign the required trainings to them in the app, with a date if you like. They are told, and you see how far they are.</p>
<p>Is none of them to be found? An admin of the church knows which they are.</p>
</main>
</body>
</html>
`
