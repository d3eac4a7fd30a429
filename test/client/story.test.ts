// A first day with the service, told through a client whose types come from the OpenAPI document: should the document and the service
// drift apart, this does not compile or does not pass.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import createClient from 'openapi-fetch'
import { Agent, fetch as undiciFetch } from 'undici'
import type { paths } from '#web/api/paths.ts'
import { startApp } from '../app.ts'
import { given as givenFor, PASSWORD, type Person } from '../given.ts'

const app = await startApp()
const given = givenFor(app)
const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })

/** The client as an app's developer would write it. */
async function clientOf({ email }: Person) {
  const client = createClient<paths>({
    baseUrl: `${app.url}/api`,
    fetch: async (request: Request) => {
      const body = request.body ? await request.text() : null
      return (await undiciFetch(request.url, {
        method: request.method,
        headers: [...request.headers],
        body,
        dispatcher,
      })) as unknown as Response
    },
  })
  const { data } = await client.POST('/login', { body: { email, password: PASSWORD } })
  assert.ok(data)
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${data.token}`)
      return request
    },
  })
  return client
}

it('a member finds groups, joins an open one, asks at a closed one, and is let in', async () => {
  const church = await given.organization({ name: 'Story Chapel' })
  const leader = await given.person({ of: church, role: 'leadership' })
  const open = await given.group({ by: leader, of: church, name: 'Open Table' })
  const closed = await given.group({ by: leader, of: church, name: 'Quiet Room', join_type: 'closed', description: 'Listening' })
  const member = await clientOf(await given.person({ of: church }))

  const available = await member.GET('/groups/available')
  assert.deepEqual(
    available.data?.data.map(({ name, join_type, is_full }) => [name, join_type, is_full]),
    [
      ['Open Table', 'open', false],
      ['Quiet Room', 'closed', false],
    ],
  )
  const joined = await member.POST('/groups/join', { body: { joinCode: open.code } })
  assert.equal(joined.data?.group_id, open.id)

  const refused = await member.POST('/groups/join', { body: { joinCode: closed.code } })
  assert.ok(refused.error && 'error_type' in refused.error && refused.error.error_type === 'closed_group')
  assert.deepEqual(refused.error.group, { id: closed.id, name: 'Quiet Room', purpose: 'Listening', location: '' })

  const asked = await member.POST('/groups/join-request', { body: { group_id: closed.id, note: 'May I come?' } })
  assert.equal(asked.data?.request.status, 'pending')

  const admin = await clientOf(church.admin)
  const waiting = await admin.GET('/groups/{group}/join-requests', { params: { path: { group: closed.id } } })
  assert.deepEqual(
    waiting.data?.map(({ note }) => note),
    ['May I come?'],
  )
  const accepted = await admin.POST('/groups/join-requests/{join_request}/accept', {
    params: { path: { join_request: waiting.data![0]!.id } },
  })
  assert.equal(accepted.data?.request.status, 'accepted')

  const mine = await member.GET('/groups')
  assert.deepEqual(
    mine.data?.data.map(({ name }) => name),
    ['Story Chapel', 'Prayer Requests', 'Open Table', 'Quiet Room'],
  )
  await app.work()
  const [mail] = await app.mails()
  assert.equal(mail?.subject, 'Welcome to Quiet Room')
})
