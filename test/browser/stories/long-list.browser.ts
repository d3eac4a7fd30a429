// A group of many: what is drawn of the list of its people stays when it is read again.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership' })
const group = await given.group({ by: leader, of: church })
const { db } = app.services
await db.run(sql`
  with people as (
    insert into users (name, email, password_hash, home_organization_id)
    select 'Person ' || n, 'person-' || n || '@many.example', 'nobody signs in', ${church.id} from generate_series(1, 99) n returning id),
  members as (insert into organization_members (organization_id, user_id, role) select ${church.id}, id, 'member' from people returning user_id)
  insert into group_members (group_id, organization_id, user_id) select ${group.id}, ${church.id}, user_id from members`)

it('shows what changed in a long list without taking away what is shown, and a search from its beginning', async () => {
  const desk = await openApp(app.url, { width: 1280 })
  const { page } = desk
  await desk.signIn(leader)
  await desk.go(`/groups/${group.id}/people`)
  const rows = page.locator('main ul.list > li')
  await rows.nth(99).waitFor()
  await page.evaluate(() => {
    const page = Object.assign(globalThis, { fewest: 100 })
    new MutationObserver(() => {
      page.fewest = Math.min(page.fewest, document.querySelectorAll('main ul.list > li').length)
    }).observe(document.querySelector('main')!, { childList: true, subtree: true })
  })
  await db.run(sql`update users set name = 'Person Zero' where name = 'Person 7'`)
  // The network is back: all is read anew.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Person Zero', { exact: true }).waitFor()
  assert.equal(await page.evaluate(() => (globalThis as unknown as { fewest: number }).fewest), 100)

  await page.getByLabel('Find by name').fill('Person 9')
  await page.getByText('Person 8', { exact: true }).waitFor({ state: 'detached' })
  assert.equal(await rows.count(), 19)
  await desk.check()
  await desk.close()
})
