// A first day with the service, told through the client, whose types come from the OpenAPI document: should the document and the service
// drift apart, this does not compile or does not pass.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ApiError } from '#client/client.ts'
import { startApp } from '../app.ts'
import { given as givenFor } from '../given.ts'
import { clientsOf } from './clients-of.ts'

const app = await startApp()
const given = givenFor(app)
const { signedIn } = clientsOf(app)

it('a member finds groups, joins an open one, asks at a closed one, and is let in', async () => {
  const church = await given.organization({ name: 'Story Chapel' })
  const leader = await given.person({ of: church, role: 'leadership' })
  const open = await given.group({ by: leader, of: church, name: 'Open Table' })
  const closed = await given.group({ by: leader, of: church, name: 'Quiet Room', join_type: 'closed', description: 'Listening' })
  const member = await signedIn(await given.person({ of: church }))

  const available = await Array.fromAsync(member.each('/groups/available'))
  assert.deepEqual(
    available.map(({ name, join_type, is_full }) => [name, join_type, is_full]),
    [
      ['Open Table', 'open', false],
      ['Quiet Room', 'closed', false],
    ],
  )
  const joined = await member.post('/groups/join', { body: { joinCode: open.code } })
  assert.equal(joined.group_id, open.id)

  const refused = await member.post('/groups/join', { body: { joinCode: closed.code } }).catch((error: unknown) => error)
  assert.ok(refused instanceof ApiError)
  assert.deepEqual(
    [refused.error_type, refused.body['group']],
    ['closed_group', { id: closed.id, name: 'Quiet Room', purpose: 'Listening', location: '' }],
  )
  const asked = await member.post('/groups/join-request', { body: { group_id: closed.id, note: 'May I come?' } })
  assert.equal(asked.request.status, 'pending')

  const admin = await signedIn(church.admin)
  const waiting = await Array.fromAsync(admin.each('/groups/{group}/join-requests', { path: { group: closed.id } }))
  assert.deepEqual(
    waiting.map(({ note }) => note),
    ['May I come?'],
  )
  const accepted = await admin.post('/groups/join-requests/{join_request}/accept', { path: { join_request: waiting[0]!.id } })
  assert.equal(accepted.request.status, 'accepted')

  const mine = await member.get('/groups')
  assert.deepEqual(
    mine.data.map(({ name }) => name),
    ['Story Chapel', 'Prayer Requests', 'Open Table', 'Quiet Room'],
  )
  await member.signOut()
  await assert.rejects(member.get('/groups'), { status: 401 })
  await app.work()
  const [mail] = await app.mails()
  assert.equal(mail?.subject, 'Welcome to Quiet Room')
})
