// All settings: the only place that reads the environment (and a .env file beside it). docs/settings.md is made from this table.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'

/** A setting, with the value that it has where it is not set. */
export interface Setting<Value extends string | number | boolean = string | number | boolean> {
  description: string
  default: Value
  minimum?: number
  choices?: readonly string[]
}

const text = (description: string, value = ''): Setting<string> => ({ description, default: value })
const number = (description: string, value: number, minimum = 0): Setting<number> => ({ description, default: value, minimum })
const flag = (description: string): Setting<boolean> => ({ description, default: false })

export const settings = {
  PORT: number('Port of HTTPS', 8443),
  HOST: text('Address to listen on; `0.0.0.0` for all of IPv4, `::` for all', '127.0.0.1'),
  PUBLIC_URL: text('Address by which people reach the service, for links in e-mails and answers; `https://localhost:PORT` by default'),
  APP_URL: text(
    'Address of the web app that links in e-mails lead to: `…/reset-password` and `…/register`; by default small pages of the service itself',
  ),
  DATA_DIR: text('Folder of everything the service keeps: its database, files, e-mails without SMTP, keys', './data'),
  DATABASE_URL: text('A PostgreSQL (15 or newer) to use instead of the built-in one: `postgresql://user:password@host/database`'),
  DATABASE_CONNECTIONS: number('Connections to the database, for each process', 10, 2),
  DATABASE_WAIT: number('Milliseconds that a request waits for one of them before it is told to come back', 5_000, 100),
  REQUESTS_AT_ONCE: number(
    'Requests that are worked on at once, for each process, and up to sixteen times as many for a moment; whoever comes then is told to come back (503)',
    40,
    20,
  ),
  TLS_CERT: text('File of the TLS certificate with its chain (PEM); without it one for localhost is made'),
  TLS_KEY: text('File of its private key (PEM)'),
  HTTP2: flag('Speak HTTP/2 too'),
  TRUSTED_PROXIES: text('Proxies whose X-Forwarded-Proto and X-Forwarded-For are believed: addresses or CIDR ranges, with commas'),
  CORS_ORIGINS: text('Web origins whose pages may call the API, with commas: `https://app.example.org`'),
  LOG_LEVEL: { ...text('How much is logged', 'info'), choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] },
  METRICS_PORT: number('Port on loopback for Prometheus; 0 for none', 9464),
  REDIS_URL: text('Redis that several instances share for rate limits: `redis://host:6379`'),
  RATE_LIMIT_PRO: number('Requests a minute of a person with a subscription', 600, 1),
  RATE_LIMIT_STANDARD: number('Requests a minute of others, and of an address before signing in', 60, 1),
  RATE_LIMIT_JOIN: number('Joins by code a minute', 10, 1),
  RATE_LIMIT_UPLOAD: number('Uploads a minute', 20, 1),
  RATE_LIMIT_QUIZ: number('Quizzes that one person may have written in a minute', 20, 1),
  RATE_LIMIT_LOGIN: number('Sign-ins a minute for one e-mail from one address', 5, 1),
  TOKEN_IDLE_DAYS: number('Days after which an unused sign-in ends', 180, 1),
  AUDIT_LOG_DAYS: number('Days that the audit log goes back', 730, 1),
  MAX_GROUP_MEMBERS: number('Members of a group, where the organization has no limit of its own', 50, 1),
  MAX_GROUPS_PER_LEADER: number('Active groups that one person leads, where the organization has no limit of its own', 5, 1),
  SMTP_URL: text(
    'Mail server: `smtps://user:password@host:465` or `smtp://…:587`; without it e-mails become .eml files in the data folder',
  ),
  MAIL_FROM: text('Sender of e-mails', 'Discipleship <no-reply@localhost>'),
  FILES_URL: text('Where uploads are kept: `s3://KEY:SECRET@host/bucket?region=…` or `file:///folder`; the data folder by default'),
  UPLOAD_MEGABYTES_PER_DAY: number('Megabytes that one person may upload in a day', 500, 1),
  VAPID_PUBLIC_KEY: text('Key pair for Web Push; without it one is made and kept in the data folder'),
  VAPID_PRIVATE_KEY: text('Its private half'),
  PUSH_CONTACT: text('Whom push services may write to, `mailto:` or `https:`', 'mailto:no-reply@localhost'),
  PUSH_ALLOW: text('Private address ranges that pushes may go to, with commas: for a push service of your own'),
  FCM_SERVICE_ACCOUNT: text('Service account for mobile pushes through Firebase: the JSON itself or its file'),
  LANGUAGE_MODEL_URL: text('Language model for quizzes and recommendations: an OpenAI-compatible address or Anthropic’s'),
  LANGUAGE_MODEL_KEY: text('Its key'),
  LANGUAGE_MODEL: text('Name of the model'),
  LANGUAGE_MODEL_TIMEOUT: number('Milliseconds that it gets for an answer', 20_000, 100),
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
  const list = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  if (Boolean(values.TLS_CERT) !== Boolean(values.TLS_KEY)) throw new Error('TLS_CERT and TLS_KEY go together')
  const publicUrl = address('PUBLIC_URL', values.PUBLIC_URL || `https://localhost:${values.PORT}`)
  if (new URL(publicUrl).pathname !== '/') throw new Error('PUBLIC_URL is an address without a path: https://church.example.org')
  const trustedProxies = list(values.TRUSTED_PROXIES)
  for (const proxy of trustedProxies)
    if (!ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy)) throw new Error(`TRUSTED_PROXIES: ${proxy} is no address and no CIDR range`)
  return Object.freeze({
    ...values,
    dataDir: resolve(values.DATA_DIR),
    publicUrl,
    appUrl: values.APP_URL ? address('APP_URL', values.APP_URL) : publicUrl,
    trustedProxies,
    corsOrigins: list(values.CORS_ORIGINS),
    pushAllow: list(values.PUSH_ALLOW),
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
function readValue({ default: usual, minimum, choices }: Setting, given: unknown): unknown {
  if (given === undefined || given === '') return usual
  const said = String(given)
  if (typeof usual === 'boolean') return said === 'true' || (said === 'false' ? false : undefined)
  if (typeof usual === 'string') return !choices || choices.includes(said) ? said : undefined
  return /^\d{1,15}$/.test(said) && Number(said) >= minimum! ? Number(said) : undefined
}

const expected = ({ default: usual, minimum, choices }: Setting) =>
  choices ? `one of ${choices.join(', ')}` : typeof usual === 'boolean' ? 'true or false' : `a whole number, ${minimum} or more`

function address(name: string, text: string): string {
  if (!/^https:\/\//.test(text) || !URL.canParse(text)) throw new Error(`${name} must be an address that begins with https://`)
  return text.replace(/\/+$/, '')
}
