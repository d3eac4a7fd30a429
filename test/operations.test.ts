// What docs/operations.md, the alerts, the dashboard and the files in deploy/ speak of is there.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { collectDefaultMetrics } from 'prom-client'
import { registry } from '#platform/metrics.ts'
import { settings } from '#src/config.ts'
import { watchCertificate } from '#src/https-certificate.ts'
import { addOperatingMetrics } from '#src/operating-metrics.ts'
import { startApp, testCertificate } from './app.ts'
import { readCommitted } from './committed.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const app = await startApp()

it('every figure that is alerted on, drawn or explained exists', async () => {
  addOperatingMetrics(app.services)
  const { config, log } = app.services
  watchCertificate(config, await testCertificate(), () => {}, log)()
  collectDefaultMetrics({ register: registry })
  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  const known = new Set(names.flatMap((name) => [name, `${name}_bucket`]))
  for (const path of ['docs/alerts.yml', 'docs/grafana-dashboard.json', 'docs/operations.md'])
    for (const [name] of readCommitted(path).matchAll(
      /\b(http|jobs|emails|pushes|uploaded|database|data_folder|certificate_seconds|process|nodejs)_[a-z0-9_]*[a-z0-9]\b/g,
    ))
      assert.ok(known.has(name), `${path} speaks of ${name}`)
})

it('every setting that is spoken of exists', () => {
  const known = new Set([...Object.keys(settings), 'NODE_COMPILE_CACHE']) // the latter is Node's own
  for (const path of ['docs/operations.md', 'Containerfile', ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`)])
    for (const [, name] of readCommitted(path).matchAll(/(?<!\w)([A-Z]+(?:_[A-Z]+)+)(?==|`)/g))
      assert.ok(known.has(name!), `${path} speaks of ${name}`)
})

it('every command that is spoken of exists', () => {
  const commands = new Set(
    [...readCommitted('docs/operations.md').matchAll(/discipleship((?: (?:organization|user|subscription|group))? [a-z]+)(?= |`)/g)].map(
      ([, words]) => words!.trim(),
    ),
  )
  assert.ok(commands.size > 8)
  for (const words of commands) execFileSync(process.execPath, [join(root, 'bin/discipleship'), ...words.split(' '), '--help'])
})

it('every link in the documents leads somewhere', () => {
  for (const path of globSync(['*.md', 'docs/**/*.md'], { cwd: root })) {
    const text = readCommitted(path)
    const headings = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title!)))
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const isPageOfTheApp = path.startsWith('docs/guide/') && target!.startsWith('/') // guide.test.ts
      if (/^[a-z]+:/.test(target!) || isPageOfTheApp) continue
      const [file, anchor] = target!.split('#')
      if (file) assert.ok(existsSync(join(root, dirname(path), file)), `${path} points to ${target}`)
      else assert.ok(headings.has(anchor!), `${path} points to ${target}`)
    }
  }
})

it('Caddy’s log has no query, of what is no API only the first part of an address, and no headers', () => {
  const caddyfile = readCommitted('deploy/Caddyfile')
  const [, pattern, replacement] = /^\t+request>uri regexp (\S+) "(.+)"$/m.exec(caddyfile)!
  const logged = (uri: string) => uri.replace(new RegExp(pattern!), replacement!)
  const masked: Record<string, string> = {
    '/exports/1.secret': '/exports',
    '//exports/./1.secret/': '/',
    '/%65xports/1%2Esecret': '/%65xports',
    '/unsubscribe/1.training_due.secret': '/unsubscribe',
    '/media/secret.mp3': '/media',
    '/certificates/secret': '/certificates',
    '/avatars/secret/1.png': '/avatars',
    '/reset-password?email=a%40example.org&token=secret': '/reset-password',
    '/register?invitation_token=secret/api/': '/register',
    '/api/user?token=secret': '/api/user',
    '/api/journal/7?search=secret': '/api/journal/7',
    '/apiary/secret': '/apiary',
    '/?token=secret': '/',
  }
  for (const [uri, shown] of Object.entries(masked)) assert.equal(logged(uri), shown)
  assert.match(caddyfile, /^\t+request>headers delete$/m)
})

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')
