// Sending the admins what happens in a pair, and the list of it for them.
import type { Api } from '#features/accounts/actor.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { TooManyReports } from '../errors.ts'
import { listReports } from './queries.ts'
import { reportPair, resolvePairReport } from './reporting.ts'
import { PairReport, PairReportsQuery, PairReportToReview, ReportPair } from './schemas.ts'

export function pairReportRoutes(service: Api, { config }: Services) {
  const api = service.withTag('One to one')

  api.post(
    '/pairs/{pair}/report',
    {
      operationId: 'reportPair',
      access: 'signed-in',
      beforeSecondFactor: true,
      summary: 'Send the organization’s admins what happens in a pair of mine, with notes that I choose',
      description:
        'At any time, also after it has ended. The other does not learn of it, nor does an admin who is the other. The admins get copies: what is changed or removed later stays with them as it was, until the account of whoever wrote it is erased.',
      body: ReportPair,
      subject: ({ data }) => ({ table: 'pair_reports', id: data.id }),
      response: { 201: Done(PairReport), 404: Refused, 422: refusals(TooManyReports) },
    },
    async ({ db, actor, params, body, words }) => {
      const { report, isRead } = await reportPair(db, actor, params.pair, body)
      const { reported, reported_to_nobody } = words.oneToOne.answers
      return { message: isRead ? reported : reported_to_nobody, data: report }
    },
  )

  api.get(
    '/organizations/{organization}/pair-reports',
    {
      operationId: 'listPairReports',
      access: 'subscriber',
      summary: 'List what people sent of their pairs, the newest first (admins)',
      description: 'But for pairs of the caller’s own.',
      query: PairReportsQuery,
      response: { 200: FeedOf(PairReportToReview), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { organization }, query }) => {
      requireAdmin(actor, organization)
      const { status = 'open', cursor } = query
      const [after, size] = [readCursor(cursor, ['number']), feedSize(query)]
      const reader = { id: actor.id, publicUrl: config.publicUrl }
      const reports = await listReports(db, reader, { organizationId: organization, status, after, limit: size + 1 })
      return feedOf(reports, size, ({ id }) => [id])
    },
  )

  api.post(
    '/organizations/{organization}/pair-reports/{pair_report}/close',
    {
      operationId: 'closePairReport',
      access: 'subscriber',
      summary: 'Close what somebody sent of their pair (admins)',
      description: 'Closing it again answers 200 and changes nothing.',
      response: { 200: Done(PairReport), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => ({
      message: words.oneToOne.answers.report_closed,
      data: await resolvePairReport(db, actor, params.organization, params.pair_report),
    }),
  )
}
