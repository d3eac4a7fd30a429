// Calendars as other programs read them (RFC 5545): events with stable ids, in the zones of time where they take place.

export interface CalendarEvent {
  /** The same for as long as it is. */
  uid: string
  /** How often it was changed. */
  sequence: number
  /** When it last was. */
  stamp: string
  summary: string
  location?: string | null
  isCancelled?: boolean
  /** It keeps nobody from other things. */
  isFree?: boolean
  /** Moments in a zone of time, or a whole day. */
  time: { timeZone: string; begins: string; ends: string } | { day: string }
}

export interface Calendar {
  name: string
  /** Who writes it. */
  product: string
  /** How often it may be worth another look. */
  refreshHours: number
  events: readonly CalendarEvent[]
}

export function writeCalendar({ name, product, refreshHours, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...zonesOf(events),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const linesOf = ({ uid, sequence, stamp, summary, location, isCancelled, isFree, time }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utc(stamp)}`,
  ...('day' in time
    ? [
        `DTSTART;VALUE=DATE:${digits(time.day)}`,
        `DTEND;VALUE=DATE:${digits(Temporal.PlainDate.from(time.day).add({ days: 1 }).toString())}`,
      ]
    : [`DTSTART${inZone(time.begins, time.timeZone)}`, `DTEND${inZone(time.ends, time.timeZone)}`]),
  `SUMMARY:${escaped(summary)}`,
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${isFree || isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
]

/** One description for each zone, with all its changes of clocks from before its first event to behind its last. */
function zonesOf(events: readonly CalendarEvent[]): string[] {
  const times = events.map(({ time }) => time).filter((time) => 'timeZone' in time && time.timeZone !== 'UTC')
  const byZone = Map.groupBy(times as { timeZone: string; begins: string; ends: string }[], ({ timeZone }) => timeZone)
  return [...byZone].flatMap(([timeZone, times]) => {
    const moments = times.flatMap(({ begins, ends }) => [Date.parse(begins), Date.parse(ends)])
    return zoneOf(timeZone, Math.min(...moments), Math.max(...moments))
  })
}

function zoneOf(timeZone: string, from: number, to: number): string[] {
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`]
  let change = at(from + 1).getTimeZoneTransition('previous')
  if (!change) lines.push(...observance('STANDARD', '19700101T000000', at(from).offset, at(from).offset))
  for (
    change ??= at(from).getTimeZoneTransition('next');
    change && change.epochMilliseconds <= to;
    change = change.getTimeZoneTransition('next')
  ) {
    const before = change.subtract({ nanoseconds: 1 })
    const isAhead = change.offsetNanoseconds > before.offsetNanoseconds
    // On the clock as it was before the change.
    const wall = change.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
    lines.push(
      ...observance(isAhead ? 'DAYLIGHT' : 'STANDARD', digits(wall.toString({ smallestUnit: 'second' })), before.offset, change.offset),
    )
  }
  return [...lines, 'END:VTIMEZONE']
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: string, to: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from.replaceAll(':', '')}`,
  `TZOFFSETTO:${to.replaceAll(':', '')}`,
  `END:${kind}`,
]

const digits = (text: string) => text.replaceAll(/[-:]/g, '')
const utc = (moment: string) => `${digits(Temporal.Instant.from(moment).toString({ smallestUnit: 'second' }).replace('Z', ''))}Z`

function inZone(moment: string, timeZone: string) {
  if (timeZone === 'UTC') return `:${utc(moment)}`
  const wall = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' })
  return `;TZID=${timeZone}:${digits(wall)}`
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

const MAX_OCTETS = 75

/** Lines of at most 75 octets, which split no letter; the ones after the first begin with a blank. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const letter of line) {
    const length = Buffer.byteLength(letter)
    if (octets + length > MAX_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += length
  }
  return [...parts, part].join('\r\n')
}
