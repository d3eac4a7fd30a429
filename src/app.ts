// The table of contents: the server, then one line for each feature.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Actor, type Api, findActor, lifetimesOf } from '#features/accounts/actor.ts'
import { addressRoutes } from '#features/accounts/addresses/routes.ts'
import { passkeyRoutes } from '#features/accounts/passkeys/routes.ts'
import { accountRoutes } from '#features/accounts/routes.ts'
import { secondFactorRoutes } from '#features/accounts/second-factor/routes.ts'
import { signInRoutes } from '#features/accounts/sign-ins/routes.ts'
import { findProgram, isKey } from '#features/api-keys/calling.ts'
import { isOriginOfKey } from '#features/api-keys/queries.ts'
import { apiKeyRoutes } from '#features/api-keys/routes.ts'
import { SCOPE_OF_PAGES } from '#features/api-keys/scopes.ts'
import { auditLogRoutes } from '#features/audit-log/routes.ts'
import { badgeRoutes } from '#features/badges/routes.ts'
import { completionRoutes } from '#features/challenges/completions/routes.ts'
import { challengeRoutes } from '#features/challenges/routes.ts'
import { exportRoutes } from '#features/exports/routes.ts'
import { goneQuietRoutes } from '#features/gone-quiet/routes.ts'
import { joinCodeRoutes } from '#features/groups/codes/routes.ts'
import { deletedGroupRoutes } from '#features/groups/deleted/routes.ts'
import { groupInvitationRoutes } from '#features/groups/invitations/routes.ts'
import { joinRequestRoutes } from '#features/groups/join-requests/routes.ts'
import { groupMemberRoutes } from '#features/groups/members/routes.ts'
import { groupOverviewRoutes } from '#features/groups/overview/routes.ts'
import { groupRoutes } from '#features/groups/routes.ts'
import { waitRoutes } from '#features/groups/waits/routes.ts'
import { journalRoutes } from '#features/journal/routes.ts'
import { journeyRoutes } from '#features/journey/routes.ts'
import { liveEventRoutes } from '#features/live-events/routes.ts'
import { resumingRoutes } from '#features/media/resuming/routes.ts'
import { mediaRoutes } from '#features/media/routes.ts'
import { mediaPages } from '#features/media/serving.ts'
import { uploadRoutes } from '#features/media/uploads/routes.ts'
import { calendarPages } from '#features/meetings/calendar/page.ts'
import { meetingRoutes } from '#features/meetings/routes.ts'
import { notificationRoutes } from '#features/notifications/routes.ts'
import { unsubscribePages } from '#features/notifications/unsubscribing.ts'
import { curriculumRoutes } from '#features/onboarding/curriculum/routes.ts'
import { onboardingRoutes } from '#features/onboarding/routes.ts'
import { oneToOneRoutes } from '#features/one-to-one/routes.ts'
import { admitting } from '#features/organizations/admitting/admitting.ts'
import { brandingPages } from '#features/organizations/branding/pages.ts'
import { brandingRoutes } from '#features/organizations/branding/routes.ts'
import { caringRoutes } from '#features/organizations/caring/routes.ts'
import { firstRunRoutes } from '#features/organizations/first-run/routes.ts'
import { importRoutes } from '#features/organizations/imports/routes.ts'
import { invitationRoutes } from '#features/organizations/invitations/routes.ts'
import { requireAdmin, requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { organizationRoutes } from '#features/organizations/routes.ts'
import { exportPages } from '#features/personal-data/download.ts'
import { mergingRoutes } from '#features/personal-data/merging/routes.ts'
import { personalDataRoutes } from '#features/personal-data/routes.ts'
import { blockRoutes } from '#features/posts/blocks/routes.ts'
import { postPictureRoutes } from '#features/posts/pictures/routes.ts'
import { reportRoutes } from '#features/posts/reports/routes.ts'
import { postRoutes } from '#features/posts/routes.ts'
import { prayerRequestRoutes } from '#features/prayer-requests/routes.ts'
import { assignmentRoutes } from '#features/trainings/assignment/routes.ts'
import { trainingAudio } from '#features/trainings/audio.ts'
import { certificatePages } from '#features/trainings/certificates/page.ts'
import { certificateRoutes } from '#features/trainings/certificates/routes.ts'
import { followingRoutes } from '#features/trainings/following/routes.ts'
import { learningRoutes } from '#features/trainings/learning/routes.ts'
import { trainingRoutes } from '#features/trainings/routes.ts'
import { waitingRoutes } from '#features/waiting/routes.ts'
import { webhookRoutes } from '#features/webhooks/routes.ts'
import { ping } from '#platform/db/database.ts'
import { closeApi, createApi } from '#platform/http/api.ts'
import type { Certificate } from '#platform/http/certificate.ts'
import { serveFrontPage } from '#platform/http/front-page.ts'
import { serveDocument } from '#platform/http/openapi.ts'
import { serveDocumentPage } from '#platform/http/reference-page.ts'
import type { Route } from '#platform/http/route.ts'
import { createServer } from '#platform/http/server.ts'
import { serveWebApp, type WebApp } from '#platform/http/web-app.ts'
import { countPasswords } from '#platform/passwords.ts'
import { signingKey } from '#platform/signing-keys.ts'
import { groupsFor } from './groups-for-organizations.ts'
import { introduction, tags, title } from './introduction.ts'
import { subjects } from './notice-subjects.ts'
import { ratesOf } from './rates.ts'
import { schemas } from './schemas.ts'
import type { Services } from './services.ts'
import { readVersion } from './version.ts'

/** Every route under /api, by feature. */
const features: ((api: Api, services: Services) => void)[] = [
  accountRoutes,
  signInRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  addressRoutes,
  (api, services) => organizationRoutes(api, services, groupsFor(services)),
  (api, services) => caringRoutes(api, services, groupsFor(services)),
  invitationRoutes,
  importRoutes,
  firstRunRoutes,
  brandingRoutes,
  (api) => auditLogRoutes(api, requireAdmin),
  groupRoutes,
  joinCodeRoutes,
  groupMemberRoutes,
  waitRoutes,
  groupInvitationRoutes,
  groupOverviewRoutes,
  deletedGroupRoutes,
  joinRequestRoutes,
  meetingRoutes,
  postRoutes,
  postPictureRoutes,
  reportRoutes,
  blockRoutes,
  prayerRequestRoutes,
  oneToOneRoutes,
  waitingRoutes,
  exportRoutes,
  goneQuietRoutes,
  webhookRoutes,
  (api, services) => notificationRoutes(api, services, subjects),
  (api, services) => liveEventRoutes(api, services, subjects),
  mediaRoutes,
  (api, services) => uploadRoutes(api, services, requireLeaderOrAdmin),
  (api, services) => resumingRoutes(api, services, trainingAudio),
  challengeRoutes,
  completionRoutes,
  badgeRoutes,
  trainingRoutes,
  learningRoutes,
  assignmentRoutes,
  followingRoutes,
  certificateRoutes,
  journalRoutes,
  journeyRoutes,
  onboardingRoutes,
  curriculumRoutes,
  personalDataRoutes,
  apiKeyRoutes,
  mergingRoutes,
]

/** Served without a token, many on a page. */
const pictures = ['/media/', '/avatars/', '/icons/', '/brand.css', '/app.webmanifest']

export interface AppOptions {
  certificate: Certificate
  acmeFolder?: string | undefined
  /** Where it is built. */
  web?: WebApp | undefined
  checkReply?: (route: Route, status: number, body: unknown) => void
}

export interface App {
  app: FastifyInstance
  routes: readonly Route[]
}

export async function buildApp(services: Services, { certificate, acmeFolder, web, checkReply }: AppOptions): Promise<App> {
  const { config, db, log, limits } = services
  const app = await createServer({
    certificate,
    acmeFolder,
    http2: config.HTTP2,
    proxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    origins: config.corsOrigins,
    requestsAtOnce: config.REQUESTS_AT_ONCE,
    countExcluded: countPasswords,
    limits: { connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS },
    perAddress: {
      requests: config.RATE_LIMIT_ADDRESS,
      separate: {
        includes: (url) => !url.startsWith('/api/') && (pictures.some((path) => url.startsWith(path)) || web?.has(url) === true),
        requests: config.RATE_LIMIT_MEDIA,
      },
    },
    log,
    isReady: () =>
      ping(db).then(
        () => true as const,
        () => 'The database does not answer.',
      ),
  })
  if (web) serveWebApp(app, web) // before the pages below, which are for a service without the app
  mediaPages(app, services)
  brandingPages(app, services)
  unsubscribePages(app, services)
  certificatePages(app, services)
  exportPages(app, services)
  calendarPages(app, services)
  serveFrontPage(app, { title, web })
  serveDocumentPage(app, { title })
  const listKey = await signingKey(db, 'lists', () => randomBytes(32))
  let routes: readonly Route[] = []
  await app.register(
    async (scope) => {
      const api = createApi<Actor>(scope, {
        db,
        limits,
        authenticate: (token) =>
          isKey(token) ? findProgram(db, token) : findActor(db, token, lifetimesOf(config), { sendsMail: config.SMTP_URL !== '' }),
        fromPages: {
          scope: SCOPE_OF_PAGES,
          mayCall: async (origin) => config.corsOrigins.includes(origin) || isOriginOfKey(db, origin),
        },
        admit: admitting(services),
        publicUrl: config.publicUrl,
        sessionDays: config.SESSION_IDLE_DAYS,
        textPerDay: config.TEXT_MEGABYTES_PER_DAY * 1_048_576,
        rates: ratesOf(config),
        lists: { key: listKey, standingOf: ({ roles }) => [...roles] },
        ...(checkReply ? { checkReply } : {}),
      })
      for (const feature of features) feature(api, services)
      serveDocument(api, { title, version: readVersion(), contract: '2025-12', introduction, publicUrl: config.publicUrl, tags, schemas })
      closeApi(api)
      routes = api.routes
    },
    { prefix: '/api' },
  )
  return { app, routes }
}
