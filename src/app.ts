// The table of contents: the server, then one line for each feature.
import type { FastifyInstance } from 'fastify'
import { type Actor, type Api, findActor } from '#features/accounts/actor.ts'
import { accountJobs, accountSchedule } from '#features/accounts/jobs.ts'
import { accountRoutes } from '#features/accounts/routes.ts'
import { joinRequestJobs } from '#features/groups/join-requests/jobs.ts'
import { joinRequestRoutes } from '#features/groups/join-requests/routes.ts'
import { groupRoutes } from '#features/groups/routes.ts'
import { organizationJobs } from '#features/organizations/jobs.ts'
import { organizationRoutes } from '#features/organizations/routes.ts'
import { sql } from '#platform/db/database.ts'
import { closeApi, createApi, type Route } from '#platform/http/api.ts'
import type { Certificate } from '#platform/http/certificate.ts'
import { documentation } from '#platform/http/openapi.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import { createServer } from '#platform/http/server.ts'
import type { JobHandler, Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from './services.ts'

/** Every route under /api, by feature. */
const features: ((api: Api, services: Services) => void)[] = [accountRoutes, organizationRoutes, groupRoutes, joinRequestRoutes]

/** What is done in the background. */
export const jobHandlers = (services: Services): JobHandler[] => [
  ...accountJobs(services),
  ...organizationJobs(services),
  ...joinRequestJobs(services),
]
export const schedule: Periodic[] = [...accountSchedule]

export interface AppOptions {
  certificate: Certificate
  checkReply?: (route: Route, status: number, body: unknown) => void
}

export interface App {
  app: FastifyInstance
  routes: readonly Route[]
}

export async function buildApp(services: Services, { certificate, checkReply }: AppOptions): Promise<App> {
  const { config, db, log, limits } = services
  const app = await createServer({
    certificate,
    http2: config.HTTP2,
    proxies: config.trustedProxies,
    origins: config.corsOrigins,
    log,
    isReady: () =>
      db.one(sql`select 1`).then(
        () => true as const,
        () => 'The database does not answer.',
      ),
  })
  let routes: readonly Route[] = []
  await app.register(
    async (scope) => {
      const api = createApi<Actor>(scope, {
        db,
        limits,
        addressKey,
        authenticate: (token) => findActor(db, token, config.TOKEN_IDLE_DAYS),
        publicUrl: config.publicUrl,
        rates: {
          subscriber: config.RATE_LIMIT_PRO,
          standard: config.RATE_LIMIT_STANDARD,
          join: config.RATE_LIMIT_JOIN,
          upload: config.RATE_LIMIT_UPLOAD,
        },
        ...(checkReply ? { checkReply } : {}),
      })
      for (const feature of features) feature(api, services)
      await documentation(api, app, { publicUrl: config.publicUrl })
      closeApi(api)
      routes = api.routes
    },
    { prefix: '/api' },
  )
  return { app, routes }
}
