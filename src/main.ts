// The running service: opens everything, migrates the database, listens, runs jobs, and shuts down gracefully.

import closeWithGrace from 'close-with-grace'
import { warnOfKey } from '#features/accounts/second-factor/key.ts'
import { setupCode } from '#features/organizations/first-run/code.ts'
import { isSetupDue } from '#features/organizations/first-run/queries.ts'
import { buildApp } from './app.ts'
import { jobHandlers, schedule } from './background-jobs.ts'
import type { Config } from './config.ts'
import { openDataStore } from './data-store.ts'
import { httpsCertificate, renewing, tlsFolder, watchCertificate } from './https-certificate.ts'
import { addOperatingMetrics } from './operating-metrics.ts'
import { ping } from './platform/db/database.ts'
import type { HttpAndHttpsServer } from './platform/http/https.ts'
import { openWebApp } from './platform/http/web-app.ts'
import { queueJob } from './platform/jobs/jobs.ts'
import { startJobs } from './platform/jobs/worker.ts'
import { serveMetrics } from './platform/metrics.ts'
import { type DemoSignIn, openLog, openServices, type Services } from './services.ts'
import { builtFolder } from './web-build.ts'

export interface ServeOptions {
  /** The requests, the jobs, or (by default) both in this process. */
  only?: 'http' | 'jobs'
  /** Builds the web app, meanwhile. */
  build?: () => Promise<unknown>
  /** Of the demo. */
  demoSignIns?: readonly DemoSignIn[]
}

/** Serves until the process gets a signal. Resolves when it is ready; on failure, closes what was opened. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<void> {
  const log = openLog(config)
  const closing: (() => Promise<unknown>)[] = []
  let isStopping = false
  // From the start: a signal may come as soon as it listens, before all of it is open.
  const stopping = closeWithGrace({ delay: 20_000 }, async ({ err }) => {
    isStopping = true
    if (err) log.fatal({ error: err.name, at: err.stack?.split('\n').slice(1, 6) }, 'The service stops after a fault')
    else log.info('Stopping: requests and jobs under way are finished')
    for (let close = closing.shift(); close; close = closing.shift()) await close()
  })
  try {
    await open(config, options, closing, log)
  } catch (error) {
    // It breaks off since it is being closed, with which the process ends.
    if (isStopping) return new Promise(() => {})
    stopping.uninstall()
    for (const close of closing) await close().catch(() => {})
    throw error
  }
}

/** Adds to `closing` what undoes each step, in reverse order. */
async function open(
  config: Config,
  { only, build, demoSignIns = [] }: ServeOptions,
  closing: (() => Promise<unknown>)[],
  log: Services['log'],
) {
  const built = only === 'jobs' ? undefined : build?.().catch((error) => log.error(error.message))
  const data = await openDataStore(config, { mode: only === 'jobs' ? 'join' : 'own', log: (message) => log.info(message) })
  closing.unshift(() => data.close())
  const services = await openServices(config, data.url, { log, demoSignIns })
  closing.unshift(() => services.close())
  await ping(services.db) // from now on a connection shows that a service runs (data-store.ts)
  await warnOfKey(services)

  if (only !== 'http') {
    const jobs = await startJobs({ url: data.url, db: services.db, handlers: jobHandlers(services), schedule, clock: services.clock, log })
    closing.unshift(() => jobs.stop())
  }
  if (only !== 'jobs') {
    const certificate = await httpsCertificate(config)
    await built
    const { app } = await buildApp(services, { certificate, acmeFolder: tlsFolder(config), web: await openWebApp(builtFolder) })
    closing.unshift(() => app.close())
    const server = app.server as HttpAndHttpsServer
    const unwatch = watchCertificate(config, certificate, (renewed) => server.useCertificate(renewed), log)
    closing.unshift(async () => unwatch())
    await app.listen({ port: config.PORT, host: config.HOST }).catch((error) => {
      if (error.code === 'EADDRINUSE') throw new Error(`Port ${config.PORT} of ${config.HOST} is taken. Choose another with PORT.`)
      if (error.code === 'EACCES') throw new Error(`Only root may listen on port ${config.PORT}. Choose one above 1023 with PORT.`)
      if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code))
        throw new Error('HOST must be an address of this machine')
      throw error
    })
    if (config.acmeNames.length > 0) await queueJob(services.db, renewing, {}, { key: renewing.name })
  }
  if (config.METRICS_PORT) {
    addOperatingMetrics(services)
    const metrics = await serveMetrics(config.METRICS_PORT, (port) =>
      log.warn(`Port ${port} is taken: no metrics from this process (METRICS_PORT)`),
    )
    if (metrics) closing.unshift(async () => metrics.close())
  }
  await announce(config, only, services, log.info.bind(log))
}

async function announce(config: Config, only: string | undefined, { db, mail, push }: Services, say: (line: string) => void) {
  if (only === 'jobs') return say('Working on background jobs')
  say(`Listening on ${config.publicUrl}/api`)
  say(`API reference: ${config.publicUrl}/docs`)
  say(mail.describe())
  say(push.describe())
  if (await isSetupDue(db))
    say(`There is no organization yet. Set one up at ${config.publicUrl}/setup with the code ${await setupCode(db)}`)
}
