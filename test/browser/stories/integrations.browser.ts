// The church's website shows its groups: an admin makes a key for its pages, and ends it; another takes over what the office uses.
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, it } from 'node:test'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const bea = await given.person({ of: church, role: 'admin', name: 'Bea Brandt' })
await given.group({ by: church.admin, of: church, name: 'Tuesday table', location: 'At the Adlers’' })
const office = await given.program({ ...church, admin: bea }, 'members:read', 'groups:write')

/** The website: a page that anybody may open, with the key in it. */
let key = ''
const serve = (_request: IncomingMessage, response: ServerResponse) => {
  response
    .setHeader('content-type', 'text/html')
    .end(`<!doctype html><title>Grace Chapel</title><ul id="groups"></ul><p id="why"></p><script type="module">
    try {
      const answer = await fetch('${app.url}/api/key/groups', { headers: { authorization: 'Bearer ${key}' } })
      const { data, code } = await answer.json()
      document.querySelector('#why').textContent = code ?? 'Here they are'
      for (const { name } of data ?? []) document.querySelector('#groups').append(Object.assign(document.createElement('li'), { textContent: name }))
    } catch (error) {
      document.querySelector('#why').textContent = 'No answer that this page may read'
    }
  </script>`)
}
const servers = await Promise.all(
  [0, 1].map(async () => {
    const server = createServer(serve)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return server
  }),
)
const [site, siteElsewhere] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`) as [string, string]

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(church.admin)
})
after(async () => {
  await phone.close()
  for (const server of servers) server.close()
})

it('makes a key for the pages of the website, sees it once, and copies it', async () => {
  const { page, check } = phone
  await page.goto(`${app.url}/manage/integrations`)
  await page.getByText('Church office').waitFor()
  await check()
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByText('The name field is required.').waitFor()
  await page.getByLabel('Which program is it for?').fill('Website')
  await page.getByText('In web pages').click()
  await page.getByLabel('Sites').fill(`${site}/groups`)
  await check()
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByText('must be the address of a site').waitFor()
  await page.getByLabel('Sites').fill(site)
  await page.getByRole('button', { name: 'Make a key' }).click()
  key = await page.getByLabel('Key', { exact: true }).inputValue()
  assert.match(key, /^dmsk_\d+_[\w-]{43}$/)
  await check()
  await page.getByRole('button', { name: 'I have it' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Website' }).getByText('Not used yet').waitFor()
  assert.ok(!(await page.content()).includes(key))
})

it('the website shows the groups of the church, and a page elsewhere nothing', async () => {
  const visitor = await phone.page.context().newPage()
  await visitor.goto(site)
  await visitor.getByRole('listitem').filter({ hasText: 'Tuesday table' }).waitFor()
  await visitor.goto(siteElsewhere)
  await visitor.getByText('No answer that this page may read').waitFor()
  await visitor.close()
})

it('takes over the key of another admin, and ends the one of the website', async () => {
  const { page, check } = phone
  await page.goto(`${app.url}/manage/integrations`)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('Church office')
    .getByText(/Ends when .*Bea Brandt.* is no admin any more/)
    .waitFor()
  await page.getByRole('button', { name: 'Take over the key “Church office”' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await row('Church office').getByText('Ends when you are no admin any more').waitFor()
  await church.admin.patch(`/organizations/${church.id}/members/${bea.id}`, { role: 'member' })
  assert.equal((await office.get('/key/members')).status, 200)
  await row('Website')
    .getByText(/Last used/)
    .waitFor()
  await page.getByRole('button', { name: 'End the key “Website”' }).click()
  await page.getByRole('dialog').waitFor()
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await row('Website').waitFor({ state: 'detached' })
  await check()
})
