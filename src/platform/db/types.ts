// How PostgreSQL's values reach JavaScript: timestamps and dates stay text, so that no microsecond and no day is lost.
import pg from 'pg'

/** A moment as `2025-12-15T10:30:00.123456Z`: UTC, six decimals. */
export type Timestamp = string
/** A calendar date as `2025-12-15`. */
export type CalendarDate = string

const { INT8, DATE, TIMESTAMPTZ, NUMERIC } = pg.types.builtins
const TEXTS = 1009 as typeof INT8

/** Character codes of a timestamp on its way. */
const codes: number[] = Array(27).fill(0)
const [ZERO, POINT, T, Z] = [...'0.TZ'].map((character) => character.charCodeAt(0)) as [number, number, number, number]

/**
 * PostgreSQL's text of a timestamptz in a UTC session, `2025-12-15 10:30:00.12+00`, as ISO 8601 with six decimals. Not put together
 * of pieces, for JSON.stringify (`joined` in platform/http/json.ts says why), nor joined, which takes longer.
 */
export function isoTimestamp(text: string): Timestamp {
  const zone = text.length - 3
  for (let place = 0; place < 26; place++) codes[place] = place < zone ? text.charCodeAt(place) : ZERO
  codes[10] = T
  codes[19] = POINT
  codes[26] = Z
  return String.fromCharCode.apply(null, codes)
}

const anyTexts = pg.types.getTypeParser(TEXTS)
/** Plain words by far most of the time: without quotes, nulls or lists inside. */
const texts = (text: string) => (/["\\]|NULL|.\{/.test(text) ? anyTexts(text) : text === '{}' ? [] : text.slice(1, -1).split(','))

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, isoTimestamp],
  [TEXTS, texts],
  [1115, (text) => text],
  [1182, (text) => text.slice(1, -1).split(',').filter(Boolean)],
  [1016, (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number)],
])

/** The type parsers of every connection; whatever is not named here is parsed as `pg` does. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}
