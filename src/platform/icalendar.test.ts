// The calendar as two programs that know nothing of each other read it.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import ICAL from 'ical.js'
import { sync as nodeIcal, type VEvent } from 'node-ical'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

const eventAt = (begins: string, timeZone: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: `${begins}@example.org`,
  sequence: 0,
  stamp: '2026-11-30T12:00:00.123456Z',
  summary: 'Tuesday table',
  time: { timeZone, begins, ends: new Date(Date.parse(begins) + 5_400_000).toISOString() },
  ...more,
})
const written = (...events: CalendarEvent[]) => writeCalendar({ name: 'Grace', product: 'Grace', refreshHours: 4, events })

/** What both understand of each event, by its id; they must agree. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  )
  const byIcalJs = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const at = (time: ICAL.Time, name: string) => {
      if (time.isDate) return time.toString()
      const zone = zones.get(String(component.getFirstProperty(name)!.getParameter('tzid')))
      // By the rules that stand in the file, not by what the program knows of zones.
      return new Date(zone ? Date.parse(`${time}Z`) - zone.utcOffset(time) * 1000 : time.toUnixTime() * 1000).toISOString()
    }
    return {
      uid: event.uid,
      begins: at(event.startDate, 'dtstart'),
      ends: at(event.endDate, 'dtend'),
      summary: event.summary,
      location: event.location ?? '',
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
    }
  })
  const byNodeIcal = Object.values(nodeIcal.parseICS(text))
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map((event) => {
      const at = (time: Date) =>
        event.datetype === 'date'
          ? `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}-${String(time.getDate()).padStart(2, '0')}`
          : time.toISOString()
      return {
        uid: event.uid,
        begins: at(event.start),
        ends: at(event.end!),
        summary: String(event.summary),
        location: String(event.location ?? ''),
        sequence: Number(event.sequence),
        status: String(event.status),
      }
    })
  assert.deepEqual(byNodeIcal, byIcalJs)
  return byIcalJs
}

describe('a calendar', () => {
  it('says the moments on both sides of each change of clocks, in four zones', () => {
    const moments: Record<string, string[]> = {
      'Europe/Berlin': [
        '2027-03-27T18:30:00.000Z',
        '2027-03-28T01:30:00.000Z',
        '2027-03-30T17:30:00.000Z',
        '2027-10-30T17:30:00.000Z',
        '2027-11-02T18:30:00.000Z',
      ],
      'America/New_York': ['2027-03-13T00:30:00.000Z', '2027-03-16T23:30:00.000Z', '2027-11-06T23:30:00.000Z', '2027-11-09T00:30:00.000Z'],
      'Australia/Sydney': ['2027-04-03T08:30:00.000Z', '2027-04-06T09:30:00.000Z', '2027-10-05T08:30:00.000Z'],
      'Asia/Kolkata': ['2027-01-01T14:00:00.000Z'],
      UTC: ['2027-01-01T19:30:00.000Z'],
    }
    for (const [zone, begins] of Object.entries(moments)) {
      const seen = read(written(...begins.map((moment) => eventAt(moment, zone))))
      assert.deepEqual(
        seen.map((event) => event.begins),
        begins,
        zone,
      )
      assert.ok(seen.every((event) => Date.parse(event.ends) - Date.parse(event.begins) === 5_400_000))
    }
    const all = Object.entries(moments).flatMap(([zone, begins]) =>
      begins.map((moment) => eventAt(moment, zone, { uid: `${zone} ${moment}` })),
    )
    assert.equal(read(written(...all)).length, all.length)
  })

  it('carries every letter, on lines of at most 75 octets', () => {
    const summary = `Männer; Frauen, Kinder \\ ${'ü😀'.repeat(40)}\nund mehr`
    const text = written(eventAt('2027-01-01T19:30:00.000Z', 'Europe/Berlin', { summary, location: 'قاعة الشباب' }))
    assert.ok(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('�')))
    assert.ok(!/[^\r]\n/.test(text))
    const [event] = read(text)
    assert.deepEqual([event!.summary, event!.location], [summary, 'قاعة الشباب'])
  })

  it('holds days, what is cancelled, and how often it was changed', () => {
    const day = {
      uid: 'day',
      sequence: 0,
      stamp: '2026-11-30T12:00:00Z',
      summary: 'Due: Prayer',
      isFree: true,
      time: { day: '2026-12-31' },
    }
    const seen = read(written(day, eventAt('2027-01-01T19:30:00.000Z', 'Europe/Berlin', { sequence: 3, isCancelled: true })))
    assert.deepEqual(
      seen.map(({ begins, ends, status, sequence }) => [begins, ends, status, sequence]),
      [
        ['2026-12-31', '2027-01-01', 'CONFIRMED', 0],
        ['2027-01-01T19:30:00.000Z', '2027-01-01T21:00:00.000Z', 'CANCELLED', 3],
      ],
    )
    assert.deepEqual(read(written()), [])
  })
})
