import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { it } from 'node:test'
import fc from 'fast-check'
import { openMail } from '#platform/mail/mail.ts'
import { readConfig, settings } from './config.ts'
import type { Setting } from './setting-kinds.ts'

type Given = Parameters<typeof readConfig>[0]
const read = (given: Record<string, string | number> = {}) => readConfig(given as Given, { environment: false })

it('everything has a value where nothing is set', () => {
  const config = read()
  for (const [name, { default: usual }] of Object.entries(settings)) assert.equal(config[name as keyof typeof settings], usual)
  assert.equal(config.publicUrl, 'https://localhost:8443')
})

it('takes texts as the environment has them, and an empty one as not set', () => {
  const { PORT, HTTP2, LOG_LEVEL, DATABASE_WAIT } = read({ PORT: '443', HTTP2: 'true', LOG_LEVEL: '', DATABASE_WAIT: '' })
  assert.deepEqual({ PORT, HTTP2, LOG_LEVEL, DATABASE_WAIT }, { PORT: 443, HTTP2: true, LOG_LEVEL: 'info', DATABASE_WAIT: 5000 })
})

it('names everything that is wrong, at once, and not what was set', () => {
  const wrong = { RATE_LIMIT_PRO: 'many', DATABASE_CONNECTIONS: '1', HTTP2: 'yes', LOG_LEVEL: 'loud', PORT: '-1' }
  assert.throws(() => read(wrong), {
    message: [
      'PORT must be a whole number from 0 to 65535',
      'DATABASE_CONNECTIONS must be a whole number from 2 to 1000',
      'HTTP2 must be true or false',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent',
      'RATE_LIMIT_PRO must be a whole number from 1 to 1000000000',
    ].join('; '),
  })
})

/** Of texts; numbers and flags have theirs below. Whatever is no address, file or word may be the name of a model, a key or a folder. */
const wrongTexts: Partial<Record<keyof typeof settings, string[]>> = {
  HOST: ['https://localhost', 'local host', '127.0.0.1:8443/'],
  PUBLIC_URL: [
    ...['http://church.example', 'church.example', 'https://church.example/path', 'https://church.example?a', 'https://'],
    ...['https://grace:secret@church.example', 'https://church.example?', 'https://church.example/#', 'https://church\\.example'],
  ],
  APP_URL: ['http://app.example', 'app.example', 'javascript:alert(1)', 'https://app.example/?a=b', 'https://grace@app.example'],
  DATABASE_URL: ['mysql://secret@host/database', 'host=localhost dbname=x', 'postgresql'],
  TLS_CERT: ['nowhere.pem', '/'],
  TLS_KEY: ['nowhere.pem', '/'],
  ACME_NAMES: ['Church.example', 'https://church.example', '*.church.example', 'a.example b.example', '-church.example'],
  ACME_EMAIL: ['office', 'a@example.org, b@example.org', '@example.org'],
  ACME_DIRECTORY: ['http://acme.example/directory', 'acme.example'],
  ACME_CA: ['nowhere.pem', '/'],
  TRUSTED_PROXIES: ['10.0.0.0/99', '127.0.0.1 10.0.0.1', 'proxy.example', '127.0.0.1,x'],
  CORS_ORIGINS: ['*', 'app.example', 'https://app.example/', 'https://app.example/path', 'https://a.example https://b.example'],
  LOG_LEVEL: ['loud', 'INFO'],
  REDIS_URL: ['http://secret@host', 'localhost:6379'],
  SMTP_URL: ['https://user:secret@host', 'mail.example:465', 'smtps://', 'smtp://user:50%@host', 'smtp://host?starttls=maybe'],
  MAIL_FROM: ['Grace Chapel', 'a@example.org, b@example.org', '<>', 'Grace <no reply@example.org>', 'Grace: Chapel <a@example.org>'],
  FILES_URL: ['https://key:secret@host/bucket', '/folder', 'file://', 's3:', 's3://key:50%@host/bucket'],
  BACKUP_DIR: ['nowhere', 'package.json'],
  VAPID_PUBLIC_KEY: ['secret', 'B'.repeat(86)],
  VAPID_PRIVATE_KEY: ['secret', '+'.repeat(43)],
  SECOND_FACTOR_KEY: ['secret', '+'.repeat(43)],
  PUSH_CONTACT: ['office@example.org', 'http://example.org', 'mailto:'],
  PUSH_ALLOW: ['10.0.0.1', '10.0.0.0/99', 'all'],
  WEBHOOK_ALLOW: ['10.0.0.1', '10.0.0.0/99', 'all'],
  FCM_SERVICE_ACCOUNT: ['nowhere.json', '{"private_key": secret', '5'],
  LANGUAGE_MODEL_URL: ['model.example', 'ftp://model.example'],
}
const free = ['DATA_DIR', 'LANGUAGE_MODEL', 'LANGUAGE_MODEL_KEY']

