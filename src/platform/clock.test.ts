import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { isTimeZone, knownZone, parseTimestamp, startOfDay, todayIn } from './clock.ts'

const at = (moment: string) => ({ now: () => Date.parse(moment) })

it('knows the day of a time zone, over the date line and when clocks change', () => {
  assert.equal(todayIn('UTC', at('2026-03-01T23:59:59Z')), '2026-03-01')
  assert.equal(todayIn('Pacific/Kiritimati', at('2026-03-01T10:00:00Z')), '2026-03-02')
  assert.equal(todayIn('Pacific/Pago_Pago', at('2026-03-01T10:59:00Z')), '2026-02-28')
  assert.equal(todayIn('Europe/Berlin', at('2026-03-29T22:30:00Z')), '2026-03-30')
  assert.equal(todayIn('Europe/Berlin', at('2026-10-25T23:30:00Z')), '2026-10-26')
})

it('knows time zones by their names', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) assert.equal(isTimeZone(name), true, name)
  for (const name of ['', '+02:00', 'Mars/Olympus', 'Europe/', 'x'.repeat(100), 'UTC; drop']) assert.equal(isTimeZone(name), false, name)
})

/** Known to Intl, and to nothing that reckons with days; the last ones to PostgreSQL alone. */
const halfKnown = [
  'IST',
  'ist',
  'BST',
  'PST',
  'SystemV/EST5EDT',
  'US/Pacific-New',
  'Canada/East-Saskatchewan',
  'posix/UTC',
  'localtime',
  'EST5EDT4',
]

it('takes no name of a time zone that only some of those know who use it', () => {
  for (const name of halfKnown) assert.equal(isTimeZone(name), false, name)
})

it('takes nothing as a time zone that breaks whoever uses it', () => {
  const words = fc.constantFrom(...halfKnown, ...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+14', 'ROC', 'GMT0', 'Zulu', 'EST')
  const letters = fc.string({ unit: fc.constantFrom(...'ABCEMPSTetc/+-_0123'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.oneof(words, letters), (name) => {
      if (!isTimeZone(name)) return
      todayIn(name)
      new Intl.DateTimeFormat('en', { timeZone: name }).format()
      startOfDay(Temporal.PlainDate.from('2026-03-01'), name)
    }),
    { numRuns: 2_000 },
  )
})

it('goes by the next zone where one is not known, and by UTC in the end', () => {
  assert.equal(knownZone('IST', 'Asia/Kolkata'), 'Asia/Kolkata')
  assert.equal(knownZone(null, 'Asia/Kolkata'), 'Asia/Kolkata')
  assert.equal(knownZone('Mars/Olympus', 'BST'), 'UTC')
})

it('reads moments that all read the same, and no others', () => {
  assert.equal(parseTimestamp('2026-03-01T09:30:00.123456+02:00'), '2026-03-01T07:30:00.123456Z')
  const others = [
    '2026-03-01',
    '2026-03-01T09:30',
    '2026-03-01T09:30Z[UTC]',
    '2026-03-01T09:30:60Z',
    '0000-01-01T00:00Z',
    '0001-01-01T00:00+14:00',
    '9999-12-31T23:59-14:00',
    '20260301T0930Z',
    '2026-02-30T00:00Z',
    '2026-03-01T09:30+23:61',
  ]
  for (const text of others) assert.equal(parseTimestamp(text), undefined, text)
  const moments = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(fc.property(moments, (moment) => assert.equal(Date.parse(parseTimestamp(moment.toISOString())!), moment.getTime())))
})

it('knows when a day begins, where that is a moment that can be written', () => {
  const first = Temporal.PlainDate.from('0001-01-01')
  assert.equal(startOfDay(Temporal.PlainDate.from('2026-03-29'), 'Europe/Berlin'), '2026-03-28T23:00:00Z')
  assert.equal(startOfDay(first, 'Asia/Tokyo'), undefined)
  assert.equal(startOfDay(Temporal.PlainDate.from('9999-12-31').add({ days: 1 }), 'UTC'), undefined)
})
