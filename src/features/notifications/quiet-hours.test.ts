import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { quietUntil } from './quiet-hours.ts'

const from = (quiet_from: string | null, quiet_to: string | null, timezone = 'Europe/Berlin') => ({
  quiet_from,
  quiet_to,
  timezone,
  home_timezone: null,
})
const at = (local: string, zone = 'Europe/Berlin') => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
const until = (hours: ReturnType<typeof from>, local: string) =>
  quietUntil(hours, at(local))?.toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString()

it('lasts from the evening to the next morning, or within a day', () => {
  const night = from('22:00', '07:00')
  assert.equal(until(night, '2026-11-30T21:59'), undefined)
  assert.equal(until(night, '2026-11-30T22:00'), '2026-12-01T07:00:00')
  assert.equal(until(night, '2026-12-01T06:59:59'), '2026-12-01T07:00:00')
  assert.equal(until(night, '2026-12-01T07:00'), undefined)
  const lunch = from('12:00', '13:30')
  assert.equal(until(lunch, '2026-11-30T12:10'), '2026-11-30T13:30:00')
  assert.equal(until(lunch, '2026-11-30T13:30'), undefined)
  assert.equal(until(from(null, null), '2026-11-30T03:00'), undefined)
})

it('goes by one’s own zone, else by that of the home organization, and by UTC where neither is known', () => {
  const two = Date.UTC(2026, 10, 30, 2)
  const hours = { quiet_from: '22:00', quiet_to: '07:00' }
  assert.equal(quietUntil({ ...hours, timezone: 'America/Chicago', home_timezone: 'Asia/Tokyo' }, two), undefined)
  assert.equal(quietUntil({ ...hours, timezone: null, home_timezone: 'Asia/Tokyo' }, two), undefined)
  assert.equal(quietUntil({ ...hours, timezone: 'No/Where', home_timezone: null }, two)?.toString(), '2026-11-30T07:00:00Z')
})

it('ends when an hour is left out, and does not end before an hour that comes twice', () => {
  // On 29 March 2026 at 02:00 it is 03:00 in Berlin.
  assert.equal(until(from('22:00', '02:30'), '2026-03-29T01:50'), '2026-03-29T03:00:00')
  // On 25 October 2026 at 03:00 it is 02:00 again.
  const second = Temporal.Instant.from('2026-10-25T01:10:00Z') // 02:10 the second time
  assert.equal(quietUntil(from('22:00', '02:30'), second.epochMilliseconds)?.toString(), '2026-10-25T01:30:00Z')
})

it('always ends later than now, within a day and an hour, when the clock there shows that time, or leaves it out', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const part = (value: number) => String(value).padStart(2, '0')
    return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
  })
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC')
  const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) })
  fc.assert(
    fc.property(time, time, zones, moment, (start, end, zone, now) => {
      fc.pre(start !== end)
      const hours = from(start, end, zone)
      const ends = quietUntil(hours, now)
      if (!ends) return
      assert.ok(ends.epochMilliseconds > now, `${ends}`)
      assert.ok(ends.epochMilliseconds - now <= 26 * 3_600_000, `${ends}`)
      const there = ends.toZonedDateTimeISO(zone)
      const clock = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' })
      if (clock(there) === end) assert.equal(quietUntil(hours, ends.epochMilliseconds), undefined)
      else assert.ok(clock(there.subtract({ nanoseconds: 1 })) < end && end < clock(there), `${there}`)
    }),
  )
})
