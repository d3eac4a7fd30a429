import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { retryLater } from './push-result.ts'

describe('when a push service asks to wait', () => {
  const now = Date.UTC(1994, 10, 6, 8, 49, 7)
  const wait = (retryAfter?: string | string[]) => retryLater(retryAfter, now)

  it('seconds are taken as they are', () => {
    assert.deepEqual(wait('0'), { outcome: 'later', retryAfterSeconds: 0 })
    assert.deepEqual(wait('120'), { outcome: 'later', retryAfterSeconds: 120 })
  })

  it('all three forms of a date are understood', () => {
    for (const date of ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994']) {
      assert.deepEqual(wait(date), { outcome: 'later', retryAfterSeconds: 30 }, date)
    }
  })

  it('a date that has passed means now', () => {
    assert.deepEqual(wait('Sun, 06 Nov 1994 08:00:00 GMT'), { outcome: 'later', retryAfterSeconds: 0 })
  })

  it('more than a day is a day', () => {
    for (const long of ['86401', '9'.repeat(400), 'Tue, 06 Nov 2094 08:49:37 GMT']) {
      assert.deepEqual(wait(long), { outcome: 'later', retryAfterSeconds: 86_400 }, long)
    }
  })

  it('what is neither is as good as nothing', () => {
    for (const odd of [undefined, '', 'soon', '-5', '1.5', '1e3', '2030-01-01', 'Sunday', ['1', '2']]) {
      assert.deepEqual(wait(odd), { outcome: 'later' }, String(odd))
    }
  })
})