const wrongOnes = (name: string, { default: usual, minimum, maximum }: Setting): string[] => {
  if (typeof usual === 'boolean') return ['yes', '1', 'TRUE']
  if (typeof usual === 'string') return wrongTexts[name as keyof typeof settings] ?? []
  return [String(minimum! - 1), String(maximum! + 1), 'many', '1.5', '1e3', ' 5', '0x10', '-1', '99999999999999999999']
}

for (const [name, setting] of Object.entries<Setting>(settings))
  it(`a wrong ${name} is named, and nothing else is`, () => {
    const wrong = wrongOnes(name, setting)
    assert.equal(wrong.length > 0, !free.includes(name))
    for (const value of wrong) {
      const message = messageOf(() => read({ [name]: value }))
      assert.ok(message.startsWith(`${name} must be `), `${value}: ${message}`)
      const named = Object.keys(settings).filter((other) => new RegExp(`\\b${other}\\b`).test(message))
      assert.deepEqual(named, [name], value)
      assert.ok(!message.includes('secret'), message)
    }
  })

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return assert.fail('It was taken')
}

it('takes right values of each form', () => {
  const right: Given[] = [
    { PUBLIC_URL: 'https://church.example/', APP_URL: 'https://app.example/start/', HOST: '::', PORT: 65_535 },
    { DATABASE_URL: 'postgres://user:p%40ss@host:5432/database?sslmode=require', REDIS_URL: 'rediss://:password@host:6380/1' },
    { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1', CORS_ORIGINS: 'https://app.example, http://localhost:5173', PUSH_ALLOW: '10.0.0.0/8' },
    { SMTP_URL: 'smtp://127.0.0.1:25?starttls=optional', MAIL_FROM: 'no-reply@example.org', PUSH_CONTACT: 'https://church.example' },
    { MAIL_FROM: 'Grace Chapel <no-reply@example.org>', FILES_URL: 's3://key:secret@host/bucket?region=eu', FCM_SERVICE_ACCOUNT: '{}' },
    { FILES_URL: 'file:///srv/files', LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1', TLS_CERT: 'package.json', TLS_KEY: 'package.json' },
  ]
  for (const given of right) read(given as Record<string, string>)
})

it('gives the address of the service as browsers write it, however it was set', () => {
  for (const [set, used] of [
    ['https://Church.Example/', 'https://church.example'],
    ['https://church.example:443', 'https://church.example'],
    ['https://kirche-müller.example:8443', 'https://xn--kirche-mller-klb.example:8443'],
  ] as const)
    assert.equal(read({ PUBLIC_URL: set }).publicUrl, used)
})

it('takes no sender and no mail server that the mail cannot be opened with', () => {
  const piece = fc.constantFrom(
    ...['Grace', ' ', 'a@b.co', '<', '>', '<a@b.co>', '"', ',', ';', ':', '(', ')', '@', '\\', "'", 'é', '.', '\n'],
  )
  const sender = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
  const server = fc
    .tuple(fc.constantFrom('', 'u:p@', 'u%40:p@', 'u%:p@', 'u%zz:p@'), fc.constantFrom('', '?starttls=optional', '?starttls=no', '?a=b'))
    .map(([user, query]) => `smtp://${user}host${query}`)
  fc.assert(
    fc.property(sender, server, (MAIL_FROM, SMTP_URL) => {
      let config: ReturnType<typeof read>
      try {
        config = read({ MAIL_FROM, SMTP_URL })
      } catch {
        return
      }
      openMail({ from: config.MAIL_FROM, smtpUrl: config.SMTP_URL, folder: tmpdir() }).close()
    }),
    { numRuns: 5000 },
  )
})
