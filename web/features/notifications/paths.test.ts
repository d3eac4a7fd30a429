import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pathOf } from './paths.ts'

it('leads to the page that the service names', () => {
  assert.equal(pathOf({ kind: 'comment_on_post', path: '/groups/2/posts/17' }), '/groups/2/posts/17')
})

it('never leads out of the app, and stays at the list where it does not know', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', 7, null])
    assert.equal(pathOf({ kind: 'comment_on_post', path }), '/notifications')
  for (const told of [undefined, null, {}, 'text']) assert.equal(pathOf(told), '/notifications')
})
