// All settings: the only place that reads the environment (and a .env file beside it). docs/settings.md is made from this table.
import { resolve } from 'node:path'
import { envSchema } from 'env-schema'
import ipaddr from 'ipaddr.js'
import Type, { type Static, type TProperties } from 'typebox'

const text = (description: string, value?: string) => Type.String({ description, ...(value === undefined ? {} : { default: value }) })
const number = (description: string, value: number, minimum = 0) => Type.Integer({ description, default: value, minimum })
const flag = (description: string) => Type.Boolean({ description, default: false })

export const settings = {
  PORT: number('Port of HTTPS', 8443),
  HOST: text('Address to listen on; `0.0.0.0` for all of IPv4, `::` for all', '127.0.0.1'),
  PUBLIC_URL: text('Address by which people reach the service, for links in e-mails and answers; `https://localhost:PORT` by default', ''),
  APP_URL: text(
    'Address of the web app that links in e-mails lead to: `…/reset-password` and `…/register`; by default small pages of the service itself',
    '',
  ),
  DATA_DIR: text('Folder of everything the service keeps: its database, files, e-mails without SMTP, keys', './data'),
  DATABASE_URL: text('A PostgreSQL (15 or newer) to use instead of the built-in one: `postgresql://user:password@host/database`', ''),
  DATABASE_CONNECTIONS: number('Connections to the database, for each process', 10, 2),
  DATABASE_WAIT: number('Milliseconds that a request waits for one of them before it is told to come back', 5_000, 100),
  TLS_CERT: text('File of the TLS certificate with its chain (PEM); without it one for localhost is made', ''),
  TLS_KEY: text('File of its private key (PEM)', ''),
  HTTP2: flag('Speak HTTP/2 too'),
  TRUSTED_PROXIES: text('Proxies whose X-Forwarded-Proto and X-Forwarded-For are believed: addresses or CIDR ranges, with commas', ''),
  CORS_ORIGINS: text('Web origins whose pages may call the API, with commas: `https://app.example.org`', ''),
  LOG_LEVEL: Type.String({
    description: 'How much is logged',
    default: 'info',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
  }),
  METRICS_PORT: number('Port on loopback for Prometheus; 0 for none', 9464),
  REDIS_URL: text('Redis that several instances share for rate limits: `redis://host:6379`', ''),
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
    '',
  ),
  MAIL_FROM: text('Sender of e-mails', 'Discipleship <no-reply@localhost>'),
  FILES_URL: text('Where uploads are kept: `s3://KEY:SECRET@host/bucket?region=…` or `file:///folder`; the data folder by default', ''),
  UPLOAD_MEGABYTES_PER_DAY: number('Megabytes that one person may upload in a day', 500, 1),
  VAPID_PUBLIC_KEY: text('Key pair for Web Push; without it one is made and kept in the data folder', ''),
  VAPID_PRIVATE_KEY: text('Its private half', ''),
  PUSH_CONTACT: text('Whom push services may write to, `mailto:` or `https:`', 'mailto:no-reply@localhost'),
  PUSH_ALLOW: text('Private address ranges that pushes may go to, with commas: for a push service of your own', ''),
  FCM_SERVICE_ACCOUNT: text('Service account for mobile pushes through Firebase: the JSON itself or its file', ''),
  LANGUAGE_MODEL_URL: text('Language model for quizzes and recommendations: an OpenAI-compatible address or Anthropic’s', ''),
  LANGUAGE_MODEL_KEY: text('Its key', ''),
  LANGUAGE_MODEL: text('Name of the model', ''),
  LANGUAGE_MODEL_TIMEOUT: number('Milliseconds that it gets for an answer', 20_000, 100),
  LANGUAGE_MODEL_CALLS_PER_DAY: number('Calls a day for one organization', 200, 0),
} satisfies TProperties

type Settings = Static<ReturnType<typeof Type.Object<typeof settings>>>

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

/** Reads the settings; those that are given here win over the environment. Throws a text for people when one is wrong. */
export function readConfig(given: Partial<Settings> = {}, { environment = true } = {}): Config {
  const values = envSchema<Settings>({
    schema: JSON.parse(JSON.stringify(Type.Object(settings))),
    data: given,
    env: environment,
    dotenv: environment,
  })
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

function address(name: string, text: string): string {
  if (!/^https:\/\//.test(text) || !URL.canParse(text)) throw new Error(`${name} must be an address that begins with https://`)
  return text.replace(/\/+$/, '')
}
