import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isKept } from './kept.ts'

it('keeps on a phone what may be read without a network, and nothing that is private or waits for a decision', () => {
  for (const path of ['/groups', '/groups/{group}/posts', '/qualifications/progress', '/journey', '/notifications', '/user'])
    assert.ok(isKept(path), path)
  for (const path of [
    '/journal',
    '/pairs',
    '/pairs/{pair}/notes',
    '/pairs/{pair}/private-notes',
    '/journal/{journal}',
    '/prayer-requests/my-requests',
    '/prayer-requests/pending',
    '/groups/{group}/join-requests',
    '/groups/{group}/waiting-list',
    '/groups/{group}/attendance',
    '/groups/{group}/meetings/{meeting}/attendance',
    '/groups/{group}/meetings/{meeting}/answers',
    '/organizations/{organization}/audit-log',
    '/organizations/{organization}/groups',
    '/manage/reports',
    '/waiting',
    '/qualifications/users-progress',
    '/user/tokens',
    '/user/second-factor',
    '/user/export',
  ])
    assert.ok(!isKept(path), path)
})
