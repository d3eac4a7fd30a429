import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { addPrograms, findWebsiteKey, WEBSITE } from './programs.ts'
import { randomFrom } from './random.ts'

const app = await startApp()
const given = givenFor(app)

it('the demo’s website shows its open groups with a key, and its webhook calls nobody', async () => {
  const church = await given.organization()
  const { name } = await given.group({ by: church.admin, of: church })
  const { db } = app.services
  const admin = { ...church.admin, role: 'admin' as const }
  await addPrograms({ ...church, db, random: randomFrom('programs'), admin, leaders: [], members: [], people: [admin] })

  const key = (await findWebsiteKey(db))!
  const groupsFor = (origin: string) => app.request('GET', '/key/groups', { token: key, headers: { origin } })
  const { status, body, text } = await groupsFor(WEBSITE)
  assert.equal(status, 200, text)
  assert.deepEqual(
    body.data.map((group: { name: string }) => group.name),
    [name],
  )
  assert.equal((await groupsFor('https://elsewhere.example')).status, 403)

  const [webhook] = (await church.admin.get(`/organizations/${church.id}/webhooks`)).body.data
  assert.deepEqual([webhook.is_active, webhook.off_for, webhook.waiting_count], [false, 'chosen', 0])
  const { data } = (await church.admin.get(`/organizations/${church.id}/webhooks/${webhook.id}/deliveries`)).body
  assert.deepEqual(
    data.map(({ state }: { state: string }) => state),
    ['delivered'],
  )
  await given.person({ of: church })
  await app.work()
  assert.equal((await church.admin.get(`/organizations/${church.id}/webhooks/${webhook.id}/deliveries`)).body.data.length, 1)
})
