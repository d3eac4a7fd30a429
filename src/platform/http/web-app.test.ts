import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { request as send } from 'undici'
import { agent, ask, startApp } from '#test/app.ts'
import { openWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'web-app-'))
after(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
const shell = '<!doctype html><title>App</title><script type="module" src="/assets/main-1a2b.js"></script>'
const script = `${'console.log(1);'.repeat(100)}`
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
}
write('index.html', shell)
write('assets/main-1a2b.js', script)
write('worker.js', 'self.skipWaiting()')
const frames = 'https://player.vimeo.com'
write(
  'pages.json',
  JSON.stringify({
    pages: ['/', '/groups', '/groups/:group', '/trainings', '/trainings/:training', '/register'],
    framing: { '/trainings/:training': [frames] },
  }),
)
writeFileSync(join(folder, '.made-from'), 'digest')

const web = await openWebApp(folder)
const app = await startApp({ web, config: { RATE_LIMIT_ADDRESS: 100, RATE_LIMIT_MEDIA: 300 } })
const html = { accept: 'text/html,application/xhtml+xml' }
const get = (path: string, headers: Record<string, string> = html) => ask('GET', app.url + path, { headers })
/** As it comes, not decompressed. */
async function bytes(path: string, headers: Record<string, string>) {
  const answer = await send(app.url + path, { dispatcher: agent, headers })
  return { headers: answer.headers, content: Buffer.from(await answer.body.arrayBuffer()) }
}

it('answers the address of each page with the app, and no other address', async () => {
  for (const path of ['/', '/groups', '/groups/23?from=mail', '/trainings?required=1', '/register']) {
    const page = await get(path)
    assert.deepEqual([page.status, page.text, page.headers['content-type']], [200, shell, 'text/html; charset=utf-8'], path)
    assert.equal(page.headers['cache-control'], 'no-cache')
  }
  for (const path of [
    '/group',
    '/groups/23/nothing',
    '/index.html',
    '/pages.json',
    '/.made-from',
    '/assets/main-1a2b.js.br',
    '/assets/..%2findex.html',
  ])
    assert.equal((await get(path)).status, 404, path)
})

it('says at / to programs where the API is, as without the app, and keeps both apart in caches', async () => {
  const json = await get('/', { accept: 'application/json' })
  assert.equal(json.body.api, '/api')
  assert.match(String(json.headers['vary']), /^Accept\b/)
  assert.match(String((await get('/')).headers['vary']), /^Accept, Accept-Encoding$/)
})

it('lets its pages do what the app needs, and nothing else', async () => {
  const policy = String((await get('/groups')).headers['content-security-policy']).split('; ')
  assert.ok(policy.includes("default-src 'none'") && policy.includes("script-src 'self'") && policy.includes("style-src 'self'"))
  assert.ok(policy.includes("require-trusted-types-for 'script'") && policy.includes('trusted-types sanitized worker'))
  assert.ok(!policy.some((part) => /unsafe|https?:|\*/.test(part)), policy.join('\n'))
  const ofWorker = String((await get('/worker.js')).headers['content-security-policy'])
  assert.match(ofWorker, /default-src 'none'; connect-src 'self'/)
})

it('lets frames of others stand in a page that names them, when it is opened for them, and in no other', async () => {
  const framesOf = async (path: string) => /frame-src ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))![1]
  assert.equal(await framesOf('/trainings/3?frames=1'), frames)
  for (const path of ['/trainings/3', '/trainings?frames=1', '/groups/3?frames=1', '/?frames=1'])
    assert.equal(await framesOf(path), "'self'", path)
})

it('lets hashed files be kept for a year, and asks again for the shell and the worker, which cost nothing when they are the same', async () => {
  assert.equal((await get('/assets/main-1a2b.js')).headers['cache-control'], 'public, max-age=31536000, immutable')
  for (const path of ['/', '/groups', '/worker.js', '/assets/main-1a2b.js']) {
    const first = await get(path)
    const etag = String(first.headers['etag'])
    const again = await get(path, { ...html, 'if-none-match': etag })
    assert.deepEqual([again.status, again.text, again.headers['etag']], [304, '', etag], path)
    assert.equal((await get(path, { ...html, 'if-none-match': `"other", ${etag}` })).status, 304)
    assert.equal((await get(path, { ...html, 'if-none-match': '"other"' })).status, 200)
  }
})

it('sends them compressed as the client takes them, and says the same to HEAD without a body', async () => {
  const path = '/assets/main-1a2b.js'
  const brotli = await bytes(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(brotli.content).toString(), script)
  const gzip = await bytes(path, { 'accept-encoding': 'gzip, br;q=0' })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gzip.content).toString(), script)
  for (const accepted of [undefined, 'identity', 'zstd']) {
    const plain = await bytes(path, accepted ? { 'accept-encoding': accepted } : {})
    assert.deepEqual([plain.headers['content-encoding'], plain.content.toString()], [undefined, script])
  }
  assert.match(String(brotli.headers['vary']), /\bAccept-Encoding$/)
  const head = await ask('HEAD', app.url + path, { headers: { 'accept-encoding': 'br' } })
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', String(brotli.content.length)])
})

it('counts pages and files with the pictures: a hall of phones behind one address opens the app, and nobody’s sign-in is refused for it', async () => {
  for (let n = 0; n < 150; n++) assert.equal((await get(n % 2 ? '/groups/1' : '/assets/main-1a2b.js')).status, 200)
  const { status } = await app.request('POST', '/login', { body: { email: 'nobody@example.org', password: 'no such password' } })
  assert.equal(status, 401)
})

it('is not there where nothing was built', async () => {
  assert.equal(await openWebApp(join(folder, 'nothing')), undefined)
  assert.equal(await openWebApp(join(folder, 'assets')), undefined)
})
