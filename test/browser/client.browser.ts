// The client for programs in a page of another origin, as it is packed: what a browser lets such a page send and read.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import type { ApiError, createClient } from '#client/client.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openBrowser } from './browser.ts'

const at = (path: string) => fileURLToPath(new URL(`../../packages/client/${path}`, import.meta.url))
await promisify(execFile)(process.execPath, [at('build.ts')])
const script = await readFile(at('dist/client.js'))
const site = createServer(({ url }, response) => {
  if (url === '/moved') return response.writeHead(307, { location: '/client.js' }).end()
  const isScript = url === '/client.js'
  response
    .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    .end(isScript ? script : '<!doctype html><title>Site</title>')
})
await once(site.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

const app = await startApp({ config: { CORS_ORIGINS: origin } })
const given = givenFor(app)
const church = await given.organization()
let context: BrowserContext
let page: Page
let close: () => Promise<void>
before(async () => {
  ;({ context, close } = await openBrowser())
  page = await context.newPage()
  await page.goto(origin)
})
after(async () => {
  await close()
  site.close()
})

/** What stands at `/client.js` in the page. */
interface Loaded {
  createClient: typeof createClient
  ApiError: typeof ApiError
}
const baseUrl = `${app.url}/api`
const loading = '/client.js'

it('shows the open groups of a church by the key of its pages', async () => {
  const group = await given.group({ by: church.admin, of: church })
  const made = await church.admin.post(`/organizations/${church.id}/api-keys`, { name: 'Site', scopes: ['groups:read'], origins: [origin] })
  const names = await page.evaluate(
    async ({ loading, ...options }) => {
      const { createClient } = (await import(loading)) as Loaded
      const names: string[] = []
      for await (const { name } of createClient({ locale: 'de', ...options }).each('/key/groups')) names.push(name)
      return names
    },
    { loading, baseUrl, key: made.body.key as string },
  )
  assert.deepEqual(names, [group.name])
})

it('signs in, writes once, reads what is new, takes a file along, and says why not', async () => {
  const seen = await page.evaluate(
    async ({ loading, baseUrl, email, password, organization }) => {
      const { createClient, ApiError } = (await import(loading)) as Loaded
      const client = createClient({ baseUrl })
      await client.signIn({ email, password })
      await client.post('/journal', { body: { title: 'Rain', content: 'All day' } })
      const read = await client.getIfChanged(undefined, '/journal')
      const again = await client.getIfChanged(read?.etag, '/journal')
      const titles = read?.body.data.map(({ title }) => title)
      const path = { organization }
      const file = await client.get('/organizations/{organization}/exports/people', { path, query: { format: 'json' } })
      const refused = await client.get('/groups/{group}', { path: { group: 999_999 } }).catch((error: unknown) => error)
      const why = refused instanceof ApiError ? [refused.status, refused.code, typeof refused.request_id] : refused
      await client.signOut()
      return { titles, isSame: again === undefined, file: typeof file, why }
    },
    { loading, baseUrl, email: church.admin.email, password: PASSWORD, organization: church.id },
  )
  assert.deepEqual(seen, { titles: ['Rain'], isSame: true, file: 'string', why: [404, 'group_not_found', 'string'] })
})

it('follows no redirect there either', async () => {
  const code = await page.evaluate(async (loading) => {
    const { createClient } = (await import(loading)) as Loaded
    const redirected: typeof fetch = (_input, init) => fetch('/moved', init)
    return createClient({ baseUrl: 'https://church.example.org/api', fetch: redirected })
      .get('/groups')
      .catch(({ code }: ApiError) => code)
  }, loading)
  assert.equal(code, 'redirected')
})
