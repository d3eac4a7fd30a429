import assert from 'node:assert/strict'
import { it } from 'node:test'
import { asRead } from './reading.ts'

const notice = (id: number, read_at: string | null) => ({
  id,
  kind: 'export_ready' as const,
  title: '',
  body: '',
  quote: null,
  data: {},
  path: '/me/data',
  read_at,
  created_at: '2026-11-30T08:00:00Z',
})
const answer = { data: [notice(1, null), notice(2, null), notice(3, '2026-11-29T08:00:00Z')], unread_count: 5 }
const NOW = '2026-11-30T09:00:00Z'
const readAt = ({ data }: typeof answer) => data.map(({ read_at }) => read_at)

it('marks one, and counts one less', () => {
  const after = asRead(answer, 2, NOW)
  assert.deepEqual(readAt(after), [null, NOW, '2026-11-29T08:00:00Z'])
  assert.equal(after.unread_count, 4)
})

it('marks all in every part of a feed, and leaves when others were read', () => {
  const after = asRead({ pages: [answer, answer] }, 'all', NOW)
  for (const page of after.pages) {
    assert.deepEqual(readAt(page), [NOW, NOW, '2026-11-29T08:00:00Z'])
    assert.equal(page.unread_count, 0)
  }
})
