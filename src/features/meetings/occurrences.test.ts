import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { occurrencesOf, type Rhythm, spanOf } from './occurrences.ts'

const days = (first: string, every: Rhythm, until: string) =>
  occurrencesOf(Temporal.PlainDateTime.from(first), { every, until }).map((one) => one.toPlainDate().toString())

describe('the days of a series', () => {
  it('come each week, or every other', () => {
    assert.deepEqual(days('2026-12-01T19:30', 'week', '2026-12-15'), ['2026-12-01', '2026-12-08', '2026-12-15'])
    assert.deepEqual(days('2026-12-01T19:30', 'two_weeks', '2026-12-28'), ['2026-12-01', '2026-12-15'])
  })

  it('a month without the day takes its last', () => {
    assert.deepEqual(days('2027-12-31T10:00', 'month', '2028-04-30'), [
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })

  it('are the second Tuesday of each month; a month without a fifth takes its last', () => {
    assert.deepEqual(days('2026-12-08T19:30', 'month_weekday', '2027-03-31'), ['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09'])
    assert.deepEqual(days('2026-12-29T19:30', 'month_weekday', '2027-03-31'), ['2026-12-29', '2027-01-26', '2027-02-23', '2027-03-30'])
    assert.deepEqual(days('2026-12-01T19:30', 'month_weekday', '2027-02-28'), ['2026-12-01', '2027-01-05', '2027-02-02'])
  })

  it('are a hundred and five in two years of weeks', () => {
    assert.equal(days('2026-12-01T19:30', 'week', '2028-12-01').length, 105)
  })
})

describe('an hour on the wall', () => {
  const begins = (wall: string, zone: string, minutes = 90) => spanOf(Temporal.PlainDateTime.from(wall), zone, minutes)

  it('stays through summer time, to and fro, in Berlin and in New York', () => {
    const moments = (zone: string, ...walls: string[]) => walls.map((wall) => begins(wall, zone).begins_at)
    assert.deepEqual(moments('Europe/Berlin', '2027-03-26T19:30', '2027-04-02T19:30', '2027-10-29T19:30', '2027-11-05T19:30'), [
      '2027-03-26T18:30:00Z',
      '2027-04-02T17:30:00Z',
      '2027-10-29T17:30:00Z',
      '2027-11-05T18:30:00Z',
    ])
    assert.deepEqual(moments('America/New_York', '2027-03-12T19:30', '2027-03-19T19:30', '2027-11-05T19:30', '2027-11-12T19:30'), [
      '2027-03-13T00:30:00Z',
      '2027-03-19T23:30:00Z',
      '2027-11-05T23:30:00Z',
      '2027-11-13T00:30:00Z',
    ])
  })

  it('that a change of clocks leaves out moves to the next, and one that comes twice is the first', () => {
    assert.deepEqual(begins('2027-03-28T02:30', 'Europe/Berlin', 60), {
      starts_at: '2027-03-28T02:30',
      begins_at: '2027-03-28T01:30:00Z', // 03:30
      ends_at: '2027-03-28T02:30:00Z',
    })
    assert.equal(begins('2027-10-31T02:30', 'Europe/Berlin').begins_at, '2027-10-31T00:30:00Z')
    assert.equal(begins('2027-03-14T02:30', 'America/New_York').begins_at, '2027-03-14T07:30:00Z')
    assert.equal(begins('2027-11-07T01:30', 'America/New_York').begins_at, '2027-11-07T05:30:00Z')
  })

  it('lasts as long as was said, also while the clocks change', () => {
    const { begins_at, ends_at } = begins('2027-03-27T23:00', 'Europe/Berlin', 480)
    assert.deepEqual([begins_at, ends_at], ['2027-03-27T22:00:00Z', '2027-03-28T06:00:00Z'])
  })
})
