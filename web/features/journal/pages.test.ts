import assert from 'node:assert/strict'
import { it } from 'node:test'
import { beginningOf, firstsOfDays, titleFrom } from './pages.ts'

it('takes the first words where there is no title', () => {
  assert.equal(titleFrom('\n  A quiet morning \nand more'), 'A quiet morning')
  assert.equal(titleFrom(`${'👨‍👩‍👧'.repeat(70)}`), `${'👨‍👩‍👧'.repeat(60)}…`)
  assert.equal(titleFrom('  '), '')
})

it('shows how a page begins, not its title again', () => {
  assert.equal(beginningOf({ title: 'Thanks', content: 'For rain\nand coffee' }), 'For rain and coffee')
  assert.equal(beginningOf({ title: 'Thanks', content: 'Thanks' }), '')
})

it('finds where days begin', () => {
  const pages = [
    { id: 3, date: '2026-03-02' },
    { id: 2, date: '2026-03-02' },
    { id: 1, date: '2026-03-01' },
  ]
  assert.deepEqual([...firstsOfDays(pages)], [3, 1])
})
