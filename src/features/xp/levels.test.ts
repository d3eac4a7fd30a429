import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { wordsOf } from '#words/languages.ts'
import { levelAt, stepFrom, titleOf } from './levels.ts'

it('each step asks for 35 percent more than the one before', () => {
  const steps = Array.from({ length: 10 }, (_, index) => stepFrom(index + 1))
  assert.deepEqual(steps, [100, 135, 182, 246, 332, 448, 605, 817, 1103, 1489])
})

it('a level is reached exactly at its threshold', () => {
  let threshold = 0
  for (let level = 1; level < 30; level++) {
    assert.deepEqual([levelAt(threshold).current_level, levelAt(threshold).xp_into_level], [level, 0])
    threshold += stepFrom(level)
    assert.equal(levelAt(threshold - 1).current_level, level)
    assert.equal(levelAt(threshold - 1).next_level_xp, threshold)
    assert.ok(levelAt(threshold - 1).progress_percent < 100)
  }
})

it('from level 10 on everybody is a Disciple Maker', () => {
  const titles = Array.from({ length: 12 }, (_, index) => titleOf(index + 1, wordsOf('en')))
  assert.deepEqual(titles, [
    'Seeker',
    'Believer',
    'Learner',
    'Follower',
    'Disciple',
    'Servant',
    'Steward',
    'Mentor',
    'Shepherd',
    'Disciple Maker',
    'Disciple Maker',
    'Disciple Maker',
  ])
})

it('the figures of a level fit together, whatever the XP', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (xp) => {
      const level = levelAt(xp)
      assert.equal(level.current_xp - level.xp_into_level + level.xp_needed_for_next_level, level.next_level_xp)
      assert.ok(level.xp_into_level >= 0 && level.xp_into_level < level.xp_needed_for_next_level)
      assert.ok(levelAt(xp + 100).current_level >= level.current_level)
    }),
  )
})
