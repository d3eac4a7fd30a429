// Who posts where leaders alone post, what stands above the others, and when a text was changed.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const given = givenFor(app)
const { post, comment } = givenPosts(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })

async function groupWithMember(fields: object = {}) {
  const group = await given.group({ by: leader, of: church, ...fields })
  await member.post('/groups/join', { joinCode: group.code })
  return group
}

it('lets leaders alone post where the group’s admins want it so, and everybody comment and like', async () => {
  const group = await groupWithMember()
  assert.equal(group.posting, 'everyone')
  const before = await post(member, group)
  const { body } = await leader.put(`/groups/${group.id}`, { posting: 'leaders' })
  assert.equal(body.data.posting, 'leaders')
  const refused = await member.post(`/groups/${group.id}/post`, { content: 'Hello' }, { headers: { 'accept-language': 'de' } })
  const error = 'In dieser Gruppe schreibt nur die Gruppenleitung.'
  assert.deepEqual([refused.status, refused.body], [403, { error, message: error, code: 'only_leaders_post' }])
  assert.equal((await member.put(`/groups/${group.id}/post/${before.id}`, { content: 'Changed' })).body.code, 'only_leaders_post')
  const news = await post(leader, group)
  assert.equal((await member.post(`/groups/${group.id}/post/${news.id}/like`)).status, 200)
  assert.equal((await member.post(`/groups/${group.id}/post/comment`, { post_id: news.id, message: 'Amen' })).status, 201)
  assert.equal((await member.delete(`/groups/${group.id}/post/${before.id}`)).status, 200)
  await leader.put(`/groups/${group.id}/members/${member.id}`, { role: 'admin' })
  await post(member, group)
  const { data } = (await member.get('/groups')).body
  assert.equal(data.find(({ id }: { id: number }) => id === group.id).posting, 'leaders')
})

it('pins one post of a group, beside the first page of its feed and in its place there', async () => {
  const group = await groupWithMember()
  const [first, second, third] = [await post(member, group), await post(leader, group), await post(leader, group)]
  const path = `/groups/${group.id}/posts`
  assert.equal((await member.get(path)).body.pinned, null)
  const pin = (id: number) => leader.put(`/groups/${group.id}/post/${id}/pin`)
  assert.equal((await pin(second.id)).status, 200)
  assert.equal((await pin(first.id)).status, 200)
  assert.equal((await pin(first.id)).status, 200)
  const page = (await member.get(`${path}?per_page=2`)).body
  assert.deepEqual([page.pinned.id, page.pinned.is_pinned], [first.id, true])
  assert.deepEqual(
    page.data.map(({ id, is_pinned }: { id: number; is_pinned: boolean }) => [id, is_pinned]),
    [
      [third.id, false],
      [second.id, false],
    ],
  )
  const rest = (await member.get(`${path}?per_page=2&cursor=${page.meta.next_cursor}`)).body
  assert.deepEqual([rest.pinned, rest.data.length, rest.data[0].id, rest.data[0].is_pinned], [null, 1, first.id, true])
  assert.equal((await leader.delete(`/groups/${group.id}/post/${first.id}/pin`)).status, 200)
  assert.equal((await member.get(path)).body.pinned, null)
  const { body } = await church.admin.get(`/organizations/${church.id}/audit-log`)
  assert.deepEqual(
    body.data.slice(0, 3).map(({ action, subject }: { action: string; subject: { id: number } }) => [action, subject.id]),
    [
      ['post.unpinned', first.id],
      ['post.pinned', first.id],
      ['post.pinned', second.id],
    ],
  )
})

it('leaves pinning to the group’s admins, and pins no post of another group', async () => {
  const group = await groupWithMember()
  const made = await post(member, group)
  const other = await post(leader, await groupWithMember())
  assert.equal((await member.put(`/groups/${group.id}/post/${made.id}/pin`)).body.code, 'only_group_admins')
  assert.equal((await leader.put(`/groups/${group.id}/post/${other.id}/pin`)).body.code, 'post_not_found')
  assert.equal((await church.admin.put(`/groups/${group.id}/post/${made.id}/pin`)).status, 200)
  assert.equal((await (await given.organization()).admin.put(`/groups/${group.id}/post/${made.id}/pin`)).status, 404)
})

it('leaves one pinned post where ten pin at once, and none once it is deleted', async () => {
  const group = await groupWithMember()
  const posts = await Promise.all(Array.from({ length: 10 }, () => post(leader, group)))
  const answers = await Promise.all(posts.map(({ id }) => leader.put(`/groups/${group.id}/post/${id}/pin`)))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const { data, pinned } = (await leader.get(`/groups/${group.id}/posts`)).body
  assert.deepEqual(
    data.filter(({ is_pinned }: { is_pinned: boolean }) => is_pinned).map(({ id }: { id: number }) => id),
    [pinned.id],
  )
  await leader.delete(`/groups/${group.id}/post/${pinned.id}`)
  assert.equal((await leader.get(`/groups/${group.id}/posts`)).body.pinned, null)
})

it('says when a text was last changed, and nothing where it was not', async () => {
  const group = await groupWithMember()
  const made = await post(member, group, { content: 'First' })
  const path = `/groups/${group.id}/post/${made.id}`
  assert.equal(made.edited_at, null)
  assert.equal((await member.put(path, { content: 'First' })).body.data.edited_at, null)
  assert.equal((await leader.put(`${path}/pin`)).status, 200)
  assert.equal((await member.get(path)).body.data.edited_at, null)
  const changed = (await member.put(path, { content: 'Second' })).body.data
  assert.equal(changed.edited_at, changed.updated_at)
  const said = await comment(member, made)
  assert.equal(said.edited_at, null)
  const answer = await member.put(`/groups/${group.id}/post/comment/${said.id}`, { message: 'Something else' })
  assert.equal(answer.body.data.edited_at, answer.body.data.updated_at)
})
