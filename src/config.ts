// All settings: the only place that reads the environment (and a .env file in the working directory). docs/settings.md is generated from it.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'
import {
  days,
  eachOf,
  flag,
  form,
  isAddress,
  isBase,
  isDecodable,
  isMailbox,
  isObject,
  isReadable,
  isWritableFolder,
  key,
  listOf,
  milliseconds,
  networks,
  number,
  port,
  readValues,
  SENDER,
  type Setting,
  text,
} from './setting-kinds.ts'

export const settings = {
  PORT: port('Port of HTTPS', 8443),
  HOST: form(
    'Address to listen on; `0.0.0.0` for all IPv4 addresses, `::` for all addresses',
    'an address or a name of this machine',
    (text) => /^[\w.:%-]+$/.test(text),
    '127.0.0.1',
  ),
  PUBLIC_URL: form(
    'Public address of the service, used in links; default: `https://localhost:PORT`',
    'an address that begins with https:// and has no path, such as https://church.example.org',
    (text) => isAddress(text, 'https:') && isBase(text) && new URL(text).pathname === '/',
  ),
  APP_URL: form(
    'Address of the web app for links in e-mails: `…/reset-password`, `…/register`, `…/confirm-email`, `…/undo-email-change`, `…/forgot-password`, and the `path` of each notification, such as `…/groups/2`; default: the service itself',
    'an address that begins with https://, without ? and #',
    (text) => isAddress(text, 'https:') && isBase(text),
  ),
  DATA_DIR: text('Folder for the built-in database, files, keys, and e-mails where there is no SMTP_URL', './data'),
  DATABASE_URL: form(
    'PostgreSQL (15 or newer) to use instead of the built-in one: `postgresql://user:password@host/database`',
    'an address that begins with postgresql://',
    (text) => isAddress(text, 'postgresql:', 'postgres:'),
  ),
  DATABASE_CONNECTIONS: number('Database connections per process', 10, 2, 1_000),
  DATABASE_WAIT: milliseconds('Milliseconds that a request waits for a database connection before it gets a 503', 5_000),
  REQUESTS_AT_ONCE: number(
    'Concurrent requests per process, and up to sixteen times as many in a short burst; further ones get a 503',
    40,
    20,
  ),
  LIVE_CONNECTIONS: number('Apps per process that hear of what happens as it happens; further ones get a 503', 5_000, 0, 9_000),
  LIVE_HEARTBEAT: number('Seconds between two signs of life on such a connection, fewer than proxies wait for one', 20, 1, 45),
  CONNECTIONS_PER_ADDRESS: number(
    'Concurrent connections per client address (IPv6: /56) and process, of 10,000 in all; an address may open three times as many in a minute. Does not apply to trusted proxies',
    2_000,
    1,
  ),
  TLS_CERT: form(
    'File of the TLS certificate with its chain (PEM); default: a generated one for localhost',
    'a file that can be read',
    isReadable,
  ),
  TLS_KEY: form('File of its private key (PEM)', 'a file that can be read', isReadable),
  ACME_NAMES: form(
    'Public names of the service, separated by commas, for which it fetches a certificate itself and renews it: from Let’s Encrypt, to whose terms you agree by this, or from ACME_DIRECTORY. Port 443 of each must lead to PORT. For one machine; not with TLS_CERT',
    'names such as church.example.org, with commas',
    eachOf((part) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(part)),
  ),
  ACME_EMAIL: form('Where that authority writes to about its certificates', 'an e-mail address', isMailbox),
  ACME_DIRECTORY: form(
    'Directory of another authority that speaks ACME (RFC 8555) and offers TLS-ALPN-01',
    'an address that begins with https://',
    (text) => isAddress(text, 'https:'),
    'https://acme-v02.api.letsencrypt.org/directory',
  ),
  ACME_CA: form('PEM file by which to trust its directory; default: public authorities', 'a file that can be read', isReadable),
  HTTP2: flag('Accept HTTP/2 too'),
  TRUSTED_PROXIES: form(
    'Proxies whose X-Forwarded-Proto and X-Forwarded-For are trusted: addresses or CIDR ranges, separated by commas',
    'addresses or CIDR ranges, with commas',
    eachOf((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
  ),
  CORS_ORIGINS: form(
    'Web origins whose pages may call the API, separated by commas: `https://app.example.org`',
    'origins such as https://app.example.org, with commas',
    eachOf((part) => isAddress(part, 'https:', 'http:') && new URL(part).origin === part),
  ),
  LOG_LEVEL: { ...text('Lowest level that is logged', 'info'), choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] },
  METRICS_PORT: port('Port on loopback for Prometheus metrics; 0 turns them off', 9464),
  REDIS_URL: form(
    'Redis for rate limits that several instances share: `redis://host:6379`',
    'an address that begins with redis:// or rediss://',
    (text) => isAddress(text, 'redis:', 'rediss:'),
  ),
  RATE_LIMIT_PRO: number('Requests per minute for a user with a subscription', 600, 1),
  RATE_LIMIT_STANDARD: number('Requests per minute for a user without one', 60, 1),
  RATE_LIMIT_KEY: number('Requests per minute with one API key; those in web pages count for the address of each visitor', 600, 1),
  RATE_LIMIT_ADDRESS: number('Requests per minute, client address (IPv6: /56) and process without a token, or with an invalid one', 600, 1),
  RATE_LIMIT_MEDIA: number(
    'Media files, avatars and preflights per minute, client address and process: they need no token, and a church’s phones often share an address',
    12_000,
    1,
  ),
  RATE_LIMIT_CALENDAR: number('Readings of one person’s calendar address per hour', 120, 1),
  RATE_LIMIT_JOIN: number('Joins by code per minute and user', 10, 1),
  RATE_LIMIT_UPLOAD: number('Uploads per minute and user', 20, 1),
  RATE_LIMIT_QUIZ: number('Quizzes that one user may have generated per minute', 20, 1),
  RATE_LIMIT_LOGIN: number('Wrong passwords per minute for one account or e-mail from one address', 5, 1),
  RATE_LIMIT_LOGIN_HOUR: number(
    'Wrong passwords per hour for one account or e-mail from all addresses together; each network and browser that signed in within 90 days has a count of its own',
    30,
    1,
  ),
  RATE_LIMIT_MAILS_HOUR: number(
    'E-mails per hour to one mailbox, of each kind that people can have sent to it: links that confirm it, recovery, invitations, decisions',
    5,
    1,
  ),
  TOKEN_IDLE_DAYS: days('Days after which an unused sign-in of an app expires', 180),
  TOKEN_DAYS: days('Days after which a sign-in of an app expires however much it is used', 365),
  SESSION_IDLE_DAYS: days('Days after which an unused sign-in of a browser expires', 30),
  SESSION_DAYS: days('Days after which a sign-in of a browser expires however much it is used', 365),
  ADMIN_SESSION_DAYS: days('The same for whoever is an admin of an organization', 30),
  AUDIT_LOG_DAYS: days('Days that audit log entries are kept', 730),
  MAX_GROUP_MEMBERS: number('Members per group, where the organization has no limit of its own', 50, 1),
  MAX_GROUPS_PER_LEADER: number('Active groups per leader, where the organization has no limit of its own', 5, 1),
  SMTP_URL: form(
    'Mail server: `smtps://user:password@host:465` or `smtp://…:587`; default: e-mails are written as .eml files to the data folder',
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
    'Where uploads are stored: `s3://KEY:SECRET@host/bucket?region=…` or `file:///folder`; default: the data folder',
    'an address such as s3://KEY:SECRET@host/bucket or file:///folder',
    (text) => (isAddress(text, 's3:') && isDecodable(text)) || /^file:\/\/\/./.test(text),
  ),
  BACKUP_DIR: form(
    'Folder of backups: ids of erased accounts are written there at once, so that a restore erases them again',
    'a folder that can be written to',
    isWritableFolder,
  ),
  UPLOAD_MEGABYTES_PER_DAY: number('Megabytes that one user may upload per day; refused uploads count too', 500, 1),
  UPLOAD_SILENCE: number(
    'Milliseconds without a byte after which the connection of an upload is taken for lost; what came is kept',
    10_000,
    100,
    12_000,
  ),
  ASSIGNMENTS_PER_DAY: number('People whom one leader may have told of assigned trainings per day', 20_000, 1),
  TEXT_MEGABYTES_PER_DAY: number('Megabytes of JSON that one user may send per day', 100, 1),
  VAPID_PUBLIC_KEY: key('Public key for Web Push; default: a generated pair, kept in the data folder', 65),
  VAPID_PRIVATE_KEY: key('Private key for Web Push', 32),
  SECOND_FACTOR_KEY: key('Seals the secrets of authenticator apps, in no backup; default: one that is kept in the data folder', 32),
  PUSH_CONTACT: form(
    'Contact for push services, `mailto:` or `https:`',
    'an address that begins with mailto: or https:',
    (text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || isAddress(text, 'https:'),
    'mailto:no-reply@localhost',
  ),
  PUSH_ALLOW: networks('Private address ranges that pushes may go to, separated by commas: for a push service of your own'),
  WEBHOOK_ALLOW: networks('Private address ranges that admins of every church may have called, on any port; on loopback without TLS too'),
  FCM_SERVICE_ACCOUNT: form(
    'Service account for mobile pushes through Firebase: JSON, or the path of a JSON file',
    'the JSON of a service account, or a file that can be read',
    (text) => isObject(text) || isReadable(text),
  ),
  LANGUAGE_MODEL_URL: form(
    'Language model for quizzes and recommendations: an OpenAI-compatible address, or Anthropic’s',
    'an address that begins with https:// or http://',
    (text) => isAddress(text, 'https:', 'http:'),
  ),
  LANGUAGE_MODEL_KEY: text('API key of the language model'),
  LANGUAGE_MODEL: text('Name of the language model'),
  LANGUAGE_MODEL_TIMEOUT: milliseconds('Milliseconds that the language model has for an answer', 20_000),
  LANGUAGE_MODEL_CALLS_PER_DAY: number('Calls of the language model per day and organization', 200, 0),
} satisfies Record<string, Setting>

type Settings = { [Name in keyof typeof settings]: (typeof settings)[Name]['default'] }

type Lists = 'trustedProxies' | 'corsOrigins' | 'acmeNames' | 'pushAllow' | 'webhookAllow'

export interface Config extends Readonly<Settings>, Readonly<Record<Lists, readonly string[]>> {
  /** Absolute. */
  readonly dataDir: string
  /** Without a trailing slash, as `appUrl` is, where links in e-mails lead. */
  readonly publicUrl: string
  readonly appUrl: string
}

/** Reads the settings. `given` wins over the environment, which wins over `.env`. Throws a readable message when some are wrong. */
export function readConfig(given: Partial<Settings> = {}, { environment = true } = {}): Config {
  const { values, faults } = readSettings({ ...(environment ? { ...dotEnv(), ...process.env } : {}), ...given })
  if (faults.length > 0) throw new Error(faults.join('; '))
  return configOf(values)
}

/** What is set, in `.env` and by the environment. */
export const readEnvironment = () => ({ inFile: dotEnv(), environment: process.env })

export function configOf(values: Settings): Config {
  const publicUrl = new URL(values.PUBLIC_URL || `https://localhost:${values.PORT}`).origin
  return Object.freeze({
    ...values,
    dataDir: resolve(values.DATA_DIR),
    publicUrl,
    appUrl: values.APP_URL.replace(/\/+$/, '') || publicUrl,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    corsOrigins: listOf(values.CORS_ORIGINS),
    acmeNames: listOf(values.ACME_NAMES),
    pushAllow: listOf(values.PUSH_ALLOW),
    webhookAllow: listOf(values.WEBHOOK_ALLOW),
  })
}

/** Where the demo keeps its data, which are nobody's. */
export const demoFolder = () => resolve(process.env['DEMO_DATA_DIR'] ?? './demo-data')

const dotEnv = () => (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {})

/** Settings of which none means anything without the other. */
const pairs = { TLS_CERT: 'TLS_KEY', VAPID_PUBLIC_KEY: 'VAPID_PRIVATE_KEY' }

/** The values, with the default where one is wrong; and what is wrong, without the values, which may hold secrets. */
export function readSettings(given: Record<string, unknown>) {
  const { values, faults } = readValues<Settings>(settings, pairs, given)
  if (values.ACME_NAMES && values.TLS_CERT) faults.push('ACME_NAMES and TLS_CERT do not go together: leave one of them out')
  return { values, faults }
}
