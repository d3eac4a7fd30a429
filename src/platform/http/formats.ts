// Formats that a text can have: an e-mail address, an address on the web, a date, a time of day, an hour on the wall, a language, a time zone.
import { domainToASCII, domainToUnicode } from 'node:url'
import { canonicalLocale } from '#words/languages.ts'
import { isTimeZone } from '../clock.ts'

/** Formats of texts; each gives the rule that a text breaks. */
export const formats: Record<
  string,
  (text: string) => 'email' | 'url' | 'date' | 'local_time' | 'locale' | 'time_of_day' | 'time_zone' | false
> = {
  email: (text) => !isEmail(text) && 'email',
  uri: (text) => !isUrl(text) && 'url',
  date: (text) => !isCalendarDate(text) && 'date',
  'local-time': (text) => !isLocalTime(text) && 'local_time',
  locale: (text) => canonicalLocale(text) === undefined && 'locale',
  'time-of-day': (text) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(text) && 'time_of_day',
  'time-zone': (text) => !isTimeZone(text) && 'time_zone',
}

/** The form in which a text of such a format is kept, where that is not as it was typed. */
export const keptForms: Record<string, (text: string) => string | undefined> = { locale: canonicalLocale, uri: asUri }

/**
 * An address as mail servers take it (RFC 5321, 6531): a dot-atom of up to 64 bytes, in the letters of all scripts, and a domain that is the
 * one it is sent to. What would be sent elsewhere than to where it reads is none: `１.example`, or `127.1`, which becomes an IP address.
 */
export function isEmail(text: string): boolean {
  const [, local, domain] = /^([^\s@"(),:;<>[\\\]\p{C}]+)@([^\s@\p{C}]+)$/u.exec(text) ?? []
  if (!local || !domain || /^\.|\.$|\.\./.test(local) || Buffer.byteLength(local) > 64) return false
  const ascii = domainToASCII(domain)
  const isItself = ascii === domain.toLowerCase() || domainToUnicode(ascii) === domain.toLowerCase()
  return isItself && isMailDomain(ascii) && Buffer.byteLength(local) + 1 + ascii.length <= 254
}

/** Two labels or more; the last is not a number. */
const isMailDomain = (ascii: string) =>
  ascii.length <= 253 && /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(ascii)

/** An address in full. What readers of addresses leave out (tabs, line breaks) or mend (`https:\\`) is none, nor is one with a password in it. */
function isUrl(text: string): boolean {
  const url = /^[a-z][a-z\d+.-]*:\/\/[^\s\p{C}\\]+$/iu.test(text) ? URL.parse(text) : null
  return url !== null && url.hostname !== '' && !url.username && !url.password
}

const OF_URI = "[\\w!$&'()*+,./:;=@~-]|%[\\da-f]{2}"
const URI = new RegExp(
  `^[a-z][a-z\\d+.-]*://(\\[[\\da-f:.]+\\]|[\\w.-]+)(:\\d+)?(/(${OF_URI})*)?(\\?(\\?|${OF_URI})*)?(#(\\?|${OF_URI})*)?$`,
  'i',
)

/** As it was typed where all clients read it (RFC 3986), else with what browsers alone read encoded: `ü`, `|`, a lone `%`. */
function asUri(text: string): string {
  if (URI.test(text)) return text
  const { protocol, host, pathname, search, hash } = new URL(text)
  const encoded = (part: string) => part.replace(/%(?![\da-f]{2})|[^\w!$&'()*+,./:;=?@~%-]/gi, encodeURIComponent)
  const marked = (part: string) => part.slice(0, 1) + encoded(part.slice(1))
  return `${protocol}//${host}${encoded(pathname)}${marked(search)}${marked(hash)}`
}

/** `YYYY-MM-DD` of a day that exists, from year 1 on. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `YYYY-MM-DDTHH:MM`: a day that exists, and an hour that a clock shows. */
const isLocalTime = (text: string) => /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && text.length === 16 && isCalendarDate(text.slice(0, 10))
