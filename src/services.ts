// What every feature works with: the database and the outside services, each chosen once, by configuration.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { openFileStore } from './platform/files/open-store.ts'
import type { FileStore } from './platform/files/storage.ts'
import { openRateLimits, type RateLimits } from './platform/http/rate-limit.ts'
import { type LanguageModel, openLanguageModel } from './platform/language-model/language-model.ts'
import { type Mail, openMail } from './platform/mail/mail.ts'
import { openPush, type Push } from './platform/push/push.ts'
import { openSealing, type Sealing } from './platform/sealing.ts'
import { forJsonReaders, forTerminal } from './platform/terminal.ts'
import { openWebhooks, type Webhooks } from './platform/webhooks/webhooks.ts'

export interface Services {
  config: Config
  db: Database
  /** For connections beside the pool. */
  databaseUrl: string
  log: Logger
  clock: Clock
  limits: RateLimits
  mail: Mail
  push: Push
  webhooks: Webhooks
  /** For the secrets of authenticator apps. */
  sealing: Sealing
  /** Undefined where none is configured. */
  languageModel: LanguageModel | undefined
  files: FileStore
  /** Who may be signed in by one tap: in the demo alone, whose command passes them. No setting does. */
  demoSignIns: readonly DemoSignIn[]
  close(): Promise<void>
}

export interface DemoSignIn {
  name: string
  role: 'member' | 'leadership' | 'admin'
  email: string
  password: string
}

/** Lines of JSON, written in batches off the path of requests; for a person at a terminal, at once and readable. */
export const openLog = (config: Config): Logger => {
  const options = { level: config.LOG_LEVEL, base: undefined, redact: ['req.headers', 'headers', 'token', 'password', 'email', 'name'] }
  if (process.stdout.isTTY)
    return pino({
      ...options,
      hooks: { streamWrite: forJsonReaders },
      transport: { target: 'pino-pretty', options: { ignore: 'reqId', translateTime: 'HH:MM:ss' } },
    })
  return pino(
    { ...options, hooks: { streamWrite: forTerminal } },
    pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 }),
  )
}

export const secondFactorSealing = (config: Config) =>
  openSealing({ dataDir: config.dataDir, name: 'second-factor.key', key: config.SECOND_FACTOR_KEY })

export async function openServices(
  config: Config,
  databaseUrl: string,
  // `ca`: a certificate (PEM) to trust instead of the public ones, for pushes and webhooks
  {
    log = openLog(config),
    clock = systemClock,
    ca,
    demoSignIns = [],
  }: { log?: Logger; clock?: Clock; ca?: string; demoSignIns?: readonly DemoSignIn[] } = {},
): Promise<Services> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const files = await openFileStore(config.FILES_URL, { defaultFolder: join(config.dataDir, 'files') })
  const warn = (what: string) => (error: Error & { code?: string }) => log.warn({ code: error.code ?? error.name }, what)
  const db = openDatabase({
    url: databaseUrl,
    connections: config.DATABASE_CONNECTIONS,
    waitAtMost: config.DATABASE_WAIT,
    onError: warn('A database connection was lost'),
  })
  const limits = await openRateLimits({
    ...(config.REDIS_URL ? { redisUrl: config.REDIS_URL } : {}),
    onError: warn('Redis can’t be reached; this instance counts for itself'),
  })
  const mail = openMail({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, folder: join(config.dataDir, 'mail') })
  const push = await openPush({
    dataDir: config.dataDir,
    vapid: { publicKey: config.VAPID_PUBLIC_KEY, privateKey: config.VAPID_PRIVATE_KEY, subject: config.PUSH_CONTACT },
    fcm: config.FCM_SERVICE_ACCOUNT ? { serviceAccount: config.FCM_SERVICE_ACCOUNT } : undefined,
    net: { allow: config.pushAllow, ca },
    log,
  })
  const webhooks = openWebhooks({ allow: config.webhookAllow, ca })
  const sealing = secondFactorSealing(config)
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL: model, LANGUAGE_MODEL_TIMEOUT: timeoutMs } = config
  const languageModel = openLanguageModel(url ? { url, key, model, timeoutMs } : undefined)
  return {
    config,
    db,
    databaseUrl,
    log,
    clock,
    limits,
    mail,
    push,
    webhooks,
    sealing,
    languageModel,
    files,
    demoSignIns,
    async close() {
      mail.close()
      await files.close()
      await push.close()
      await webhooks.close()
      await limits.close()
      await db.close()
    },
  }
}
