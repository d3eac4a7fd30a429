// All settings: the only place that reads the environment (and a .env file beside it). docs/settings.md is made from this table.
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'

/** A setting, with the value that it has where it is not set. */
export interface Setting<Value extends string | number | boolean = string | number | boolean> {
  description: string
  default: Value
  minimum?: number
  maximum?: number
  choices?: readonly string[]
  /** Whether a text makes sense; in words: `must be …`. */
  accepts?: (text: string) => boolean
  expected?: string
}

const text = (description: string, value = ''): Setting<string> => ({ description, default: value })
/** A text of a certain form. No wrong one is ever shown: there may be a password in it. */
const form = (description: string, expected: string, accepts: (text: string) => boolean, value = ''): Setting<string> => ({
  ...text(description, value),
  expected,
  accepts,
})
const number = (description: string, value: number, minimum = 0, maximum = 1e9): Setting<number> => ({
  description,
  default: value,
  minimum,
  maximum,
})
const port = (description: string, value: number) => number(description, value, 0, 65_535)
const milliseconds = (description: string, value: number) => number(description, value, 100, 3_600_000)
const days = (description: string, value: number) => number(description, value, 1, 36_500)
const flag = (description: string): Setting<boolean> => ({ description, default: false })

const isAddress = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && /^\w+:\/\//.test(text)
/** One that others can be put behind: without a query, a fragment or a password. */
const isBase = (text: string) => !/[?#\s\\]/.test(text) && !new URL(text).username && !new URL(text).password
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}
const mailbox = String.raw`[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+`
const SENDER = new RegExp(`^(("[^"\\\\]*" *|[^<>"(),:;@\\\\]*)<${mailbox}>|${mailbox})$`, 'u')
const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const eachOf = (accepts: (part: string) => boolean) => (text: string) => listOf(text).every(accepts)
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
function isWritableFolder(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

export const settings = {
  PORT: port('Port of HTTPS', 8443),
  HOST: form(
    'Address to listen on; `0.0.0.0` for all of IPv4, `::` for all',
    'an address or a name of this machine',
    (text) => /^[\w.:%-]+$/.test(text),
    '127.0.0.1',
  ),
  PUBLIC_URL: form(
    'Address by which people reach the service, for links in e-mails and answers; `https://localhost:PORT` by default',
    'an address that begins with https:// and has no path, such as https://church.example.org',
    (text) => isAddress(text, 'https:') && isBase(text) && new URL(text).pathname === '/',
  ),
  APP_URL: form(
    'Address of the web app that links in e-mails lead to: `…/reset-password`, `…/register`, `…/confirm-email` and `…/undo-email-change`; by default small pages of the service itself',
    'an address that begins with https://, without ? and #',
    (text) => isAddress(text, 'https:') && isBase(text),
  ),
  DATA_DIR: text('Folder of everything the service keeps: its database, files, e-mails without SMTP, keys', './data'),
  DATABASE_URL: form(
    'A PostgreSQL (15 or newer) to use instead of the built-in one: `postgresql://user:password@host/database`',
    'an address that begins with postgresql://',
    (text) => isAddress(text, 'postgresql:', 'postgres:'),
  ),
  DATABASE_CONNECTIONS: number('Connections to the database, for each process', 10, 2, 1_000),
  DATABASE_WAIT: milliseconds('Milliseconds that a request waits for one of them before it is told to come back', 5_000),
  REQUESTS_AT_ONCE: number(
    'Requests that are worked on at once, for each process, and up to sixteen times as many for a moment; whoever comes then is told to come back (503)',
    40,
    20,
  ),
  CONNECTIONS_PER_ADDRESS: number(
    'Connections of one address (IPv6: /56) at once, of 10,000 in all, for each process; it may open three times as many in a minute. Not of trusted proxies',
    2_000,
    1,
  ),
  TLS_CERT: form(
    'File of the TLS certificate with its chain (PEM); without it one for localhost is made',
    'a file that can be read',
    isReadable,
  ),
  TLS_KEY: form('File of its private key (PEM)', 'a file that can be read', isReadable),
  HTTP2: flag('Speak HTTP/2 too'),
  TRUSTED_PROXIES: form(
    'Proxies whose X-Forwarded-Proto and X-Forwarded-For are believed: addresses or CIDR ranges, with commas',
    'addresses or CIDR ranges, with commas',
    eachOf((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
  ),
  CORS_ORIGINS: form(
    'Web origins whose pages may call the API, with commas: `https://app.example.org`',
    'origins such as https://app.example.org, with commas',
    eachOf((part) => isAddress(part, 'https:', 'http:') && new URL(part).origin === part),
  ),
  LOG_LEVEL: { ...text('How much is logged', 'info'), choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] },
  METRICS_PORT: port('Port on loopback for Prometheus; 0 for none', 9464),
  REDIS_URL: form(
    'Redis that several instances share for rate limits: `redis://host:6379`',
    'an address that begins with redis:// or rediss://',
    (text) => isAddress(text, 'redis:', 'rediss:'),
  ),
  RATE_LIMIT_PRO: number('Requests a minute of a person with a subscription', 600, 1),
  RATE_LIMIT_STANDARD: number('Requests a minute of a person without one', 60, 1),
  RATE_LIMIT_ADDRESS: number(
    'Requests a minute of an address (IPv6: /56) that come without a token, or with one that is nobody’s, for each process',
    600,
    1,
  ),
  RATE_LIMIT_MEDIA: number(
    'Pictures, sounds and preflights a minute of an address, for each process: they are asked for without a token, and a church’s phones share one',
    12_000,
    1,
  ),
  RATE_LIMIT_JOIN: number('Joins by code a minute', 10, 1),
  RATE_LIMIT_UPLOAD: number('Uploads a minute', 20, 1),
  RATE_LIMIT_QUIZ: number('Quizzes that one person may have written in a minute', 20, 1),
  RATE_LIMIT_LOGIN: number('Wrong passwords a minute for one account or e-mail from one address', 5, 1),
  RATE_LIMIT_LOGIN_HOUR: number(
    'Wrong passwords an hour for one account or e-mail from all addresses together; each network and browser from which it signed in within 90 days counts for itself',
    30,
    1,
  ),
  TOKEN_IDLE_DAYS: days('Days after which an unused sign-in ends', 180),
  AUDIT_LOG_DAYS: days('Days that the audit log goes back', 730),
  MAX_GROUP_MEMBERS: number('Members of a group, where the organization has no limit of its own', 50, 1),
  MAX_GROUPS_PER_LEADER: number('Active groups that one person leads, where the organization has no limit of its own', 5, 1),
  SMTP_URL: form(
    'Mail server: `smtps://user:password@host:465` or `smtp://…:587`; without it e-mails become .eml files in the data folder',
    'an address such as smtps://user:password@host:465',
    (text) =>
      isAddress(text, 'smtps:', 'smtp:') &&
      isDecodable(text) &&
      new URL(text).hostname !== '' &&
      [null, 'optional', 'required'].includes(new URL(text).searchParams.get('starttls')),
  ),
  MAIL_FROM: form(
    'Sender of e-mails',
    'one sender, such as Grace Chapel <no-reply@example.org>',
    (text) => SENDER.test(text),
    'Discipleship <no-reply@localhost>',
  ),
  FILES_URL: form(
    'Where uploads are kept: `s3://KEY:SECRET@host/bucket?region=…` or `file:///folder`; the data folder by default',
    'an address such as s3://KEY:SECRET@host/bucket or file:///folder',
    (text) => (isAddress(text, 's3:') && isDecodable(text)) || /^file:\/\/\/./.test(text),
  ),
  BACKUP_DIR: form(
    'Folder where backups are kept: the ids of erased accounts are written there at once, so that a restore erases them again',
    'a folder that can be written to',
    isWritableFolder,
  ),
  UPLOAD_MEGABYTES_PER_DAY: number('Megabytes that one person may upload in a day; what is refused counts too', 500, 1),
  TEXT_MEGABYTES_PER_DAY: number('Megabytes of JSON that one person may send in a day', 100, 1),
  VAPID_PUBLIC_KEY: form('Key pair for Web Push; without it one is made and kept in the data folder', '65 bytes in base64url', (text) =>
    /^[\w-]{87}=?$/.test(text),
  ),
  VAPID_PRIVATE_KEY: form('Its private half', '32 bytes in base64url', (text) => /^[\w-]{43}=?$/.test(text)),
  PUSH_CONTACT: form(
    'Whom push services may write to, `mailto:` or `https:`',
    'an address that begins with mailto: or https:',
    (text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || isAddress(text, 'https:'),
    'mailto:no-reply@localhost',
  ),
  PUSH_ALLOW: form(
    'Private address ranges that pushes may go to, with commas: for a push service of your own',
    'CIDR ranges such as 10.0.0.0/8, with commas',
    eachOf((part) => ipaddr.isValidCIDR(part)),
  ),
  FCM_SERVICE_ACCOUNT: form(
    'Service account for mobile pushes through Firebase: the JSON itself or its file',
    'the JSON of a service account, or a file that can be read',
    (text) => isObject(text) || isReadable(text),
  ),
  LANGUAGE_MODEL_URL: form(
    'Language model for quizzes and recommendations: an OpenAI-compatible address or Anthropic’s',
    'an address that begins with https:// or http://',
    (text) => isAddress(text, 'https:', 'http:'),
  ),
  LANGUAGE_MODEL_KEY: text('Its key'),
  LANGUAGE_MODEL: text('Name of the model'),
  LANGUAGE_MODEL_TIMEOUT: milliseconds('Milliseconds that it gets for an answer', 20_000),
  LANGUAGE_MODEL_CALLS_PER_DAY: number('Calls a day for one organization', 200, 0),
} satisfies Record<string, Setting>

type Settings = { [Name in keyof typeof settings]: (typeof settings)[Name]['default'] }

export interface Config extends Readonly<Settings> {
  /** Absolute. */
  readonly dataDir: string
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** Where links in e-mails lead. Without a slash at the end. */
  readonly appUrl: string
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  readonly pushAllow: readonly string[]
}

/** Reads the settings; those that are given here win over the environment, and that over `.env`. Throws a text for people when some are wrong. */
export function readConfig(given: Partial<Settings> = {}, { environment = true } = {}): Config {
  const values = readSettings({ ...(environment ? { ...dotEnv(), ...process.env } : {}), ...given })
  if (Boolean(values.TLS_CERT) !== Boolean(values.TLS_KEY)) throw new Error('TLS_CERT and TLS_KEY go together')
  if (Boolean(values.VAPID_PUBLIC_KEY) !== Boolean(values.VAPID_PRIVATE_KEY))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together')
  const publicUrl = new URL(values.PUBLIC_URL || `https://localhost:${values.PORT}`).origin
  return Object.freeze({
    ...values,
    dataDir: resolve(values.DATA_DIR),
    publicUrl,
    appUrl: withoutSlash(values.APP_URL) || publicUrl,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    corsOrigins: listOf(values.CORS_ORIGINS),
    pushAllow: listOf(values.PUSH_ALLOW),
  })
}

const dotEnv = () => (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {})

function readSettings(given: Record<string, unknown>): Settings {
  const wrong: string[] = []
  const values = Object.entries<Setting>(settings).map(([name, setting]) => {
    const value = readValue(setting, given[name])
    if (value === undefined) wrong.push(`${name} must be ${expected(setting)}`)
    return [name, value]
  })
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  return Object.fromEntries(values)
}

/** Undefined when it is not what the setting takes. Empty counts as not set. */
function readValue({ default: fallback, minimum, maximum, choices, accepts }: Setting, given: unknown): unknown {
  if (given === undefined || given === '') return fallback
  const said = String(given)
  if (typeof fallback === 'boolean') return said === 'true' || (said === 'false' ? false : undefined)
  if (typeof fallback === 'string') return (choices?.includes(said) ?? true) && (accepts?.(said) ?? true) ? said : undefined
  return /^\d{1,15}$/.test(said) && Number(said) >= minimum! && Number(said) <= maximum! ? Number(said) : undefined
}

const expected = ({ default: fallback, minimum, maximum, choices, expected: form }: Setting) =>
  form ??
  (choices
    ? `one of ${choices.join(', ')}`
    : typeof fallback === 'boolean'
      ? 'true or false'
      : `a whole number from ${minimum} to ${maximum}`)

const withoutSlash = (address: string) => address.replace(/\/+$/, '')
