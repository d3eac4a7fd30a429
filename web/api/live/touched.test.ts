import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isTouched } from './touched.ts'

const posts = ['/groups/{group}/posts', { path: { group: 3 } }, 'feed']
const page = ['/groups/{group}/post/{post_id}', { path: { group: 3, post_id: 8 } }]

it('reads anew what an event names, and leaves alone what is of other things', () => {
  const made = { kind: 'post.changed', group_id: 3, post_id: 8 } as const
  assert.ok(isTouched(posts, made))
  assert.ok(isTouched(page, made))
  assert.ok(isTouched(['/groups'], made))
  assert.ok(isTouched(['/notifications', { query: { per_page: 1 } }], made))
  assert.ok(!isTouched(posts, { ...made, group_id: 4 }))
  assert.ok(!isTouched(['/groups/{group}/members', { path: { group: 3 } }], made))
  assert.ok(!isTouched(['/journal'], made))
})

it('reads anew of a comment the one post that it stands under, and of several all of the group', () => {
  assert.ok(!isTouched(page, { kind: 'comment.changed', group_id: 3, post_id: 9 }))
  assert.ok(isTouched(page, { kind: 'comment.changed', group_id: 3, post_id: 8 }))
  assert.ok(isTouched(page, { kind: 'comment.changed', group_id: 3, post_id: null }))
})

it('reads everything anew when it was told to, and nothing for an event of a newer service', () => {
  assert.ok(isTouched(['/journal'], { kind: 'reset' }))
  assert.ok(!isTouched(posts, { kind: 'replaced' }))
  assert.ok(!isTouched(posts, { kind: 'something.new' as never }))
})
