import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })
const group = await given.group({ by: leader, of: church })
await member.post('/groups/join', { joinCode: group.code })

const asking = (person: Person, language: string, method: string, path: string, body?: object) =>
  app.request(method, path, { token: person.token, headers: { 'accept-language': language }, ...(body ? { body } : {}) })

it('answers in the language that is asked for: done, refused, and not found', async () => {
  const path = `/groups/${group.id}/post`
  const post = await asking(leader, 'de', 'POST', path, { content: 'Wir treffen uns im Garten' })
  assert.deepEqual([post.status, post.body.message], [201, 'Der Beitrag ist geschrieben.'])

  const changed = await asking(member, 'ar', 'PUT', `${path}/${post.body.data.id}`, { content: 'Mine' })
  assert.deepEqual([changed.status, changed.body], [403, { message: 'تعديل المنشور متاح لكاتبه فقط.', code: 'only_author_changes_post' }])

  const comment = await asking(leader, 'es', 'POST', `${path}/comment`, { post_id: post.body.data.id, message: 'Amén' })
  assert.deepEqual([comment.status, comment.body.message], [201, 'Tu comentario ya está publicado.'])
  const deleted = await asking(member, 'es', 'DELETE', `${path}/comment/${comment.body.data.id}`)
  assert.deepEqual(
    [deleted.status, deleted.body],
    [403, { status: 'error', message: 'Solo quien escribió un comentario puede eliminarlo.', code: 'only_author_deletes_comment' }],
  )

  const unknown = await asking(member, 'ar', 'GET', `${path}/999999999`)
  assert.deepEqual([unknown.status, unknown.body], [404, { message: 'هذا المنشور غير موجود.', code: 'post_not_found' }])

  const themselves = await asking(member, 'de', 'POST', `/users/${member.id}/block`)
  assert.deepEqual(themselves.body.codes, { user: [{ rule: 'not_yourself' }] })
  assert.equal(themselves.body.message, 'Du kannst dich nicht selbst blockieren.')
})

it('keeps the names of those who are not shown, and of the global groups, as clients know them', async () => {
  const groups = await asking(member, 'de', 'GET', '/groups')
  assert.ok(groups.body.data.some(({ name }: { name: string }) => name === 'Prayer Requests'))

  const asked = await asking(member, 'de', 'POST', '/prayer-requests', { title: 'Kraft', request_text: 'Für Donnerstag', anonymous: true })
  await asking(leader, 'de', 'POST', `/prayer-requests/${asked.body.request.id}/approve`)
  const { body } = await asking(leader, 'de', 'GET', `/groups/${church.prayer_group_id}/posts`)
  assert.equal(body.data[0].user.name, 'Anonymous')
})
