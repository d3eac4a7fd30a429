import assert from 'node:assert/strict'
import { it } from 'node:test'
import { kindNames, kinds } from '#features/notifications/kinds.ts'
import { pathOf } from './paths.ts'

it('leads to the page that the service names, and never out of the app', () => {
  assert.equal(pathOf({ kind: 'export_ready', path: '/groups/3' }), '/groups/3')
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 7, null])
    assert.equal(pathOf({ kind: 'export_ready', path }), '/me/data')
})

it('knows a page for every kind, with the ids of its data', () => {
  for (const kind of kindNames) {
    const ids = Object.fromEntries(kinds[kind].ids.map((id, place) => [id, place + 11]))
    const [inList, inPush] = [pathOf({ kind, data: ids }), pathOf({ kind, ...ids })]
    assert.equal(inList, inPush)
    assert.match(inList, /^\/(?!notifications)[a-z]+(\/[a-z]+|\/\d+)*$/, kind)
  }
  assert.equal(pathOf({ kind: 'comment_on_post', data: { group_id: 2, post_id: 17, comment_id: 5 } }), '/groups/2/posts/17')
})

it('stays at the list where it does not know', () => {
  for (const told of [undefined, null, {}, { kind: 'of tomorrow' }, { kind: 'toString' }, { kind: 'comment_on_post', data: {} }])
    assert.equal(pathOf(told), '/notifications')
})
